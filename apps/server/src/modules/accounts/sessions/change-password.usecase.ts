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

/**
 * Sets a new password, given the current one. Ends all other sessions and expires open reset links.
 */
export async function changePassword(
  deps: Deps,
  change: PasswordChange,
): Promise<{ success: true } | Refused<'CURRENT_PASSWORD_INCORRECT'>> {
  const before = (await readAccount(deps.db, change.userId))?.user.passwordHash ?? null
  if (!(await verifyPassword(before, change.currentPassword)))
    return refuse('CURRENT_PASSWORD_INCORRECT')
  const passwordHash = await hashPassword(change.newPassword)
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, change.userId)
    // another request changed the password while the hash was computed
    if (!user || user.passwordHash !== before) return refuse('CURRENT_PASSWORD_INCORRECT')
    const now = deps.clock.now()
    await updateUser(tx, user.id, { passwordHash })
    await expireTokens(tx, user.id, 'reset', now)
    await deleteSessionsOf(tx, user.id, change.sessionHash)
    await notify(deps.jobs, tx, {
      userId: user.id,
      kind: 'password_changed',
      params: { changedAt: { at: now } },
    })
    return { success: true }
  })
}
