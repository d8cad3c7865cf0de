import { startIssuer, type Issuer, type Person } from '@tomogolf/issuer-emulator'
import type { Browser } from '../accounts-world.ts'

const ORIGIN = 'http://localhost:3000'
const CLIENT = { clientId: 'tomogolf', clientSecret: 'a secret of the tests, 32 letters or more' }
export const SUBJECTS: readonly Person[] = [
  ...['ana', 'ben', 'chie', 'dana', 'eun', 'finn', 'gone', 'hana', 'ivo', 'juno', 'kai'].map(
    (name) => ({ sub: name, name, email: `${name}@example.com`, emailVerified: true }),
  ),
  { sub: 'victim-claimed', name: 'unverified', email: 'victim@example.com', emailVerified: false },
  { sub: 'silent', name: 'says nothing', email: 'silent@example.com' },
  { sub: 'bare', name: 'no address' },
]

/** Two issuers with the same people, and their configuration. */
export async function startTestIssuers(): Promise<{
  env: { OIDC_ISSUERS: string }
  close(): Promise<void>
}> {
  const start = (id: string) =>
    startIssuer({
      port: 0,
      ...CLIENT,
      redirectUris: [`${ORIGIN}/api/auth/callback/${id}`],
      people: SUBJECTS,
    })
  const [first, second]: Issuer[] = [await start('first'), await start('second')]
  const issuers = [
    { id: 'first', name: 'First ID', issuer: first!.url, ...CLIENT },
    { id: 'second', name: 'Second ID', issuer: second!.url, ...CLIENT, responseMode: 'form_post' },
  ]
  return {
    env: { OIDC_ISSUERS: JSON.stringify(issuers) },
    close: async () => {
      await first!.close()
      await second!.close()
    },
  }
}

/** A browser's cookies at an issuer. */
async function follow(url: string, jar: Map<string, string>, body?: URLSearchParams) {
  const response = await fetch(url, {
    redirect: 'manual',
    ...(body && { method: 'POST', body }),
    headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
    jar.set(name!, value!)
  }
  return response
}

/**
 * Logs in at an issuer as one of its people; null: cancels there. Returns the address that the
 * browser is sent back to, with what a form would post in its query.
 */
export async function visitIssuer(url: string, sub: string | null): Promise<URL> {
  const jar = new Map<string, string>()
  let next = new URL(url)
  for (let step = 0; step < 8; step++) {
    const isChoice = next.pathname.startsWith('/interaction/')
    const response = isChoice
      ? await follow(
          sub === null ? `${next.href}/abort` : next.href,
          jar,
          new URLSearchParams({ sub: sub ?? '' }),
        )
      : await follow(next.href, jar)
    const location = response.headers.get('location')
    if (location === null) return formOf(await response.text())
    next = new URL(location, next)
    if (next.origin === ORIGIN) return next
  }
  throw new Error('the issuer does not return')
}

/** `form_post`: a page that posts its hidden fields. */
function formOf(page: string): URL {
  const action = /action="([^"]+)"/.exec(page)?.[1]
  if (action === undefined) throw new Error(`no form: ${page}`)
  const address = new URL(action)
  for (const [, name, value] of page.matchAll(/name="([^"]+)" value="([^"]*)"/g))
    address.searchParams.set(name!, value!)
  return address
}

/** The path and query of an address of ours, for `inject`. */
export const pathOf = ({ pathname, search }: URL): string => pathname + search

type Begun = { browser: Browser; url: string }
export async function beginAt(browser: Browser, issuer = 'first', destination?: string) {
  const answer = await browser.post('/api/auth/identities/login', { issuer, destination })
  if (answer.status !== 200) throw new Error(answer.raw.body)
  return { browser, url: String(answer.body.url) } satisfies Begun
}
/** A login at an issuer from the button to the page after the return. */
export async function returnAs(
  browser: Browser,
  sub: string,
  { issuer = 'first', destination }: { issuer?: string; destination?: string } = {},
): Promise<string> {
  const { url } = await beginAt(browser, issuer, destination)
  const answer = await browser.get(pathOf(await visitIssuer(url, sub)))
  return String(answer.raw.headers.location)
}
