import { expect, test } from 'vitest'
import { mayRemove } from './identities.ts'

test.each([
  ['identity', false, false, 0, 1, false],
  ['identity', false, true, 0, 1, true],
  ['identity', false, false, 1, 1, true],
  ['identity', false, false, 0, 2, true],
  ['passkey', false, false, 1, 0, false],
  ['passkey', false, false, 2, 0, true],
  ['passkey', false, false, 1, 1, true],
  ['passkey', false, true, 1, 0, true],
  // an identity is no way in for an administrator: neither its loss nor its rest counts
  ['identity', true, false, 0, 1, true],
  ['identity', true, true, 0, 1, true],
  ['passkey', true, false, 1, 1, false],
  ['passkey', true, true, 1, 0, true],
] as const)(
  'removing a %s, administrator %s, password %s, %i passkeys, %i identities: %s',
  (what, isAdmin, hasPassword, passkeys, identities, expected) => {
    expect(mayRemove(what, { isAdmin, hasPassword, passkeys, identities })).toBe(expected)
  },
)
