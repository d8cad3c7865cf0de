import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readLink } from './account-links.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { useToken, useUpTokens } from './tokens.repository.ts'

/** Activates an account by the link of the mail. Does not sign anybody in: a mail may be read by others. */
export async function verifyEmail(
  deps: Deps,
  secret: string,
): Promise<{ userId: string } | Refused<'INVALID_TOKEN' | 'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED'>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const link = await readLink(tx, secret, 'verify')
    if (isRefused(link)) return link
    const user = await lockUser(tx, link.userId)
    if (!user) return refuse('INVALID_TOKEN')
    // an account that is active, by this link or by another one, has nothing left to expire
    if (link.usedAt !== null || user.emailVerifiedAt !== null) return refuse('TOKEN_ALREADY_USED')
    if (!(await useToken(tx, link.id, now)))
      return refuse(link.expiresAt < now ? 'TOKEN_EXPIRED' : 'TOKEN_ALREADY_USED')
    await updateUser(tx, user.id, { emailVerifiedAt: now })
    await useUpTokens(tx, user.id, 'verify', now)
    return { userId: user.id }
  })
}
