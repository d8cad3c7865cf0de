import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../apps/server/src/demo/demo-accounts.ts'
import { callAs, logInByApi } from '../support/people.ts'
import { expect, test, useWorld, type Product } from '../support/product.ts'
import { SWEEP } from '../support/sweep.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'

// the service worker would answer from its cache
useWorld({ demoData: true })
test.use({ serviceWorkers: 'block', viewport: { width: 390, height: 844 } })
const [guest, host, operator] = DEMO_ACCOUNTS

type Games = { hosted: string; own: string; open: string }
type Who = 'visitor' | 'guest' | 'host' | 'operator'
const ACCOUNTS = { guest, host, operator }
/** Every screen that shows data of the server. `start`: a page of the same application. */
const SCREENS: Record<Who, { start: string; paths: (games: Games) => string[] }> = {
  visitor: {
    start: '/faq',
    paths: ({ open }) => [
      '/games',
      '/games?view=map',
      '/games?view=map&near=station-tokyo',
      '/games?view=calendar',
      `/games/${open}/shared`,
      '/golf-courses',
      '/golf-courses/wakasu-golf-links',
    ],
  },
  guest: {
    start: '/faq',
    paths: ({ open, own }) => [
      `/games/${open}`,
      `/games/${own}`,
      `/games/${own}/check-in`,
      '/my-games',
      '/my-games?tab=past',
      '/profile',
      '/profile?tab=transactions',
      '/account-settings?tab=preferences',
      '/payment-methods',
    ],
  },
  host: { start: '/faq', paths: ({ hosted }) => [`/games/${hosted}`, `/games/${hosted}/qr`] },
  operator: {
    start: '/towkay/settings',
    paths: () =>
      [
        'dashboard',
        'games',
        'users',
        'holds',
        'transactions',
        'cases',
        'disputes',
        'requests',
        'courses',
        'audit',
        'team',
      ].map((name) => `/towkay/${name}`),
  },
}
/** What the frame of a page needs: a page that was open before it failed has these already. */
const FRAME = /\/(auth\/me|site|admin\/settings)$/

const FAILURES = {
  fails: {
    text: /went wrong on our end|couldn’t load|didn’t load/i,
    break: (page: Page) =>
      page.route(isData, (route) =>
        route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
      ),
  },
  'has no connection': {
    text: /internet connection|You need a connection/,
    break: (page: Page) => page.route(isData, (route) => route.abort('internetdisconnected')),
  },
}
const isData = ({ pathname }: URL) => pathname.startsWith('/api/') && !FRAME.test(pathname)

async function findGames(page: Page, product: Product): Promise<Games> {
  type List = { games: { id: string; viewerRole: string | null; availableSlots: number }[] }
  const list = async (path: string) => (await callAs<List>(page, product, 'get', path)).games
  await logInByApi(page, product, host)
  const hosted = (await list('/api/my-games')).find(({ viewerRole }) => viewerRole === 'host')!
  await logInByApi(page, product, guest)
  const own = (await list('/api/my-games')).find(({ viewerRole }) => viewerRole === 'guest')!
  const open = (await list('/api/games?pageSize=24')).find(
    ({ viewerRole, availableSlots }) => viewerRole === null && availableSlots > 0,
  )!
  return { hosted: hosted.id, own: own.id, open: open.id }
}

for (const who of Object.keys(SCREENS) as Who[])
  for (const [failure, { text, break: breakData }] of Object.entries(FAILURES))
    test(
      `each screen of a ${who} says what happened when it ${failure}, and recovers`,
      SWEEP,
      async ({ browser, product }) => {
        test.setTimeout(600_000)
        const { start, paths } = SCREENS[who]
        const scout = await browser.newPage()
        const games = await findGames(scout, product)
        await scout.context().close()
        for (const path of paths(games))
          await test.step(path, async () => {
            const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
            const page = await context.newPage()
            if (who !== 'visitor') await logInByApi(page, product, ACCOUNTS[who])
            await page.goto(product.url + start)
            if (who !== 'operator') await waitForHydration(page)
            await breakData(page)
            // as a link of the page does
            await page.evaluate((to) => history.pushState({}, '', to), path)
            const main = page.getByRole('main')
            await expect(main.getByText(text).first(), path).toBeVisible({ timeout: 30_000 })
            await expect(main.getByRole('heading').first(), path).toBeVisible()
            const retry = main.getByRole('button', { name: 'Try again' }).first()
            await page.unroute(isData)
            await retry.click()
            await expect(main.getByText(text), path).toHaveCount(0, { timeout: 30_000 })
            await context.close()
          })
      },
    )
