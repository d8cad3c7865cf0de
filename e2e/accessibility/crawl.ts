import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test'
import { DAY, HOUR, japanDate, fromJapanText, type Instant } from '@tomogolf/domain/time'
import { becomeMemberByApi, callAs, hostGameByApi, registerByApi } from '../support/people.ts'
import { expect, type Product } from '../support/product.ts'

/** Checks the current page; `name` identifies it in messages. */
export type CheckPage = (page: Page, name: string) => Promise<void>
type CrawlOptions = {
  browser: Browser
  product: Product
  /** Noon of a day in Japan; the crawl covers four days. */
  start: Instant
  /** Prefix of the accounts, so that crawls do not share users. */
  accountPrefix: string
  context: BrowserContextOptions
  /** Runs before the first page of each user. */
  prepare?: (page: Page) => Promise<void>
  check: CheckPage
}

/** Visits every screen behind the login and every dialog, at each stage of a game. */
export async function crawlMemberPages({
  browser,
  product,
  start,
  accountPrefix,
  context,
  prepare,
  check,
}: CrawlOptions): Promise<void> {
  await product.setClock(new Date(start))
  const openAs = async (
    name: string,
    signUp: (page: Page, who: { name: string; email: string }) => Promise<void>,
  ) => {
    const page = await (await browser.newContext(context)).newPage()
    await signUp(page, { name, email: `${name}.${accountPrefix}@example.com`.toLowerCase() })
    await prepare?.(page)
    return page
  }
  const member = (page: Page, who: { name: string; email: string }) =>
    becomeMemberByApi(page, product, who)
  const [host, guest] = [await openAs('Kenji', member), await openAs('Emily', member)]
  const open = async (page: Page, path: string) => {
    await page.goto(product.url + path, { waitUntil: 'load' })
    await waitUntilSettled(page)
  }
  const openAndCheck = async (page: Page, path: string, name = path) => {
    await open(page, path)
    await check(page, name)
  }
  /** Clicks a control, checks the dialog or menu that it opens, and closes it. */
  const checkLayer = async (
    page: Page,
    opener: Locator,
    name: string,
    then?: () => Promise<void>,
  ) => {
    await opener.first().click()
    const layer = page.locator('[role=dialog]:visible, [role=menu]:visible, dialog[open]').first()
    await expect(layer).toBeVisible()
    await waitUntilSettled(page)
    await check(page, name)
    await then?.()
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
  }
  const button = (page: Page, name: string) =>
    page.getByRole('button', { name }).filter({ visible: true })

  const day = (offset: number) => japanDate(start + offset * DAY)
  const played = await hostGameByApi(host, product, `${day(3)} 08:00:00`)
  const near = await hostGameByApi(host, product, `${day(1)} 12:00:00`, {
    courseName: 'Sodegaura Country Club',
    courseId: null,
    location: 'Chiba',
  })
  const far = await hostGameByApi(host, product, `${day(40)} 08:00:00`, {
    courseName: 'Hirono Golf Club',
    courseId: 'hirono-golf-club',
    location: 'Miki, Hyogo',
  })

  // a user who has just registered
  const newcomer = await openAs('Nina', (page, who) => registerByApi(page, product, who))
  await open(newcomer, '/games')
  await checkLayer(
    newcomer,
    newcomer.getByRole('main').getByRole('button', { name: 'Host a game' }),
    'the profile dialog',
  )
  await openAndCheck(newcomer, '/my-games', 'no games yet')
  await openAndCheck(newcomer, '/payment-setup')
  await newcomer.context().close()

  // before the first join
  await open(guest, `/games/${near}`)
  await checkLayer(guest, button(guest, 'Join game'), 'the warning that a game is close')
  await openAndCheck(guest, `/games/${played}`, 'a game to join')
  await checkLayer(guest, button(guest, 'Join game'), 'joining')
  await callAs(guest, product, 'post', `/api/games/${played}/join`)
  await openAndCheck(guest, `/games/${far}`, 'a game in six weeks')
  await openAndCheck(guest, '/games')
  await checkLayer(guest, button(guest, 'Any day'), 'the date filter')
  await checkLayer(guest, button(guest, 'Share'), 'sharing')
  await checkLayer(guest, button(guest, 'Change language'), 'the languages')
  await checkLayer(guest, button(guest, 'Open menu'), 'the menu')

  await openAndCheck(guest, `/games/${played}`, 'a game joined')
  await checkLayer(guest, button(guest, 'Leave game'), 'leaving')
  await checkLayer(guest, button(guest, 'Report a problem'), 'reporting')
  await callAs(guest, product, 'post', `/api/games/${played}/messages`, {
    clientId: `${accountPrefix}-message-1`,
    ready: { id: 'hello', slots: {} },
  })
  for (const member of [guest, host])
    await openAndCheck(member, `/games/${played}/messages`, 'a conversation')
  await checkLayer(guest, button(guest, 'Ready messages'), 'the ready messages')
  await openAndCheck(guest, `/games/${played}/arrival`, 'the arrival card')
  await openAndCheck(host, `/games/${played}/names`, 'the names for the course')
  await openAndCheck(guest, '/my-games')
  for (const tab of ['profile', 'account', 'preferences', 'history', 'transactions'])
    await openAndCheck(guest, `/profile?tab=${tab}`)
  for (const tab of [
    'profile',
    'preferences',
    'status',
    'payment',
    'transactions',
    'security',
    'billing',
  ])
    await openAndCheck(guest, `/account-settings?tab=${tab}`)
  await open(guest, '/account-settings?tab=security')
  await checkLayer(guest, button(guest, 'Delete account'), 'deleting the account')
  await openAndCheck(guest, '/payment-methods')
  await openAndCheck(guest, '/team-invitation', 'an invitation that is not there')
  await openAndCheck(guest, '/alerts', 'no alerts')
  await openAndCheck(guest, '/alert', 'an alert of a user')
  const { wish } = await callAs<{ wish: { id: string } }>(guest, product, 'post', '/api/wishes', {
    from: day(20),
    to: day(26),
    areas: ['Chiba', 'station-tokyo/60'],
    needsClubs: true,
  })
  await openAndCheck(guest, '/alerts', 'alerts')
  await openAndCheck(guest, `/alerts?edit=${wish.id}`, 'changing an alert')

  await openAndCheck(host, '/my-games', 'games of a host')
  await openAndCheck(host, `/games/${far}`, 'own game')
  await checkLayer(host, button(host, 'Edit'), 'changing a game')
  await checkLayer(host, button(host, 'Cancel game'), 'cancelling a game')
  await open(host, '/payment-methods')
  await checkLayer(host, button(host, 'Remove'), 'removing a card')
  await open(host, '/games')
  await checkLayer(
    host,
    host.getByRole('main').getByRole('button', { name: 'Host a game' }),
    'the host terms',
    async () => {
      await host.getByText('I’ve read and agree to the host terms').click()
      await button(host, 'Agree and continue').click()
      await expect(host.locator('[data-dialog=full]')).toBeVisible()
      await waitUntilSettled(host)
      await check(host, 'the host form')
      const steps = host.getByRole('dialog').getByRole('navigation').getByRole('button')
      for (const [index, step] of (await steps.all()).entries()) {
        await step.click()
        await check(host, `step ${index + 1} of the host form`)
      }
    },
  )

  // the morning of the game
  await product.setClock(new Date(fromJapanText(`${day(3)} 08:00:00`)! - HOUR))
  await product.runJobs()
  await openAndCheck(guest, `/games/${played}/check-in`, 'checking in')
  await openAndCheck(host, `/games/${played}/qr`, 'the check-in code')
  await checkLayer(host, button(host, 'Get a new code'), 'a new code')
  await checkLayer(host, host.getByRole('button', { name: 'present' }), 'marking a guest present')
  const { code } = await callAs<{ code: string }>(host, product, 'get', `/api/games/${played}/qr`)
  await callAs(guest, product, 'post', `/api/games/${played}/check-in`, { code })
  await openAndCheck(guest, `/games/${played}/check-in`, 'checked in')
  await openAndCheck(host, `/games/${played}/qr`, 'all guests checked in')

  // the evening after the game
  await product.setClock(new Date(fromJapanText(`${day(3)} 08:00:00`)! + 7 * HOUR))
  await product.runJobs()
  await openAndCheck(guest, `/games/${played}`, 'a played game to rate')
  await openAndCheck(host, `/games/${played}`, 'a hosted game to rate')
  await openAndCheck(guest, '/my-games?tab=past')
  await openAndCheck(guest, '/account-settings?tab=transactions', 'transactions after a round')
  await openAndCheck(host, '/payouts', 'what a host is owed')
  const receipt = guest.getByRole('main').locator('a[href^="/receipts/"]').first()
  await openAndCheck(guest, (await receipt.getAttribute('href'))!, 'a receipt')
  await host.context().close()
  await guest.context().close()
}

/**
 * Waits until everything in view is loaded and no animation runs. Cards below the fold render when
 * they come near.
 */
async function waitUntilSettled(page: Page): Promise<void> {
  await expect(page.locator('h1, [role=dialog]').first()).toBeAttached()
  await page.waitForFunction(
    () => {
      const inView = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
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
            (animation) =>
              animation.playState !== 'running' ||
              animation.effect?.getComputedTiming().iterations === Infinity,
          )
      )
    },
    undefined,
    // a busy machine loads scripts and pictures slowly
    { timeout: 60_000 },
  )
}
