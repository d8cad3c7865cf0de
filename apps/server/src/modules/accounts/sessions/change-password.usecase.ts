import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { hashPassword, verifyPassword } from '../../../platform/security/passwords.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUser, readAccount, updateUser } from '../accounts.repository.ts'
import { deleteSessionsOf } from './sessions.repository.ts'
import { expireTokens } from './tokens.repository.ts'

export type PasswordChange = {
  readonly userId: string
  readonly sessionHash: string
  readonly currentPassword: string
  readonly newPassword: string
}

/** Sets a new password by the present one; this session stays, all others end, and so do reset links that are still about. */
export async function changePassword(
  deps: Deps,
  c: PasswordChange,
): Promise<{ success: true } | Refused<'CURRENT_PASSWORD_INCORRECT'>> {
  const before = (await readAccount(deps.db, c.userId))?.user.passwordHash ?? null
  if (!(await verifyPassword(before, c.currentPassword)))
    return refuse('CURRENT_PASSWORD_INCORRECT')
  const passwordHash = await hashPassword(c.newPassword)
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, c.userId)
    // somebody else changed it while this was being worked out
    if (!user || user.passwordHash !== before) return refuse('CURRENT_PASSWORD_INCORRECT')
    const now = deps.clock.now()
    await updateUser(tx, user.id, { passwordHash })
    await expireTokens(tx, user.id, 'reset', now)
    await deleteSessionsOf(tx, user.id, c.sessionHash)
    await notify(deps.jobs, tx, {
      userId: user.id,
      kind: 'password_changed',
      params: { changedAt: { at: now } },
    })
    return { success: true }
  })
}
