import { randomInt } from 'node:crypto'
import { minutes, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { keyedHash } from '../../../platform/security/ids.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { updateUser, type User } from '../accounts.repository.ts'
import { findStep } from './totp.ts'
import { consumeRecoveryCode, consumeStep } from './totp.repository.ts'

// six digits can be guessed by an attacker with the password: five tries per account, then a pause
const MAX_FAILURES = 5
const PAUSE = minutes(15)

// without letters and digits that look alike
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const CODES = 10
const CODE_LENGTH = 10
// 10 characters carry 49 bits, too few for a plain hash: the hash is keyed with the application's secret
export const hashRecoveryCode = (code: string, appSecret: string): string =>
  keyedHash(appSecret, `recovery ${code.toLowerCase().replace(/[\s-]/g, '')}`).toString('hex')
/** Ten codes such as `abcde-fghjk`, for the user to write down. */
export function newRecoveryCodes(): string[] {
  const half = () =>
    Array.from({ length: CODE_LENGTH / 2 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: CODES }, () => `${half()}-${half()}`)
}

/**
 * Verifies and consumes a code of the authenticator app or, where `allowRecovery` is true, a recovery code. The user row must be
 * locked. INVALID_TOTP when the code is wrong or was used; RATE_LIMITED after too many wrong ones.
 */
export async function verifySecondFactor(
  tx: Tx,
  user: User,
  code: string,
  appSecret: string,
  now: Instant,
  allowRecovery: boolean,
): Promise<Refused<'INVALID_TOTP' | 'RATE_LIMITED'> | null> {
  const failures =
    user.totpFailedAt !== null && now - user.totpFailedAt < PAUSE ? user.totpFailures : 0
  if (failures >= MAX_FAILURES) return refuse('RATE_LIMITED')
  const step =
    user.totpSecret === null
      ? null
      : findStep(code.replace(/\s/g, ''), user.totpSecret, appSecret, now)
  const passed =
    step !== null
      ? await consumeStep(tx, user.id, step)
      : allowRecovery &&
        (await consumeRecoveryCode(tx, user.id, hashRecoveryCode(code, appSecret), now))
  await updateUser(
    tx,
    user.id,
    passed
      ? { totpFailures: 0, totpFailedAt: null }
      : { totpFailures: failures + 1, totpFailedAt: now },
  )
  return passed ? null : refuse('INVALID_TOTP')
}
