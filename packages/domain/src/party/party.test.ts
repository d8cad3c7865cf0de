import { expect, test } from 'vitest'
import { companionRefusal, mostSeats } from './party.ts'

const companion = (firstName: string, lastName: string, gender: string | null = null) => ({
  firstName,
  lastName,
  gender,
})
const guest = { firstName: 'Emily', lastName: 'Carter' }

test.each([
  ['one other person', [companion('Daniel', 'Reyes')], undefined],
  ['two of one family', [companion('Daniel', 'Carter'), companion('Ana', 'Carter')], undefined],
  ['the guest', [companion('Emily', 'Carter')], 'COMPANION_TWICE'],
  ['the guest in other letters', [companion('EMILY', ' carter')], 'COMPANION_TWICE'],
  ['the guest in wide letters', [companion('Ｅmily', 'Carter')], 'COMPANION_TWICE'],
  [
    'one person twice',
    [companion('Daniel', 'Reyes'), companion('daniel', 'reyes')],
    'COMPANION_TWICE',
  ],
])('companions: %s', (_, companions, code) => {
  expect(companionRefusal(companions, { guest, womenOnly: false })?.code).toBe(code)
})

test.each([
  ['a woman', 'female', undefined],
  ['a man', 'male', 'WOMEN_ONLY'],
  ['another gender', 'other', 'WOMEN_ONLY'],
  ['no declared gender', null, 'WOMEN_ONLY'],
])('in a women-only game: %s', (_, gender, code) => {
  const companions = [companion('Daniel', 'Reyes', gender)]
  expect(companionRefusal(companions, { guest, womenOnly: true })?.code).toBe(code)
})

test.each([
  [5, false, 3, 3],
  [3, false, 3, 3],
  [2, false, 3, 2],
  [1, false, 3, 1],
  [0, false, 3, 1],
  [3, true, 3, 1],
  [5, false, 2, 2],
  [5, false, 1, 1],
])('of %d free seats, one guest (alone: %s, limit %d) takes %d', (free, alone, limit, most) => {
  expect(mostSeats(free, { alone, limit })).toBe(most)
})
