import type { Deps } from '../../../deps.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { findToken } from './send-account-link.step.ts'
import { lockUser, readAccount, updateUser, type Account } from '../accounts.repository.ts'
import { startSession, type SessionBrowser, type StartedSession } from './start-session.step.ts'
import { consumeToken, consumeTokens } from './tokens.repository.ts'

export type VerifyingBrowser = SessionBrowser & {
  /** The secret of the registration cookie. */
  readonly registration: string | null
}
export type VerifiedEmail = {
  readonly account: Account
  readonly destination: string | null
  /** Null: not the browser that registered. */
  readonly started: StartedSession | null
}

/**
 * Activates an account by the link from the mail. Others may read the mail, so it starts a session
 * only in the browser that registered, and never for an administrator, who needs a second factor.
 */
export async function verifyEmail(
  deps: Deps,
  ports: Pick<AccountPorts, 'inheritByMailbox'>,
  secret: string,
  browser: VerifyingBrowser,
): Promise<VerifiedEmail | Refused<'INVALID_TOKEN' | 'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED'>> {
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
    const isSameBrowser =
      browser.registration !== null &&
      token.browserHash !== null &&
      hashSecret(browser.registration) === token.browserHash
    return {
      account: (await readAccount(tx, user.id))!,
      destination: token.destination,
      started:
        isSameBrowser && !user.isAdmin ? await startSession(deps, tx, user.id, browser) : null,
    }
  })
}
