import { randomInt } from 'node:crypto'
import { minutes, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { keyedHash } from '../../../platform/security/ids.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { updateUser, type User } from '../accounts.repository.ts'
import { stepOfCode } from './totp.ts'
import { useRecoveryCode, useStep } from './totp.repository.ts'

// six digits can be guessed by somebody patient who has the password: five tries, then a pause, for the account as a whole
const MOST_FAILURES = 5
const PAUSE = minutes(15)

// without letters and digits that look alike on paper
const ALPHABET = '23456789abcdefghjkmnpqrstvwxyz'
const CODES = 10
const CODE_LENGTH = 10
// 10 characters carry 49 bits: too few for a plain hash, so the application's secret goes in
export const hashRecoveryCode = (code: string, appSecret: string): string =>
  keyedHash(appSecret, `recovery ${code.toLowerCase().replace(/[\s-]/g, '')}`).toString('hex')
/** Ten codes as `abcde-fghjk`, to be kept on paper. */
export function newRecoveryCodes(): string[] {
  const half = () =>
    Array.from({ length: CODE_LENGTH / 2 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  return Array.from({ length: CODES }, () => `${half()}-${half()}`)
}

/**
 * Checks a code of the authenticator app, or (where `recovery` allows) a recovery code, and uses it up. The user row must be locked.
 * INVALID_TOTP when it is wrong or was used; RATE_LIMITED after too many wrong ones.
 */
export async function passSecondFactor(
  tx: Tx,
  user: User,
  code: string,
  appSecret: string,
  now: Instant,
  recovery: boolean,
): Promise<Refused<'INVALID_TOTP' | 'RATE_LIMITED'> | null> {
  const recent =
    user.totpFailedAt !== null && now - user.totpFailedAt < PAUSE ? user.totpFailures : 0
  if (recent >= MOST_FAILURES) return refuse('RATE_LIMITED')
  const step =
    user.totpSecret === null
      ? null
      : stepOfCode(code.replace(/\s/g, ''), user.totpSecret, appSecret, now)
  const passed =
    step !== null
      ? await useStep(tx, user.id, step)
      : recovery && (await useRecoveryCode(tx, user.id, hashRecoveryCode(code, appSecret), now))
  await updateUser(
    tx,
    user.id,
    passed
      ? { totpFailures: 0, totpFailedAt: null }
      : { totpFailures: recent + 1, totpFailedAt: now },
  )
  return passed ? null : refuse('INVALID_TOTP')
}
