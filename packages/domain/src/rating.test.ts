import { expect, test } from 'vitest'
import { ratingCloses, ratingState } from './rating.ts'
import { at } from '../test/at.ts'

const TEE = at('2026-12-03 07:30')
test('rating closes seven days after the end of the game', () => {
  expect(ratingCloses(TEE)).toBe(at('2026-12-10 13:30'))
})
test.each([
  ['before settlement', false, at('2026-12-03 13:30'), 'too_early'],
  ['right after it', true, at('2026-12-03 13:30'), 'open'],
  ['at the last moment', true, at('2026-12-10 13:30'), 'open'],
  ['one ms later', true, at('2026-12-10 13:30') + 1, 'closed'],
  ['when settlement never ran', false, at('2026-12-20 13:30'), 'too_early'],
])('rating %s', (_, completed, now, expected) => {
  expect(ratingState(TEE, completed, now)).toBe(expected)
})
