import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { notify } from '../../../platform/notify.ts'
import { hashPassword } from '../../../platform/security/passwords.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readLink } from './account-links.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { deleteSessionsOf } from './sessions.repository.ts'
import { useToken, useUpTokens, type Token } from './tokens.repository.ts'

const whyNot = (
  link: Token,
  now: Instant,
): Refused<'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED'> | null =>
  link.usedAt !== null
    ? refuse('TOKEN_ALREADY_USED')
    : link.expiresAt < now
      ? refuse('TOKEN_EXPIRED')
      : null

/** Sets a new password by the link of the mail and ends every session. */
export async function resetPassword(
  deps: Deps,
  secret: string,
  password: string,
): Promise<{ success: true } | Refused<'INVALID_TOKEN' | 'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED'>> {
  const now = deps.clock.now()
  // looked at before the costly hash: wrong links must not keep the server busy
  const seen = await readLink(deps.db, secret, 'reset')
  if (isRefused(seen)) return seen
  const early = whyNot(seen, now)
  if (early) return early
  const passwordHash = await hashPassword(password)
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, seen.userId)
    if (!user) return refuse('INVALID_TOKEN')
    if (!(await useToken(tx, seen.id, now))) {
      const link = await readLink(tx, secret, 'reset')
      return isRefused(link) ? link : (whyNot(link, now) ?? refuse('TOKEN_ALREADY_USED'))
    }
    await useUpTokens(tx, user.id, 'reset', now)
    // the mail was read, so the address is theirs
    await updateUser(tx, user.id, { passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? now })
    await useUpTokens(tx, user.id, 'verify', now)
    await deleteSessionsOf(tx, user.id, null)
    await notify(deps.jobs, tx, {
      userId: user.id,
      kind: 'password_changed',
      params: { changedAt: { at: now } },
    })
    return { success: true }
  })
}
