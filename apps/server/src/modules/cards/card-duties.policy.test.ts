import { expect, test } from 'vitest'
import { dutiesOfCard, isBacking, isCardMoving } from './card-duties.policy.ts'
import type { CardDuties } from './card-ports.types.ts'

const DUTIES: CardDuties = {
  holds: new Map([
    ['a', { open: 2, moving: 0 }],
    ['b', { open: 1, moving: 1 }],
  ]),
  cases: 1,
  debts: 3,
  chargingCardIds: new Set(['c']),
}

test.each([
  ['a', true, { holds: 2, cases: 1, debts: 3 }, true, false],
  ['a', false, { holds: 2, cases: 0, debts: 0 }, true, false],
  ['b', false, { holds: 1, cases: 0, debts: 0 }, true, true],
  ['c', false, { holds: 0, cases: 0, debts: 0 }, false, true],
  ['d', true, { holds: 0, cases: 1, debts: 3 }, true, false],
  ['d', false, { holds: 0, cases: 0, debts: 0 }, false, false],
])('card %s, default: %s', (id, isDefault, duties, backing, moving) => {
  const card = { id, isDefault }
  expect(dutiesOfCard(card, DUTIES)).toEqual(duties)
  expect(isBacking(dutiesOfCard(card, DUTIES))).toBe(backing)
  expect(isCardMoving(card, DUTIES)).toBe(moving)
})
