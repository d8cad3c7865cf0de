import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { hashRecoveryCode, newRecoveryCodes } from '../../../platform/security/recovery-codes.ts'
import { verifySecondFactor } from './verify-second-factor.step.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { replaceRecoveryCodes } from './totp.repository.ts'

export type TotpConfirmation = {
  readonly userId: string
  readonly sessionHash: string
  readonly ip: string
  readonly totp: string
}

/**
 * Enables two-step login by a first code and returns the recovery codes, only this time. Ends the
 * other sessions and notifies the administrator by mail.
 */
export async function confirmTotp(
  deps: Deps,
  confirmation: TotpConfirmation,
): Promise<{ recoveryCodes: string[] } | Refused<'CONFLICT' | 'INVALID_TOTP' | 'RATE_LIMITED'>> {
  const now = deps.clock.now(),
    recoveryCodes = newRecoveryCodes()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, confirmation.userId)
    if (!user || user.totpSecret === null || user.totpEnrolledAt !== null) return refuse('CONFLICT')
    const refusal = await verifySecondFactor(deps, tx, user, confirmation.totp, false)
    if (refusal) return refusal
    await updateUser(tx, confirmation.userId, { totpEnrolledAt: now })
    await replaceRecoveryCodes(
      tx,
      confirmation.userId,
      recoveryCodes.map((code) => hashRecoveryCode(code, deps.secret)),
    )
    await deleteSessionsOf(tx, confirmation.userId, confirmation.sessionHash)
    await writeAudit(tx, now, {
      actorId: confirmation.userId,
      ip: confirmation.ip,
      action: 'totp.enable',
      subject: confirmation.userId,
      reason: null,
      before: null,
      after: null,
    })
    await notify(deps.jobs, tx, {
      userId: confirmation.userId,
      kind: 'totp_changed',
      params: { to: 'on', changedAt: { at: now } },
    })
    return { recoveryCodes }
  })
}
