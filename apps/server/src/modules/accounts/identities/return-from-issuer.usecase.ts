import { IDENTITY_REQUEST_VALID, type IdentityProblem } from '@tomogolf/domain/sign-in/identities'
import { Email } from '@tomogolf/contract/common.schemas'
import type { Deps } from '../../../deps.ts'
import type { ProvedIdentity } from '../../../platform/issuers/issuers.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { isRefused } from '../../../platform/refusal.ts'
import type { SessionBrowser, StartedSession } from '../sessions/start-session.step.ts'
import { linkIdentity } from './link-identity.step.ts'
import { logInByIdentity } from './log-in-by-identity.step.ts'
import {
  readIdentity,
  savePending,
  takeRequest,
  type IdentityRequest,
} from './identities.repository.ts'
import { secretsOf } from './issuer-login.step.ts'

export type IssuerReturn = SessionBrowser & {
  readonly issuer: string
  /** The address that the issuer sent the browser to, with its answer. */
  readonly callback: URL
  /** The secret of the cookie; null in another browser than the one that began. */
  readonly browser: string | null
  readonly sessionHash: string | null
}
/** Where the browser goes next. */
export type IssuerOutcome = { readonly destination: string | null } & (
  | { readonly kind: 'signed_in'; readonly started: StartedSession }
  /** No account has the identity: the person decides. */
  | { readonly kind: 'pending' | 'linked' | 'unverified' }
  | { readonly kind: 'problem'; readonly problem: IdentityProblem; readonly isLinking: boolean }
)

/**
 * The browser returns from an issuer. The request is used up before anything is verified: an answer
 * has one try, a replayed one none.
 */
export async function returnFromIssuer(deps: Deps, arrival: IssuerReturn): Promise<IssuerOutcome> {
  const issuer = deps.issuers.all.find(({ id }) => id === arrival.issuer)
  const state = arrival.callback.searchParams.get('state')
  const request =
    state === null ? undefined : await takeRequest(deps.db, hashSecret(state), deps.clock.now())
  const destination = request?.destination ?? null
  const isLinking = request?.userId !== null && request?.userId !== undefined
  const problem = (what: IdentityProblem) =>
    ({ kind: 'problem', problem: what, destination, isLinking }) as const
  const { browser } = arrival
  if (
    !issuer ||
    state === null ||
    request?.issuer !== issuer.issuer ||
    browser === null ||
    request.browserHash !== hashSecret(browser)
  )
    // the login page sends a user with a session on, without the message
    return { ...problem('expired'), destination: null, isLinking: arrival.sessionHash !== null }
  const proved = await deps.issuers.finish(
    issuer.id,
    arrival.callback,
    secretsOf(deps, browser, state),
  )
  if (typeof proved === 'string') return problem(proved)
  return isLinking
    ? link(deps, arrival, request, proved, issuer.name)
    : logIn(deps, arrival, request, proved)
}

/** To the account whose session asked for it, if this is still that session. */
async function link(
  deps: Deps,
  { sessionHash }: IssuerReturn,
  { issuer, userId, sessionHash: asked }: IdentityRequest,
  { subject, email }: ProvedIdentity,
  name: string,
): Promise<IssuerOutcome> {
  const problem = (what: IdentityProblem) =>
    ({ kind: 'problem', problem: what, destination: null, isLinking: true }) as const
  if (userId === null || sessionHash === null || sessionHash !== asked) return problem('expired')
  const refusal = await deps.db.transaction((tx) =>
    linkIdentity(deps, tx, userId, { issuer, subject, email: cleanEmail(email), name }),
  )
  if (!refusal) return { kind: 'linked', destination: null }
  return problem(refusal.refused === 'IDENTITY_TAKEN' ? 'taken' : 'administrator')
}

async function logIn(
  deps: Deps,
  arrival: IssuerReturn & { readonly browser: string | null },
  { issuer, destination, browserHash }: IdentityRequest,
  { subject, email: named, isEmailVerified }: ProvedIdentity,
): Promise<IssuerOutcome> {
  const identity = await readIdentity(deps.db, { issuer, subject })
  const result =
    identity && (await deps.db.transaction((tx) => logInByIdentity(deps, tx, identity, arrival)))
  if (result === undefined) {
    const email = cleanEmail(named)
    await savePending(deps.db, {
      browserHash,
      issuer,
      subject,
      email,
      isEmailVerified: email !== null && isEmailVerified,
      destination,
      expiresAt: deps.clock.now() + IDENTITY_REQUEST_VALID,
    })
    return { kind: 'pending', destination }
  }
  if (!isRefused(result)) return { kind: 'signed_in', started: result.started, destination }
  return result.refused === 'EMAIL_NOT_VERIFIED'
    ? { kind: 'unverified', destination }
    : { kind: 'problem', problem: 'administrator', destination, isLinking: false }
}

/** The address as accounts have it; null for what is none. */
const cleanEmail = (email: string | null): string | null => Email.safeParse(email).data ?? null
