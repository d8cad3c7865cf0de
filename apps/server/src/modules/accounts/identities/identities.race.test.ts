import { afterAll, beforeAll, expect, it } from 'vitest'
import { openServerDatabase } from '../../../platform/database/server-database.ts'
import type { AccountsWorld } from '../../../../test/support/accounts-world.ts'
import { serverUrl } from '../../../../test/support/engines.ts'
import {
  createIdentityWorld,
  linkPath,
  PENDING,
  register,
  SETTINGS,
} from '../../../../test/support/sign-in/identity-world.ts'
import { beginAt, pathOf, returnAs, visitIssuer } from '../../../../test/support/sign-in/issuers.ts'

let world: AccountsWorld
beforeAll(async () => {
  world = await createIdentityWorld(
    openServerDatabase(await serverUrl(), 20, (err) => {
      throw err
    }),
  )
})
afterAll(() => world.close())

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
      expect(await returnAs(browser, sub)).toBe(PENDING)
      return browser
    })
    const answers = await eight((i) => register(browsers[i]!, emailOf(i)))
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
  const paths = await Promise.all(people.map((browser) => linkPath(browser, 'ben')))
  const pages = await Promise.all(people.map((browser, i) => browser.get(paths[i]!)))
  expect(pages.map(({ raw }) => raw.headers.location).toSorted()).toEqual([
    `${SETTINGS}&identity=linked`,
    `${SETTINGS}&identity=taken`,
  ])
})

it('a link that returns again tells so in the settings: the login page is for guests', async () => {
  const browser = await world.signedIn('twice@example.com')
  const path = await linkPath(browser, 'ana')
  await browser.get(path)
  expect((await browser.get(path)).raw.headers.location).toBe(`${SETTINGS}&identity=expired`)
})
