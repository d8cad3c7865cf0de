import { z } from 'zod'
import { oidcIssuers } from './oidc-issuers.ts'
import { port, type EnvOf, type Variables } from './variable.ts'

export const authVariables = {
  CAPTCHA_SITE_KEY: {
    doc: 'public key of the captcha; required in production',
    schema: z.string(),
  },
  CAPTCHA_SECRET_KEY: {
    doc: 'secret key of the captcha; required in production',
    schema: z.string(),
  },
  OIDC_ISSUERS: {
    doc: 'OpenID Connect issuers whose accounts can log in, as a JSON array of id, name, issuer, clientId and clientSecret (docs/identity.md lists all fields); the demonstration has a local one',
    schema: oidcIssuers,
  },
  ISSUER_EMULATOR_PORT: {
    doc: 'port of the local issuer on 127.0.0.1, which runs with the demonstration data when OIDC_ISSUERS is empty; never in production',
    schema: port,
    default: 12112,
  },
} as const satisfies Variables

type Env = EnvOf<typeof authVariables> & { readonly NODE_ENV: string }

export function authProblems(env: Env): string[] {
  const problems: string[] = []
  if (Boolean(env.CAPTCHA_SITE_KEY) !== Boolean(env.CAPTCHA_SECRET_KEY))
    problems.push('CAPTCHA_SITE_KEY, CAPTCHA_SECRET_KEY: both or none')
  if (
    env.NODE_ENV === 'production' &&
    env.OIDC_ISSUERS?.some(({ issuer }) => issuer.startsWith('http:'))
  )
    problems.push('OIDC_ISSUERS: an issuer without https in production')
  return problems
}
