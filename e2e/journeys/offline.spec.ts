import type { Page } from '@playwright/test'
import { callAs, logInQuietly, PASSWORD, submitLogin } from '../support/people.ts'
import { textFiles } from '../support/pseudo-locale.ts'
import { expect, test } from '../support/product.ts'

test.use({ demoData: true, serviceWorkers: 'allow' })
const GUEST = { email: 'guest@tomogolf.example' }

/** Waits until the service worker has everything, and what it fetches ahead has arrived. */
async function keptForOffline(page: Page, ...own: string[]): Promise<void> {
  // asked again and again from here: the page's own waiting takes a promise for an answer
  await expect
    .poll(
      () =>
        page.evaluate(
          async (wanted) => {
            const kept = (await (await caches.open('api')).keys())
              .map((request) => new URL(request.url))
              .map((url) => url.pathname + url.search)
            return navigator.serviceWorker.controller === null
              ? ['the worker']
              : wanted.filter((path) => !kept.some((one) => one.startsWith(path)))
          },
          ['/api/auth/me', '/api/profile', '/api/games?page=1', '/api/admin/settings', ...own],
        ),
      { timeout: 60_000 },
    )
    .toEqual([]) // a busy machine installs the worker for a while
}
const filesMissing = (page: Page, files: readonly string[]) =>
  page.evaluate(
    async (wanted) =>
      (
        await Promise.all(wanted.map(async (file) => ((await caches.match(file)) ? [] : [file])))
      ).flat(),
    files,
  )

test('what somebody has seen opens without a network, and is gone after logout', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  /** What the service worker asked for by itself, with the answers' statuses. */
  const warmUp = new Map<string, number>()
  context.on('response', (response) => {
    const request = response.request(),
      { pathname, search } = new URL(request.url())
    if (request.serviceWorker() && request.headers()['x-silent-auth'])
      warmUp.set(pathname + search, response.status())
  })
  await logInQuietly(page, product, GUEST)
  await page.goto(`${product.url}/japan-golf-culture`)
  const guide = await page.getByRole('heading', { level: 1 }).innerText()
  await page.goto(`${product.url}/my-games`)
  await page.reload()
  await keptForOffline(page, '/api/my-games')
  // with the cookies: a profile is nobody else's
  await expect
    .poll(() => Object.fromEntries(warmUp))
    .toMatchObject({ '/api/auth/me': 200, '/api/profile': 200, '/api/games?page=1': 200 })
  await page.locator('main a[href^="/games/"]').first().click()
  await expect(page).toHaveURL(/\/games\/[a-z0-9]{14}/)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('My games')
  const game = page.url()
  const course = await page.getByRole('heading', { level: 1 }).innerText()

  await keptForOffline(page, new URL(game).pathname.replace('/games', '/api/games'))

  await context.setOffline(true)
  await page.goto(`${product.url}/my-games`)
  await expect(page.getByRole('heading', { level: 1, name: 'My games' })).toBeVisible()
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.locator('main').getByText(course).first()).toBeVisible()
  await page.goto(game)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course)
  await page.goto(`${product.url}/japan-golf-culture`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(guide)
  await page.goto(`${product.url}/no/such/page`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await context.setOffline(false)
  await page.goto(`${product.url}/games`)
  await page.getByRole('button', { name: /Account of/ }).click()
  // by keys: a pointer left over a game would fetch that one ahead again, as a visitor
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

test('right after a login and one look at their games, every page opens without a network', async ({
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
  await keptForOffline(page, '/api/my-games', ...games.map(({ id }) => `/api/games/${id}`))
  await expect.poll(() => filesMissing(page, textFiles('en')), { timeout: 60_000 }).toEqual([])
  await context.setOffline(true)
  await page.goto(`${product.url}/my-games`)
  await expect(page.getByRole('heading', { level: 1, name: 'My games' })).toBeVisible()
  const game = await page.locator('main a[href^="/games/"]').first().getAttribute('href')
  await page.goto(product.url + game!)
  await expect(page.getByRole('button', { name: /taxi/i })).toBeVisible()
  for (const [path, heading] of [
    ['/faq', 'Questions'],
    ['/contact', 'Write to us'],
    ['/japan-golf-rental', 'Clubs at the course'],
    ['/book-japan-golf', 'Book golf in Japan'],
    ['/account-settings?tab=security', 'Account settings'],
  ] as const) {
    await page.goto(`${product.url}${path}`)
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(heading, 'i') }),
    ).toBeVisible()
  }
  // logged out here alone, somebody else would find them signed in when the network is back
  await page.getByRole('button', { name: /Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).press('Enter')
  await expect(page.getByText('You are still logged in.', { exact: false }).first()).toBeVisible()
  // what was never fetched says so, in its language and with a way on
  await page.goto(`${product.url}/golf-courses`)
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await context.close()
})

test('a check-in typed without a signal outlives its tab, and is sent when there is one again', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await logInQuietly(page, product, GUEST)
  const { games } = (await (
    await page.request.get(`${product.url}/api/my-games?tab=upcoming`)
  ).json()) as { games: { id: string; teeTime: string; status: string }[] }
  const game = games.find((one) => one.status === 'guest')!
  await product.at(new Date(Date.parse(game.teeTime) - 3_600_000))
  await page.goto(`${product.url}/games/${game.id}/check-in`)
  const code = page.getByLabel(/Type the code/i)
  await expect(code).toBeVisible()
  await context.setOffline(true)
  await code.fill('ABCD2345')
  await page.getByRole('button', { name: 'Check in', exact: true }).click()
  await expect(page.getByText('Your code is kept on this phone').first()).toBeVisible()
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  const sent = later.waitForRequest(
    (request) =>
      request.url().endsWith(`/api/games/${game.id}/check-in`) && request.method() === 'POST',
  )
  await later.goto(`${product.url}/games`)
  expect((await sent).postDataJSON()).toEqual({ code: 'ABCD2345' })
  // that was no code of the host's
  await expect(
    later.getByText('Your kept check-in was not accepted', { exact: true }),
  ).toBeVisible()
  await later.reload()
  const left = await later.evaluate(
    () =>
      new Promise((done) => {
        const request = indexedDB.open('tomogolf', 1)
        request.addEventListener('success', () => {
          const all = request.result.transaction('check-ins').objectStore('check-ins').getAll()
          all.addEventListener('success', () => done(all.result))
        })
      }),
  )
  expect(left).toEqual([])
  await context.close()
})
