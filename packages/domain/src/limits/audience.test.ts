import { expect, test } from 'vitest'
import { fitsWomenOnly, maySeeGame } from './audience.ts'

test.each([
  [false, null, true],
  [false, 'male', true],
  [true, 'female', true],
  [true, 'male', false],
  [true, 'other', false],
  [true, null, false],
])('women only %s: %s may play: %s', (womenOnly, gender, expected) => {
  expect(fitsWomenOnly({ womenOnly }, gender)).toBe(expected)
})

test.each([
  [null, false, false, true],
  ['key', false, false, false],
  ['key', true, false, true],
  ['key', false, true, true],
])(
  'key %s, knows the game %s, has the key %s: sees it %s',
  (inviteKey, knows, hasKey, expected) => {
    expect(maySeeGame({ inviteKey }, { knows, hasKey })).toBe(expected)
  },
)
