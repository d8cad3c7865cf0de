import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { hashPassword } from '../../../platform/security/passwords.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { findToken } from './send-account-link.step.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { deleteIdentitiesOf } from '../identities/identities.repository.ts'
import { deleteSessionsOf } from './sessions.repository.ts'
import { consumeToken, consumeTokens, type Token } from './tokens.repository.ts'

const tokenRefusal = (
  token: Token,
  now: Instant,
): Refused<'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED'> | null =>
  token.usedAt !== null
    ? refuse('TOKEN_ALREADY_USED')
    : token.expiresAt < now
      ? refuse('TOKEN_EXPIRED')
      : null

type LinkRefusal = Refused<'INVALID_TOKEN' | 'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED'>

/** Whether a reset link still works, so that the page asks for no password that the server would refuse. */
export async function checkResetLink(
  deps: Deps,
  secret: string,
): Promise<{ success: true } | LinkRefusal> {
  const token = await findToken(deps.db, secret, 'reset')
  if (isRefused(token)) return token
  return tokenRefusal(token, deps.clock.now()) ?? { success: true }
}

/** Sets a new password by the link from the mail and ends all sessions. */
export async function resetPassword(
  deps: Deps,
  secret: string,
  password: string,
): Promise<{ success: true } | LinkRefusal> {
  const now = deps.clock.now()
  // checked before the expensive hash: invalid links must not cost CPU time
  const seen = await findToken(deps.db, secret, 'reset')
  if (isRefused(seen)) return seen
  const refusal = tokenRefusal(seen, now)
  if (refusal) return refusal
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, seen.userId)
    if (!user) return refuse('INVALID_TOKEN')
    if (!(await consumeToken(tx, seen.id, now))) {
      const token = await findToken(tx, secret, 'reset')
      return isRefused(token) ? token : (tokenRefusal(token, now) ?? refuse('TOKEN_ALREADY_USED'))
    }
    await consumeTokens(tx, user.id, 'reset', now)
    // receiving the mail proves the address
    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now })
    await consumeTokens(tx, user.id, 'verify', now)
    // linked at a registration that never proved the address, by a stranger perhaps
    if (user.emailVerifiedAt === null) await deleteIdentitiesOf(tx, user.id)
    await deleteSessionsOf(tx, user.id, null)
    await notify(deps.jobs, tx, {
      userId: user.id,
      kind: 'password_changed',
      params: { changedAt: { at: now } },
    })
    return { success: true }
  })
}
