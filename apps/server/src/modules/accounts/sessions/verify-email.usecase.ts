import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { findToken } from './send-account-link.step.ts'
import { lockUser, updateUser } from '../accounts.repository.ts'
import { consumeToken, consumeTokens } from './tokens.repository.ts'

/**
 * Activates an account by the link from the mail. Starts no session, because others may read the
 * mail.
 */
export async function verifyEmail(
  deps: Deps,
  ports: Pick<AccountPorts, 'inheritByMailbox'>,
  secret: string,
): Promise<{ userId: string } | Refused<'INVALID_TOKEN' | 'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED'>> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const token = await findToken(tx, secret, 'verify')
    if (isRefused(token)) return token
    const user = await lockUser(tx, token.userId)
    if (!user) return refuse('INVALID_TOKEN')
    // an active account has nothing left to expire
    if (token.usedAt !== null || user.emailVerifiedAt !== null) return refuse('TOKEN_ALREADY_USED')
    if (!(await consumeToken(tx, token.id, now)))
      return refuse(token.expiresAt < now ? 'TOKEN_EXPIRED' : 'TOKEN_ALREADY_USED')
    await updateUser(tx, user.id, { emailVerifiedAt: now })
    await consumeTokens(tx, user.id, 'verify', now)
    await ports.inheritByMailbox(deps, tx, user)
    return { userId: user.id }
  })
}
