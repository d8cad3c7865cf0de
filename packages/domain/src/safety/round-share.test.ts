import { expect, test } from 'vitest'
import { fromJapanText } from '../time.ts'
import { mayShareRound, sharedUntil } from './round-share.ts'

const at = (text: string) => fromJapanText(text)!
const teeTime = at('2026-12-12 08:16:00')

test.each([
  ['2026-12-11 23:59:00', false],
  ['2026-12-12 00:00:00', true],
  ['2026-12-12 08:16:00', true],
  ['2026-12-12 23:59:00', true],
  ['2026-12-13 00:00:00', false],
])('at %s a player may share the round: %s', (text, may) => {
  expect(mayShareRound({ teeTime, status: 'scheduled' }, { plays: true }, at(text))).toBe(may)
})
test('it ends with the day in Japan, and is for players of a game that takes place', () => {
  expect(sharedUntil(teeTime)).toBe(at('2026-12-13 00:00:00'))
  expect(mayShareRound({ teeTime, status: 'scheduled' }, { plays: false }, teeTime)).toBe(false)
  expect(mayShareRound({ teeTime, status: 'cancelled' }, { plays: true }, teeTime)).toBe(false)
})
