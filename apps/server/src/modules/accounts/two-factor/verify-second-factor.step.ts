import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { hashRecoveryCode } from '../../../platform/security/recovery-codes.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { updateUser, type User } from '../accounts.repository.ts'
import { findStep } from '../../../platform/security/totp.ts'
import { consumeRecoveryCode, consumeStep, countRecoveryCodes } from './totp.repository.ts'

// six digits can be guessed by an attacker with the password: five tries per account, then a pause
const MAX_FAILURES = 5
const PAUSE = minutes(15)

/**
 * Verifies and consumes a code of the authenticator app or, where `allowRecovery` is true, a
 * recovery code, whose use is reported by email. The user row must be locked. INVALID_TOTP when the
 * code is wrong or was used; RATE_LIMITED after too many wrong ones.
 */
export async function verifySecondFactor(
  deps: Deps,
  tx: Tx,
  user: User,
  code: string,
  allowRecovery: boolean,
): Promise<Refused<'INVALID_TOTP' | 'RATE_LIMITED'> | null> {
  const now = deps.clock.now()
  const failures =
    user.totpFailedAt !== null && now - user.totpFailedAt < PAUSE ? user.totpFailures : 0
  if (failures >= MAX_FAILURES) return refuse('RATE_LIMITED')
  const step =
    user.totpSecret === null
      ? null
      : findStep(code.replace(/\s/g, ''), user.totpSecret, deps.secret, now)
  const passed =
    step !== null
      ? await consumeStep(tx, user.id, step)
      : allowRecovery && (await useRecoveryCode(deps, tx, user.id, code))
  await updateUser(
    tx,
    user.id,
    passed
      ? { totpFailures: 0, totpFailedAt: null }
      : { totpFailures: failures + 1, totpFailedAt: now },
  )
  return passed ? null : refuse('INVALID_TOTP')
}

async function useRecoveryCode(deps: Deps, tx: Tx, userId: string, code: string): Promise<boolean> {
  const now = deps.clock.now()
  if (!(await consumeRecoveryCode(tx, userId, hashRecoveryCode(code, deps.secret), now)))
    return false
  await notify(deps.jobs, tx, {
    userId,
    kind: 'recovery_code_used',
    params: { left: await countRecoveryCodes(tx, userId), usedAt: { at: now } },
  })
  return true
}
