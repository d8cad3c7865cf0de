import * as client from 'openid-client'
import type { OidcIssuer } from '../../config/oidc-issuers.ts'
import type { Logger } from '../telemetry/log.ts'

/** What an issuer says about the person who logged in there. */
export type ProvedIdentity = {
  readonly subject: string
  readonly email: string | null
  readonly isEmailVerified: boolean
}
/** The values that tie a login at an issuer to the browser that began it. */
export type LoginSecrets = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
}
/** OpenID Connect issuers of the configuration. */
export type Issuers = {
  readonly all: readonly Pick<OidcIssuer, 'id' | 'name' | 'issuer'>[]
  /** The address of its login page; null while it cannot be reached. */
  begin(id: string, redirectUri: string, secrets: LoginSecrets): Promise<string | null>
  /** Exchanges what the browser returned with; `callback` is the address it returned to. */
  finish(
    id: string,
    callback: URL,
    secrets: LoginSecrets,
  ): Promise<ProvedIdentity | 'cancelled' | 'failed' | 'unavailable'>
  /** Logs the issuers that do not answer, so that a typing error is found before a visitor finds it. */
  check(): Promise<void>
}

const TIMEOUT_SECONDS = 10
// the person said no, or closed the page
const CANCELLED = new Set(['access_denied', 'user_cancelled_authorize', 'user_cancelled'])

export function createIssuers(issuers: readonly OidcIssuer[], log: Pick<Logger, 'warn'>): Issuers {
  const discovered = new Map<string, Promise<client.Configuration>>()
  const discover = (id: string): Promise<client.Configuration> => {
    const known = discovered.get(id)
    if (known) return known
    const loading = load(issuers.find((issuer) => issuer.id === id)!)
    discovered.set(id, loading)
    // the next login tries again
    loading.catch(() => discovered.delete(id))
    return loading
  }
  // never the error itself: its cause may contain the code, tokens or an address
  const report = (id: string, error: unknown) =>
    log.warn({ issuer: id, problem: problemOf(error) }, 'issuer')
  return {
    all: issuers,
    begin: async (id, redirectUri, { state, nonce, verifier }) => {
      const issuer = issuers.find((one) => one.id === id)!
      try {
        const address = client.buildAuthorizationUrl(await discover(id), {
          redirect_uri: redirectUri,
          scope: issuer.scope,
          state,
          nonce,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(issuer.responseMode === 'form_post' && { response_mode: 'form_post' }),
        })
        return address.href
      } catch (error) {
        report(id, error)
        return null
      }
    },
    finish: async (id, callback, { state, nonce, verifier }) => {
      try {
        const configuration = await discover(id)
        const tokens = await client.authorizationCodeGrant(configuration, callback, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
        })
        return await identityOf(configuration, tokens)
      } catch (error) {
        if (error instanceof client.AuthorizationResponseError && CANCELLED.has(error.error))
          return 'cancelled'
        report(id, error)
        return isUnreachable(error) ? 'unavailable' : 'failed'
      }
    },
    check: async () => {
      for (const { id } of issuers) await discover(id).catch((error: unknown) => report(id, error))
    },
  }
}

/** Reads the discovery document; `discovery` compares its issuer with the configured one. */
async function load(issuer: OidcIssuer): Promise<client.Configuration> {
  const { clientId, clientSecret, idTokenAlgorithm } = issuer
  const isSymmetric = idTokenAlgorithm?.startsWith('HS') ?? false
  return client.discovery(
    new URL(issuer.issuer),
    clientId,
    {
      client_secret: clientSecret,
      ...(idTokenAlgorithm && { id_token_signed_response_alg: idTokenAlgorithm }),
    },
    client.ClientSecretPost(clientSecret),
    {
      timeout: TIMEOUT_SECONDS,
      execute: [
        // the ID token comes over TLS; its signature is checked all the same where a key is published
        ...(isSymmetric ? [] : [client.enableNonRepudiationChecks]),
        // the configuration allows http on this machine only
        ...(issuer.issuer.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    },
  )
}

async function identityOf(
  configuration: client.Configuration,
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
): Promise<ProvedIdentity> {
  const claims = tokens.claims()!
  // some issuers name the address at their userinfo endpoint only
  const named =
    claims.email === undefined && configuration.serverMetadata().userinfo_endpoint
      ? await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
      : claims
  const { email, email_verified: isVerified } = named
  return {
    subject: claims.sub,
    email: typeof email === 'string' ? email : null,
    // Apple sends it as text. Absent: not verified
    isEmailVerified: isVerified === true || isVerified === 'true',
  }
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError ||
  (error instanceof client.ClientError &&
    ['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM'].includes(error.code ?? ''))

function problemOf(error: unknown): string {
  if (error instanceof client.AuthorizationResponseError) return `response ${error.error}`
  if (error instanceof client.ResponseBodyError) return `token endpoint ${error.error}`
  if (error instanceof client.ClientError) return error.code ?? error.name
  return error instanceof Error ? error.name : 'unknown'
}
