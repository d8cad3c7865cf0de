import type { Config } from './config/config.ts'
import type { OidcIssuer } from './config/oidc-issuers.ts'
import { DEMO_ACCOUNTS } from './demo/demo-accounts.ts'
import { emailOf, PEOPLE, type DemoPerson } from './demo/people.data.ts'
import { newSecret } from './platform/security/ids.ts'

export type LocalIssuer = { readonly configuration: OidcIssuer; close(): Promise<void> }

const isDemoAccount = (person: DemoPerson) =>
  DEMO_ACCOUNTS.some(({ email }) => email === emailOf(person))
/** People whom the local issuer knows, and the product does not. */
const NEWCOMERS = [
  { sub: 'newcomer', name: 'Noa Lind', email: 'noa@tomogolf.example', emailVerified: true },
  { sub: 'unverified', name: 'Ren Abe', email: 'ren@tomogolf.example' },
  { sub: 'no-address', name: 'Min Seo' },
]

/**
 * Starts the local issuer, whose login page asks for no password: with the demonstration data only,
 * where every account is an example; null where issuers are configured. Its package is a development
 * dependency, which production does not have.
 */
export async function startIssuerFor(config: Config): Promise<LocalIssuer | null> {
  if (
    config.isProduction ||
    !config.DEMO_DATA ||
    config.OIDC_ISSUERS ||
    config.PROCESS_MODE === 'worker'
  )
    return null
  const { startIssuer } = await import('@tomogolf/issuer-emulator')
  const [id, clientId, clientSecret] = ['local', 'tomogolf', newSecret()]
  const issuer = await startIssuer({
    port: config.ISSUER_EMULATOR_PORT,
    clientId,
    clientSecret,
    redirectUris: [`${config.origin}/api/auth/callback/${id}`],
    people: [
      ...PEOPLE.filter(isDemoAccount).map((person) => ({
        sub: person.key,
        name: `${person.first} ${person.last}`,
        email: emailOf(person),
        emailVerified: true,
      })),
      ...NEWCOMERS,
    ],
  })
  return {
    configuration: {
      id,
      name: 'Demo ID',
      issuer: issuer.url,
      clientId,
      clientSecret,
      scope: 'openid email',
      responseMode: 'query',
    },
    close: issuer.close,
  }
}
