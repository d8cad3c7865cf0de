import type { Database } from '../../../src/platform/database/database.ts'
import { createAccountsWorld, type AccountsWorld, type Browser } from '../accounts-world.ts'
import { pathOf, returnAs, startTestIssuers, visitIssuer } from './issuers.ts'

/** The page of an identity that no account has. */
export const PENDING = '/complete-login'
/** Where linking in the settings returns to. */
export const SETTINGS = '/account-settings?tab=security'

/** A world with two issuers, which end with it. */
export async function createIdentityWorld(db?: Database): Promise<AccountsWorld> {
  const issuers = await startTestIssuers()
  const world = await createAccountsWorld({ env: issuers.env, ...(db && { db }) })
  return {
    ...world,
    close: async () => {
      await world.close()
      await issuers.close()
    },
  }
}

export const register = (browser: Browser, email = 'ignored@example.com') =>
  browser.post('/api/auth/identities/pending/register', {
    email,
    language: 'ko',
    recaptchaToken: 'development',
  })
export const linkPending = (browser: Browser) => browser.post('/api/auth/identities/pending/link')
export const me = async (browser: Browser) => (await browser.get('/api/auth/me')).body

/** A new account by an issuer, signed in. */
export async function registered(world: AccountsWorld, sub: string): Promise<Browser> {
  const browser = world.browser()
  await returnAs(browser, sub)
  const { status, raw } = await register(browser)
  if (status !== 201) throw new Error(raw.body)
  return browser
}

export const beginLink = (browser: Browser, issuer = 'first') =>
  browser.post('/api/auth/identities/link', { issuer })
/** The path that the browser is sent back to after a login there as `sub`. */
export async function linkPath(browser: Browser, sub: string, issuer = 'first'): Promise<string> {
  const { body } = await beginLink(browser, issuer)
  return pathOf(await visitIssuer(String(body.url), sub))
}
/** Links in the settings; returns the address of the page after it. */
export async function linkAs(browser: Browser, sub: string, issuer = 'first'): Promise<string> {
  const answer = await browser.get(await linkPath(browser, sub, issuer))
  return String(answer.raw.headers.location)
}

export const identitiesOf = async (browser: Browser) =>
  (await browser.get('/api/auth/identities')).body as {
    identities: { id: string; issuer: string; email: string | null }[]
    hasPassword: boolean
  }
