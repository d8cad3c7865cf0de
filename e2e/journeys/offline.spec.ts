import type { Page } from '@playwright/test'
import { callAs, logInByApi, PASSWORD, submitLogin } from '../support/people.ts'
import { textFiles } from '../support/pseudo-locale.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ demoData: true })
test.use({ serviceWorkers: 'allow' })
const GUEST = { email: 'guest@tomogolf.example' }

/** Waits until the service worker is active and has cached its prefetched paths and `own`. */
async function waitUntilCached(page: Page, ...own: string[]): Promise<void> {
  // polls here: waitForFunction treats a returned promise as truthy
  await expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) => {
            const cached = (await (await caches.open('api')).keys())
              .map((request) => new URL(request.url))
              .map((url) => url.pathname + url.search)
            return navigator.serviceWorker.controller === null
              ? ['the worker']
              : wanted.filter((path) => !cached.some((address) => address.startsWith(path)))
          },
          ['/api/auth/me', '/api/profile', '/api/games?page=1', '/api/admin/settings', ...own],
        ),
      { timeout: 60_000 },
    )
    .toEqual([])
}
const filesMissing = (page: Page, files: readonly string[]) =>
  page.evaluate(
    async (wanted) =>
      (
        await Promise.all(wanted.map(async (file) => ((await caches.match(file)) ? [] : [file])))
      ).flat(),
    files,
  )

test('visited pages open offline, and personal data is deleted at logout', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  /** The service worker's prefetched paths, with their statuses. */
  const prefetched = new Map<string, number>()
  context.on('response', (response) => {
    const request = response.request(),
      { pathname, search } = new URL(request.url())
    if (request.serviceWorker() && request.headers()['x-silent-auth'])
      prefetched.set(pathname + search, response.status())
  })
  await logInByApi(page, product, GUEST)
  await page.goto(`${product.url}/japan-golf-culture`)
  const guide = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${product.url}/my-games`)
  await page.reload()
  await waitUntilCached(page, '/api/my-games')
  // with cookies: the profile needs a session
  await expect
    .poll(() => Object.fromEntries(prefetched))
    .toMatchObject({ '/api/auth/me': 200, '/api/profile': 200, '/api/games?page=1': 200 })
  await page.locator('main a[href^="/games/"]').first().click()
  await expect(page).toHaveURL(/\/games\/[a-z0-9]{14}/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My games')
  const game = page.url()
  const course = await page.getByRole('heading', { level: 1 }).innerText()

  await waitUntilCached(page, new URL(game).pathname.replace('/games', '/api/games'))

  await context.setOffline(true)
  await page.goto(`${product.url}/my-games`)
  await expect(page.getByRole('heading', { level: 1, name: 'My games' })).toBeVisible()
  await expect(page.getByText('You’re offline.')).toBeVisible()
  await expect(page.locator('main').getByText(course).first()).toBeVisible()
  await page.goto(game)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course)
  await page.goto(`${product.url}/japan-golf-culture`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide)
  await page.goto(`${product.url}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(false)
  await page.goto(`${product.url}/games`)
  await page.getByRole('button', { name: /’s account/ }).click()
  // by keyboard: a pointer over a game would preload it again, as a guest
  await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible()
  const personal = await page.evaluate(async () =>
    (await (await caches.open('api')).keys())
      .map((request) => new URL(request.url).pathname)
      .filter((path) => /\/me$|profile|my-games|\/games\/\w+/.test(path)),
  )
  expect(personal).toEqual([])
  await context.close()
})

test('every page opens offline right after a login and a visit to My games', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${product.url}/login`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 60_000,
  })
  await submitLogin(page, GUEST.email, PASSWORD)
  await expect(page).toHaveURL(/\/games/)
  const { games } = await callAs<{ games: { id: string }[] }>(
    page,
    product,
    'get',
    '/api/my-games?tab=upcoming',
  )
  await waitUntilCached(page, '/api/my-games', ...games.map(({ id }) => `/api/games/${id}`))
  await expect.poll(() => filesMissing(page, textFiles('en')), { timeout: 60_000 }).toEqual([])
  await context.setOffline(true)
  await page.goto(`${product.url}/my-games`)
  await expect(page.getByRole('heading', { level: 1, name: 'My games' })).toBeVisible()
  const game = await page.locator('main a[href^="/games/"]').first().getAttribute('href')
  await page.goto(product.url + game!)
  await expect(page.getByRole('button', { name: /taxi/i })).toBeVisible()
  for (const [path, heading] of [
    ['/faq', 'FAQ'],
    ['/contact', 'Contact us'],
    ['/japan-golf-rental', 'Rent clubs, delivered to the course'],
    ['/book-japan-golf', 'Book golf in Japan'],
    ['/account-settings?tab=security', 'Account settings'],
  ] as const) {
    await page.goto(`${product.url}${path}`)
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(heading, 'i') }),
    ).toBeVisible()
  }
  // a local logout would leave the session valid for the next user of this browser
  await page.getByRole('button', { name: /’s account/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')
  await expect(page.getByText('You’re still logged in.', { exact: false }).first()).toBeVisible()
  // a page without cached data shows an offline message in the current language
  await page.goto(`${product.url}/golf-courses`)
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('a check-in typed offline is sent after the reconnect, though its tab is closed', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  // earlier versions of the app created the store with a key path
  await page.goto(`${product.url}/faq`)
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('tomogolf', 1)
        request.addEventListener('upgradeneeded', () =>
          request.result.createObjectStore('check-ins', { keyPath: 'gameId' }),
        )
        request.addEventListener('success', () => {
          request.result.close()
          resolve(null)
        })
      }),
  )
  await logInByApi(page, product, GUEST)
  const { games } = (await (
    await page.request.get(`${product.url}/api/my-games?tab=upcoming`)
  ).json()) as { games: { id: string; teeTime: string; status: string }[] }
  const game = games.find(({ status }) => status === 'guest')!
  await product.setClock(new Date(Date.parse(game.teeTime) - 3_600_000))
  await page.goto(`${product.url}/games/${game.id}/check-in`)
  const code = page.getByLabel(/Enter the code/i)
  await expect(code).toBeVisible()
  await context.setOffline(true)
  await code.fill('ABCD2345')
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(page.getByText('Your code is saved on this phone').first()).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  const sent = later.waitForRequest(
    (request) =>
      request.url().endsWith(`/api/games/${game.id}/check-in`) && request.method() === 'POST',
  )
  await later.goto(`${product.url}/games`)
  expect((await sent).postDataJSON()).toEqual({ code: 'ABCD2345' })
  // it was not the host's code
  await expect(
    later.getByText('Your saved check-in wasn’t accepted', { exact: true }),
  ).toBeVisible()
  await later.reload()
  const queued = await later.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('tomogolf', 1)
        request.addEventListener('success', () => {
          const all = request.result.transaction('check-ins').objectStore('check-ins').getAll()
          all.addEventListener('success', () => resolve(all.result))
        })
      }),
  )
  expect(queued).toEqual([])
  await context.close()
})
