import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { findToken } from './send-account-link.step.ts'
import {
  lockUser,
  readAccount,
  updateUser,
  type Account,
  type User,
} from '../accounts.repository.ts'
import { startSession, type SessionBrowser, type StartedSession } from './start-session.step.ts'
import { consumeToken, consumeTokens, type Token } from './tokens.repository.ts'

export type VerifyingBrowser = SessionBrowser & {
  /** The secret of the registration cookie. */
  readonly registration: string | null
}
/** The link was opened in another browser than the one that registered: nothing has changed. */
export type ToBeConfirmed = {
  readonly isVerified: false
  readonly email: string
  readonly registeredAt: Instant
}
export type VerifiedEmail = {
  readonly isVerified: true
  readonly account: Account
  readonly destination: string | null
  /** Null: an administrator, who needs a second factor. */
  readonly started: StartedSession | null
}
export type LinkRefusal = Refused<'INVALID_TOKEN' | 'TOKEN_ALREADY_USED' | 'TOKEN_EXPIRED'>
type Ports = Pick<AccountPorts, 'inheritByMailbox' | 'onMailReceived'>

/**
 * Opens the link from the mail. Only in the browser that registered does it activate the account:
 * anybody can register with the address of another person, whose click would otherwise activate an
 * account with a stranger's password. Elsewhere, and for a mail scanner, it changes nothing.
 */
export async function openVerificationLink(
  deps: Deps,
  ports: Ports,
  secret: string,
  browser: VerifyingBrowser,
): Promise<VerifiedEmail | ToBeConfirmed | LinkRefusal> {
  return deps.db.transaction(async (tx) => {
    const registration = await lockRegistration(deps, tx, secret)
    if (isRefused(registration)) return registration
    const { user, token } = registration
    const isSameBrowser =
      browser.registration !== null &&
      token.browserHash !== null &&
      hashSecret(browser.registration) === token.browserHash
    if (!isSameBrowser)
      return { isVerified: false, email: user.email, registeredAt: user.createdAt }
    return activate(deps, ports, tx, registration, browser)
  })
}

/** The user of an unused verification link, locked. */
export async function lockRegistration(
  deps: Deps,
  tx: Tx,
  secret: string,
): Promise<{ user: User; token: Token } | LinkRefusal> {
  const token = await findToken(tx, secret, 'verify')
  if (isRefused(token)) return token
  const user = await lockUser(tx, token.userId)
  if (!user) return refuse('INVALID_TOKEN')
  // read again: another click may have used the link before the lock
  const current = await findToken(tx, secret, 'verify')
  if (isRefused(current)) return current
  // an active account has nothing left to expire
  if (current.usedAt !== null || user.emailVerifiedAt !== null) return refuse('TOKEN_ALREADY_USED')
  return current.expiresAt < deps.clock.now() ? refuse('TOKEN_EXPIRED') : { user, token: current }
}

/** Activates a locked, unverified account. Links that were sent earlier are used up with this one. */
export async function activate(
  deps: Deps,
  ports: Ports,
  tx: Tx,
  { user, token }: { user: User; token: Token },
  browser: SessionBrowser,
): Promise<VerifiedEmail | Refused<'TOKEN_ALREADY_USED'>> {
  const now = deps.clock.now()
  if (!(await consumeToken(tx, token.id, now))) return refuse('TOKEN_ALREADY_USED')
  await updateUser(tx, user.id, { emailVerifiedAt: now })
  await consumeTokens(tx, user.id, 'verify', now)
  await ports.inheritByMailbox(deps, tx, user)
  await ports.onMailReceived(deps, tx, user.email)
  return {
    isVerified: true,
    account: (await readAccount(tx, user.id))!,
    destination: token.destination,
    started: user.isAdmin ? null : await startSession(deps, tx, user.id, browser),
  }
}
