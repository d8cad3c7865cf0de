import { minutes, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { hashRecoveryCode } from '../../../platform/security/recovery-codes.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { updateUser, type User } from '../accounts.repository.ts'
import { findStep } from '../../../platform/security/totp.ts'
import { consumeRecoveryCode, consumeStep } from './totp.repository.ts'

// six digits can be guessed by an attacker with the password: five tries per account, then a pause
const MAX_FAILURES = 5
const PAUSE = minutes(15)

/**
 * Verifies and consumes a code of the authenticator app or, where `allowRecovery` is true, a
 * recovery code. The user row must be locked. INVALID_TOTP when the code is wrong or was used;
 * RATE_LIMITED after too many wrong ones.
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
