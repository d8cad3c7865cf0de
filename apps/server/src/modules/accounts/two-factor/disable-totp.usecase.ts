import type { Deps } from '../../../deps.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { lockUser, readAccount, updateUser } from '../accounts.repository.ts'
import { passSecondFactor } from './second-factor.ts'
import { replaceRecoveryCodes } from './totp.repository.ts'

export type TotpRemoval = {
  readonly userId: string
  readonly ip: string
  readonly currentPassword: string
  readonly totp: string
}

/** Switches two-step sign-in off, by the password and a code of the app or a recovery code. */
export async function disableTotp(
  deps: Deps,
  r: TotpRemoval,
): Promise<
  | { success: true }
  | Refused<'CONFLICT' | 'CURRENT_PASSWORD_INCORRECT' | 'INVALID_TOTP' | 'RATE_LIMITED'>
> {
  const account = await readAccount(deps.db, r.userId)
  if (!account || !(await verifyPassword(account.user.passwordHash, r.currentPassword)))
    return refuse('CURRENT_PASSWORD_INCORRECT')
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, r.userId)
    if (!user || user.totpEnrolledAt === null) return refuse('CONFLICT')
    const no = await passSecondFactor(tx, user, r.totp, deps.secret, now, true)
    if (no) return no
    await updateUser(tx, r.userId, { totpSecret: null, totpEnrolledAt: null, totpLastStep: null })
    await replaceRecoveryCodes(tx, r.userId, [])
    await writeAudit(tx, now, {
      actorId: r.userId,
      ip: r.ip,
      action: 'totp.disable',
      subject: r.userId,
      reason: null,
      before: null,
      after: null,
    })
    return { success: true }
  })
}
