import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { hashSecret, newId } from '../../../platform/security/ids.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { readAccountByEmail, type Account } from '../accounts.repository.ts'
import { createAccount } from '../sessions/create-account.usecase.ts'
import { recordLinkRequest } from '../sessions/link-requests.repository.ts'
import { MAIL_COOL_DOWN, sendVerificationLink } from '../sessions/send-account-link.step.ts'
import {
  startSession,
  type SessionBrowser,
  type StartedSession,
} from '../sessions/start-session.step.ts'
import { issuerName } from './issuer-name.policy.ts'
import { linkIdentity } from './link-identity.step.ts'
import { logInByIdentity } from './log-in-by-identity.step.ts'
import {
  deletePending,
  insertIdentity,
  lockPending,
  lockSubject,
  readIdentity,
  readPending,
  type PendingIdentity,
} from './identities.repository.ts'

export type IdentityRegistration = SessionBrowser & {
  /** The secret of the cookie, null in another browser. */
  readonly browser: string | null
  /** Counts if the issuer has not verified an address. */
  readonly email: string
  readonly language: Language
  /** Of the cookie with which a verification link starts a session. */
  readonly registrationHash: string
  readonly recaptchaToken: string
}
export type RegisteredIdentity = {
  readonly account: Account
  /** Null: the address is to be verified first. */
  readonly started: StartedSession | null
  readonly destination: string | null
}
type Ports = Pick<AccountPorts, 'inheritByMailbox'>

/** What the page shows before the person decides. */
export async function readPendingIdentity(
  deps: Deps,
  browser: string | null,
): Promise<(PendingIdentity & { hasAccount: boolean }) | Refused<'IDENTITY_EXPIRED'>> {
  const pending =
    browser === null ? undefined : await readPending(deps.db, hashSecret(browser), deps.clock.now())
  if (!pending) return refuse('IDENTITY_EXPIRED')
  const { email, isEmailVerified } = pending
  const hasAccount =
    email !== null && isEmailVerified && Boolean(await readAccountByEmail(deps.db, email))
  return { ...pending, hasAccount }
}

/**
 * Creates an account without a password for the proved identity. Only an address that the issuer has
 * verified is verified here; any other gets the verification link of every registration. An address
 * with an account is refused: linking needs a login to it.
 */
export async function registerByIdentity(
  deps: Deps,
  ports: Ports,
  registration: IdentityRegistration,
): Promise<
  | RegisteredIdentity
  | Refused<'EMAIL_ALREADY_EXISTS' | 'IDENTITY_EXPIRED' | 'IDENTITY_TAKEN' | 'INVALID_RECAPTCHA'>
> {
  const { browser, recaptchaToken, ip } = registration
  if (!(await deps.captcha.verify(recaptchaToken, ip))) return refuse('INVALID_RECAPTCHA')
  if (browser === null) return refuse('IDENTITY_EXPIRED')
  const browserHash = hashSecret(browser)
  return deps.db.transaction(async (tx) => {
    const pending = await lockPending(tx, browserHash, deps.clock.now())
    if (!pending) return refuse('IDENTITY_EXPIRED')
    const result = await createFor(deps, ports, tx, pending, registration)
    if (!isRefused(result)) await deletePending(tx, browserHash)
    return result
  })
}

async function createFor(
  deps: Deps,
  ports: Ports,
  tx: Tx,
  pending: PendingIdentity,
  registration: IdentityRegistration,
): Promise<RegisteredIdentity | Refused<'EMAIL_ALREADY_EXISTS' | 'IDENTITY_TAKEN'>> {
  const now = deps.clock.now()
  const { issuer, subject, destination } = pending
  await lockSubject(tx, pending)
  const isVerified = pending.isEmailVerified && pending.email !== null
  const email = isVerified ? pending.email! : registration.email
  // a second press, or the same person in another tab
  const known = await logInToKnown(deps, tx, pending, registration)
  if (known) return known
  const account = await createAccount(tx, {
    email,
    passwordHash: '',
    language: registration.language,
    emailVerifiedAt: isVerified ? now : null,
    now,
  })
  if (isRefused(account)) return refuse('EMAIL_ALREADY_EXISTS')
  const { user } = account
  const identity = { id: newId(), userId: user.id, issuer, subject }
  const named = { email: pending.email, createdAt: now, lastUsedAt: now }
  await insertIdentity(tx, { ...identity, ...named })
  if (isVerified) {
    await ports.inheritByMailbox(deps, tx, user)
    return { account, started: await startSession(deps, tx, user.id, registration), destination }
  }
  await recordLinkRequest(tx, hashSecret(email), now, MAIL_COOL_DOWN)
  await sendVerificationLink(deps, tx, user.id, {
    destination,
    browserHash: registration.registrationHash,
  })
  return { account, started: null, destination }
}

async function logInToKnown(
  deps: Deps,
  tx: Tx,
  pending: PendingIdentity,
  browser: SessionBrowser,
): Promise<RegisteredIdentity | Refused<'IDENTITY_TAKEN'> | undefined> {
  const identity = await readIdentity(tx, pending)
  const result = identity && (await logInByIdentity(deps, tx, identity, browser))
  if (!result) return undefined
  return isRefused(result)
    ? refuse('IDENTITY_TAKEN')
    : { ...result, destination: pending.destination }
}

/**
 * Links the proved identity to the account that has just logged in here: by its password, a mailed
 * code or a passkey. The address that the issuer names decides nothing.
 */
export async function linkPendingIdentity(
  deps: Deps,
  browser: string | null,
  userId: string,
): Promise<
  { destination: string | null } | Refused<'FORBIDDEN' | 'IDENTITY_EXPIRED' | 'IDENTITY_TAKEN'>
> {
  if (browser === null) return refuse('IDENTITY_EXPIRED')
  const browserHash = hashSecret(browser)
  return deps.db.transaction(async (tx) => {
    const pending = await lockPending(tx, browserHash, deps.clock.now())
    if (!pending) return refuse('IDENTITY_EXPIRED')
    const name = issuerName(deps.issuers, pending.issuer)
    const refusal = await linkIdentity(deps, tx, userId, { ...pending, name })
    if (refusal) return refusal
    await deletePending(tx, browserHash)
    return { destination: pending.destination }
  })
}
