import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { hashRecoveryCode, newRecoveryCodes, passSecondFactor } from './second-factor.ts'
import { deleteSessionsOf } from '../sessions/sessions.repository.ts'
import { replaceRecoveryCodes } from './totp.repository.ts'

export type TotpConfirmation = {
  readonly userId: string
  readonly sessionHash: string
  readonly ip: string
  readonly totp: string
}

/** Switches two-step sign-in on by a first code, and returns the recovery codes, this once. Sessions begun without a code end. */
export async function confirmTotp(
  deps: Deps,
  c: TotpConfirmation,
): Promise<{ recoveryCodes: string[] } | Refused<'CONFLICT' | 'INVALID_TOTP' | 'RATE_LIMITED'>> {
  const now = deps.clock.now(),
    recoveryCodes = newRecoveryCodes()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, c.userId)
    if (!user || user.totpSecret === null || user.totpEnrolledAt !== null) return refuse('CONFLICT')
    const no = await passSecondFactor(tx, user, c.totp, deps.secret, now, false)
    if (no) return no
    await updateUser(tx, c.userId, { totpEnrolledAt: now })
    await replaceRecoveryCodes(
      tx,
      c.userId,
      recoveryCodes.map((code) => hashRecoveryCode(code, deps.secret)),
    )
    await deleteSessionsOf(tx, c.userId, c.sessionHash)
    await writeAudit(tx, now, {
      actorId: c.userId,
      ip: c.ip,
      action: 'totp.enable',
      subject: c.userId,
      reason: null,
      before: null,
      after: null,
    })
    return { recoveryCodes }
  })
}
