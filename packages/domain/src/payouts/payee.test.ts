import { expect, test } from 'vitest'
import { payeeStateOf } from './payee.ts'

test.each([
  ['incomplete', false, false, false, 3],
  ['incomplete', false, false, false, 0],
  ['missing', false, true, false, 1],
  ['checking', false, true, false, 0],
  ['due', true, true, false, 1],
  ['ready', true, true, false, 0],
  ['blocked', false, true, true, 0],
  ['blocked', false, false, true, 2],
] as const)(
  'is %s: receives %s, submitted %s, refused %s, missing %d',
  (state, canReceive, isSubmitted, isRefused, missing) => {
    expect(payeeStateOf({ canReceive, isSubmitted, isRefused, missing })).toBe(state)
  },
)
