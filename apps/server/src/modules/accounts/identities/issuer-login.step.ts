import type { Deps } from '../../../deps.ts'
import type { LoginSecrets } from '../../../platform/issuers/issuers.ts'
import { keyedHash } from '../../../platform/security/ids.ts'

/**
 * Each issuer returns to an address of its own: an answer of one is never taken for that of another.
 */
export const redirectUriOf = (deps: Deps, issuerId: string): string =>
  `${deps.config.origin}/api/auth/callback/${issuerId}`

/**
 * Nonce and PKCE verifier of a login. They are derived, so that neither the database alone nor the
 * cookie alone is enough, and a return in another browser fails at the issuer as well.
 */
export function secretsOf(deps: Deps, browser: string, state: string): LoginSecrets {
  const derive = (purpose: string) =>
    keyedHash(deps.secret, `issuer login ${purpose} ${browser} ${state}`).toString('base64url')
  return { state, nonce: derive('nonce'), verifier: derive('verifier') }
}
