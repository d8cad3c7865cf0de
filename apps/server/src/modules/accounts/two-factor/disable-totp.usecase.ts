import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser, readAccount, updateUser } from '../accounts.repository.ts'
import { verifySecondFactor } from './verify-second-factor.step.ts'
import { replaceRecoveryCodes } from './totp.repository.ts'

export type TotpRemoval = {
  readonly userId: string
  readonly ip: string
  readonly currentPassword: string
  readonly totp: string
}

/**
 * Disables two-step login, given the password and a code of the app or a recovery code, and notifies
 * the administrator by email.
 */
export async function disableTotp(
  deps: Deps,
  removal: TotpRemoval,
): Promise<
  | { success: true }
  | Refused<'CONFLICT' | 'CURRENT_PASSWORD_INCORRECT' | 'INVALID_TOTP' | 'RATE_LIMITED'>
> {
  const account = await readAccount(deps.db, removal.userId)
  if (!account || !(await verifyPassword(account.user.passwordHash, removal.currentPassword)))
    return refuse('CURRENT_PASSWORD_INCORRECT')
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, removal.userId)
    if (!user || user.totpEnrolledAt === null) return refuse('CONFLICT')
    const refusal = await verifySecondFactor(deps, tx, user, removal.totp, true)
    if (refusal) return refusal
    await updateUser(tx, removal.userId, {
      totpSecret: null,
      totpEnrolledAt: null,
      totpLastStep: null,
    })
    await replaceRecoveryCodes(tx, removal.userId, [])
    await writeAudit(tx, now, {
      actorId: removal.userId,
      ip: removal.ip,
      action: 'totp.disable',
      subject: removal.userId,
      reason: null,
      before: null,
      after: null,
    })
    await notify(deps.jobs, tx, {
      userId: removal.userId,
      kind: 'totp_changed',
      params: { to: 'off', changedAt: { at: now } },
    })
    return { success: true }
  })
}
