import { IDENTITY_REQUEST_VALID } from '@tomogolf/domain/sign-in/identities'
import type { Deps } from '../../../deps.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { insertRequest } from './identities.repository.ts'
import { redirectUriOf, secretsOf } from './issuer-login.step.ts'

export type IssuerLogin = {
  /** Its id in the configuration. */
  readonly issuer: string
  /** The secret of the browser's cookie. */
  readonly browser: string
  readonly destination: string | null
  /** Whose account gets the identity, in which session; null: a login. */
  readonly linkTo: { readonly userId: string; readonly sessionHash: string } | null
}

/** Begins a login at an issuer: the address of its login page, and the record of the return. */
export async function beginIssuerLogin(
  deps: Deps,
  { issuer: id, browser, destination, linkTo }: IssuerLogin,
): Promise<{ url: string } | Refused<'ISSUER_UNAVAILABLE' | 'NOT_FOUND'>> {
  const issuer = deps.issuers.all.find((one) => one.id === id)
  if (!issuer) return refuse('NOT_FOUND')
  const state = newSecret()
  const url = await deps.issuers.begin(id, redirectUriOf(deps, id), secretsOf(deps, browser, state))
  if (url === null) return refuse('ISSUER_UNAVAILABLE', { name: issuer.name })
  await insertRequest(deps.db, {
    stateHash: hashSecret(state),
    browserHash: hashSecret(browser),
    issuer: issuer.issuer,
    userId: linkTo?.userId ?? null,
    sessionHash: linkTo?.sessionHash ?? null,
    destination,
    expiresAt: deps.clock.now() + IDENTITY_REQUEST_VALID,
  })
  return { url }
}
