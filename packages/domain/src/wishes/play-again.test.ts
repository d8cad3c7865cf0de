import { expect, test } from 'vitest'
import { at } from '../../test/at.ts'
import { mayAskAgain, playAgainCloses } from './play-again.ts'

const TEE = at('2026-12-03 07:30')
test('thirty days after the end of the round', () => {
  expect(playAgainCloses(TEE)).toBe(at('2027-01-02 13:30'))
})
test.each([
  ['before settlement', false, at('2026-12-03 13:30'), false],
  ['right after it', true, at('2026-12-03 13:30'), true],
  ['at the last moment', true, at('2027-01-02 13:30'), true],
  ['one ms later', true, at('2027-01-02 13:30') + 1, false],
])('asking %s', (_name, completed, now, expected) => {
  expect(mayAskAgain(TEE, completed, now)).toBe(expected)
})
