import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServerDatabase } from '../../../platform/database/server-database.ts'
import { createAccountsWorld, type AccountsWorld } from '../../../../test/support/accounts-world.ts'
import { serverUrl } from '../../../../test/support/engines.ts'
import {
  beginAt,
  pathOf,
  returnAs,
  startTestIssuers,
  visitIssuer,
} from '../../../../test/support/sign-in/issuers.ts'

let world: AccountsWorld
let issuers: Awaited<ReturnType<typeof startTestIssuers>>
beforeAll(async () => {
  issuers = await startTestIssuers()
  world = await createAccountsWorld({
    env: issuers.env,
    db: openServerDatabase(await serverUrl(), 20, (err) => {
      throw err
    }),
  })
})
afterAll(async () => {
  await world.close()
  await issuers.close()
})

const eight = <T>(work: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 8 }, (_, i) => work(i)))
const count = async (table: 'users' | 'identities') => {
  const { rows } = await world.deps.db.executeSql<{ count: string }>(
    `SELECT count(*) AS count FROM ${table}`,
  )
  return Number(rows[0]!.count)
}

it('one new identity in eight browsers at once becomes one account', async () => {
  for (const [sub, emailOf] of [
    // verified: the same address everywhere
    ['ana', () => 'ignored@example.com'],
    // not verified: each browser types another address
    ['silent', (i: number) => `typed${i}@example.com`],
  ] as const) {
    const before = await count('users')
    const browsers = await eight(async () => {
      const browser = world.browser()
      expect(await returnAs(browser, sub)).toBe('/complete-login')
      return browser
    })
    const answers = await eight((i) =>
      browsers[i]!.post('/api/auth/identities/pending/register', {
        email: emailOf(i),
        recaptchaToken: 'development',
      }),
    )
    expect([await count('users'), await count('identities')]).toEqual([before + 1, before + 1])
    const created = answers.filter(({ status }) => status === 201)
    // verified: the others log in to it; not verified: they are told that the identity is taken
    expect(created).toHaveLength(sub === 'ana' ? 8 : 1)
  }
})

it('an answer that returns eight times at once logs in once', async () => {
  const browser = world.browser()
  const { url } = await beginAt(browser)
  const path = pathOf(await visitIssuer(url, 'ana'))
  const pages = (await eight(() => browser.get(path))).map(({ raw }) => raw.headers.location)
  expect(pages.filter((page) => page === '/games')).toHaveLength(1)
  expect(pages.filter((page) => page === '/login?identity=expired')).toHaveLength(7)
})

it('an identity that two accounts link at once belongs to one', async () => {
  const people = [await world.signedIn('one@example.com'), await world.signedIn('two@example.com')]
  const paths = await Promise.all(
    people.map(async (browser) => {
      const { body } = await browser.post('/api/auth/identities/link', { issuer: 'first' })
      return pathOf(await visitIssuer(String(body.url), 'ben'))
    }),
  )
  const pages = await Promise.all(people.map((browser, i) => browser.get(paths[i]!)))
  expect(pages.map(({ raw }) => raw.headers.location).toSorted()).toEqual([
    '/account-settings?tab=security&identity=linked',
    '/account-settings?tab=security&identity=taken',
  ])
})

it('a link that returns again tells so in the settings: the login page is for guests', async () => {
  const browser = await world.signedIn('twice@example.com')
  const { body } = await browser.post('/api/auth/identities/link', { issuer: 'first' })
  const path = pathOf(await visitIssuer(String(body.url), 'ana'))
  await browser.get(path)
  expect((await browser.get(path)).raw.headers.location).toBe(
    '/account-settings?tab=security&identity=expired',
  )
})
