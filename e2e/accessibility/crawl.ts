import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { DAY, HOUR, japanDate, fromJapanText, type Instant } from '@tomogolf/domain/time'
import { becomeMemberQuietly, callAs, hostQuietly, registerQuietly } from '../support/people.ts'
import { expect, type Product } from '../support/product.ts'

/** Checks the current page; `name` identifies it in messages. */
export type Look = (page: Page, name: string) => Promise<void>
type Walk = {
  browser: Browser
  product: Product
  /** Noon of a day in Japan; the crawl covers four days. */
  start: Instant
  /** Prefix of the accounts, so that crawls do not share users. */
  team: string
  context: BrowserContextOptions
  /** Called before the first page of each user. */
  prepare?: (page: Page) => Promise<void>
  look: Look
}

/** Visits every screen behind the login and every dialog, at each stage of a game. */
export async function walkAsMembers({
  browser,
  product,
  start,
  team,
  context,
  prepare,
  look,
}: Walk): Promise<void> {
  await product.at(new Date(start))
  const arrive = async (
    name: string,
    become: (page: Page, who: { name: string; email: string }) => Promise<void>,
  ) => {
    const page = await (await browser.newContext(context)).newPage()
    await become(page, { name, email: `${name}.${team}@example.com`.toLowerCase() })
    await prepare?.(page)
    return page
  }
  const member = (page: Page, who: { name: string; email: string }) =>
    becomeMemberQuietly(page, product, who)
  const [host, guest] = [await arrive('Kenji', member), await arrive('Emily', member)]
  const open = async (page: Page, path: string) => {
    await page.goto(product.url + path, { waitUntil: 'load' })
    await settled(page)
  }
  const see = async (page: Page, path: string, name = path) => {
    await open(page, path)
    await look(page, name)
  }
  /** Clicks a control, checks the dialog or menu that it opens, and closes it. */
  const opened = async (page: Page, opener: Locator, name: string, then?: () => Promise<void>) => {
    await opener.first().click()
    const layer = page.locator('[role=dialog]:visible, [role=menu]:visible, dialog[open]').first()
    await expect(layer).toBeVisible()
    await settled(page)
    await look(page, name)
    await then?.()
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
  }
  const button = (page: Page, name: string) =>
    page.getByRole('button', { name }).filter({ visible: true })

  const day = (n: number) => japanDate(start + n * DAY)
  const played = await hostQuietly(host, product, `${day(3)} 08:00:00`)
  const near = await hostQuietly(host, product, `${day(1)} 12:00:00`, {
    courseName: 'Sodegaura Country Club',
    courseId: null,
    location: 'Chiba',
  })
  const far = await hostQuietly(host, product, `${day(40)} 08:00:00`, {
    courseName: 'Hirono Golf Club',
    courseId: 'hirono-golf-club',
    location: 'Miki, Hyogo',
  })

  // a user who has just registered
  const newcomer = await arrive('Nina', (page, who) => registerQuietly(page, product, who))
  await open(newcomer, '/games')
  await opened(
    newcomer,
    newcomer.getByRole('main').getByRole('button', { name: 'Host a game' }),
    'the profile dialog',
  )
  await see(newcomer, '/my-games', 'no games yet')
  await see(newcomer, '/payment-setup')
  await newcomer.context().close()

  // before the first join
  await open(guest, `/games/${near}`)
  await opened(guest, button(guest, 'Join this game'), 'the warning that a game is close')
  await see(guest, `/games/${played}`, 'a game to join')
  await opened(guest, button(guest, 'Join this game'), 'joining')
  await callAs(guest, product, 'post', `/api/games/${played}/join`)
  await see(guest, `/games/${far}`, 'a game far ahead')
  await see(guest, '/games')
  await opened(guest, button(guest, 'Any day'), 'the date filter')
  await opened(guest, button(guest, 'Share'), 'sharing')
  await opened(guest, button(guest, 'Change language'), 'the languages')
  await opened(guest, button(guest, 'Open menu'), 'the menu')

  await see(guest, `/games/${played}`, 'a game joined')
  await opened(guest, button(guest, 'Leave this game'), 'leaving')
  await opened(guest, button(guest, 'Report a problem'), 'reporting')
  await see(guest, '/my-games')
  for (const tab of ['profile', 'account', 'preferences', 'history', 'transactions'])
    await see(guest, `/profile?tab=${tab}`)
  for (const tab of [
    'profile',
    'preferences',
    'status',
    'payment',
    'transactions',
    'security',
    'billing',
  ])
    await see(guest, `/account-settings?tab=${tab}`)
  await open(guest, '/account-settings?tab=security')
  await opened(guest, button(guest, 'Delete account'), 'deleting the account')
  await see(guest, '/payment-methods')

  await see(host, '/my-games', 'games of a host')
  await see(host, `/games/${far}`, "a game of one's own")
  await opened(host, button(host, 'Edit'), 'changing a game')
  await opened(host, button(host, 'Cancel game'), 'cancelling a game')
  await open(host, '/payment-methods')
  await opened(host, button(host, 'Remove'), 'removing a card')
  await open(host, '/games')
  await opened(
    host,
    host.getByRole('main').getByRole('button', { name: 'Host a game' }),
    'the host terms',
    async () => {
      await host.getByText('I have read the host terms').click()
      await button(host, 'Accept and continue').click()
      await expect(host.locator('[data-dialog=full]')).toBeVisible()
      await settled(host)
      await look(host, 'the host form')
    },
  )

  // the morning of the game
  await product.at(new Date(fromJapanText(`${day(3)} 08:00:00`)! - HOUR))
  await product.runJobs()
  await see(guest, `/games/${played}/check-in`, 'checking in')
  await see(host, `/games/${played}/qr`, 'the check-in code')
  await opened(host, button(host, 'Make a new code'), 'a new code')
  await opened(host, host.getByRole('button', { name: 'present' }), 'marking a guest present')
  const { code } = await callAs<{ code: string }>(host, product, 'get', `/api/games/${played}/qr`)
  await callAs(guest, product, 'post', `/api/games/${played}/check-in`, { code })
  await see(guest, `/games/${played}/check-in`, 'checked in')
  await see(host, `/games/${played}/qr`, 'everybody is here')

  // the evening after the game
  await product.at(new Date(fromJapanText(`${day(3)} 08:00:00`)! + 7 * HOUR))
  await product.runJobs()
  await see(guest, `/games/${played}`, 'a game played, to be rated')
  await see(host, `/games/${played}`, 'a game hosted, to be rated')
  await see(guest, '/my-games?tab=past')
  await see(guest, '/account-settings?tab=transactions', 'transactions after a round')
  const receipt = guest.getByRole('main').locator('a[href^="/receipts/"]').first()
  await see(guest, (await receipt.getAttribute('href'))!, 'a receipt')
  await host.context().close()
  await guest.context().close()
}

/**
 * Waits until everything in view is loaded and no animation runs. Cards below the fold render when
 * they come near.
 */
async function settled(page: Page): Promise<void> {
  await expect(page.locator('h1, [role=dialog]').first()).toBeAttached()
  await page.waitForFunction(
    () => {
      const inView = (one: Element) => {
        const { top, bottom } = one.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      }
      return (
        document.fonts.status === 'loaded' &&
        'hydrated' in document.documentElement.dataset &&
        ![
          ...document.querySelectorAll('.skeleton, .after-200, [role=status][aria-busy=true]'),
        ].some(inView) &&
        document
          .getAnimations()
          .every(
            (one) =>
              one.playState !== 'running' ||
              one.effect?.getComputedTiming().iterations === Infinity,
          )
      )
    },
    undefined,
    { timeout: 60_000 },
  ) // on a busy machine a page's scripts and pictures take their time
}
