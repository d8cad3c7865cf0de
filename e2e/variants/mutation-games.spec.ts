import type { Page } from '@playwright/test'
import { fromJapanText } from '@tomogolf/domain/time'
import { becomeMemberByApi, callAs, hostGameByApi } from '../support/people.ts'
import { expect, test, useWorld, type Product } from '../support/product.ts'
import { hoursAfter, hoursBefore } from '../support/tokyo-time.ts'
import { gameCard, newPage, NOON, visitor } from '../support/game-list.ts'
import { expectSameLoad, go, startWalk } from '../support/one-load.ts'

useWorld({ name: 'mutation-games' })
test.describe.configure({ mode: 'serial' })

const COURSE = 'Wakasu Golf Links'
const COURSES = '/golf-courses?q=Wakasu'
const COURSE_PAGE = '/golf-courses/wakasu-golf-links'
const CALENDAR = '/games?view=calendar'
const MAP = '/games?near=station-tokyo&view=map'
const DAY = '2026-12-14'

let host: Page, guest: Page, absent: Page
const games = { played: '', next: '' }
const PLAYED_AT = fromJapanText('2026-12-04 08:00:00')!
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  const member = async (name: string) => {
    const page = await newPage(browser)
    await becomeMemberByApi(page, product, visitor(name))
    return page
  }
  host = await member('Kenji')
  guest = await member('Emily')
  absent = await member('Marcus')
})

/** What each screen says about the game at the course, with what other screens fetched before. */
async function expectEverywhere(page: Page, is: 'listed' | 'absent', tab: 'upcoming' | 'past') {
  const count = is === 'listed' ? 1 : 0
  const main = page.getByRole('main')
  await go(page, '/games')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    is === 'listed' ? '1 game' : /^0 games|No open games/,
  )
  await expect(gameCard(page, COURSE)).toHaveCount(count)
  await go(page, CALENDAR)
  await expect(main.getByRole('link', { name: /^(Mon, )?(Dec 14|14 Dec)/ })).toHaveCount(count)
  await go(page, MAP)
  await expect(page.getByRole('button', { name: new RegExp(`^${COURSE}`) })).toHaveCount(count)
  await go(page, COURSES)
  await expect(main.getByText('1 open game', { exact: true })).toHaveCount(count)
  await go(page, COURSE_PAGE)
  await expect(main.getByRole('link', { name: 'See 1 open game' })).toHaveCount(count)
  for (const one of ['upcoming', 'past'] as const) {
    await go(page, one === 'past' ? '/my-games?tab=past' : '/my-games')
    await expect(main.getByRole('link', { name: COURSE })).toHaveCount(one === tab ? 1 : 0)
  }
  await go(page, '/profile?tab=history')
  await expect(main.getByRole('link', { name: COURSE })).toHaveCount(tab === 'past' ? 1 : 0)
}

test('a game from the host form is on every screen, also on the one that Back returns to', async ({
  product,
}) => {
  await startWalk(host, `${product.url}/games`)
  await callAs(host, product, 'post', '/api/host-terms', { accepted: true })
  const main = host.getByRole('main')
  await expect(gameCard(host, COURSE)).toHaveCount(0)
  for (const path of [CALENDAR, MAP, COURSES, '/my-games', '/my-games?tab=past'])
    await go(host, path)
  await go(host, COURSE_PAGE)
  await expect(main.getByText('No open games here yet')).toBeVisible()

  await main.getByRole('button', { name: 'Host a game here' }).click()
  const terms = host.getByRole('dialog', { name: 'Host Terms' })
  await terms.getByText('I’ve read and agree to the host terms.').click()
  await terms.getByRole('button', { name: 'Agree and continue' }).click()
  const form = host.getByRole('dialog', { name: 'Host a game' })
  await expect(form.getByText(COURSE, { exact: true }).first()).toBeVisible()
  await form.getByRole('button', { name: /^Date:/ }).click()
  await form.locator(`[data-day="${DAY}"]`).click()
  await form.getByLabel('Tee time').fill('08:00')
  const next = form.getByRole('button', { name: 'Continue' })
  await next.click()
  await next.click()
  await form.getByLabel('Price per player').fill('100')
  await next.click()
  await form.getByText('I agree to the host payment terms.').click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(host.getByText('Your game is live', { exact: true })).toBeVisible()
  await expect(gameCard(host, COURSE).getByRole('link', { name: 'Manage Game' })).toBeVisible()
  await host.goBack()
  await expect(main.getByRole('link', { name: 'See 1 open game' })).toBeVisible()
  await expectEverywhere(host, 'listed', 'upcoming')
  await expectSameLoad(host)
})

test('a game that its host cancels leaves every screen but the past games', async () => {
  const main = host.getByRole('main')
  await go(host, '/games')
  await gameCard(host, COURSE)
    .getByRole('button', { name: `Save ${COURSE}` })
    .click()
  await go(host, '/my-games?tab=saved')
  await expect(main.getByRole('link', { name: COURSE })).toBeVisible()
  await go(host, '/games')
  await gameCard(host, COURSE).getByRole('link', { name: 'Manage Game' }).click()
  await host.getByRole('button', { name: 'Cancel game' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Cancel game' }).click()
  await expect(main.getByRole('heading', { name: 'This game was canceled.' })).toBeVisible()
  await host.goBack()
  await expect(gameCard(host, COURSE)).toHaveCount(0)
  await go(host, '/my-games?tab=saved')
  await expect(gameCard(host, COURSE).getByText('Canceled', { exact: true })).toBeVisible()
  await expectEverywhere(host, 'absent', 'past')
  await expectSameLoad(host)
})

/** Plays a round: Emily checks in, Marcus stays away; Kenji has rated Emily. */
async function playRound(product: Product): Promise<void> {
  games.played = await hostGameByApi(host, product, '2026-12-04 08:00:00')
  games.next = await hostGameByApi(host, product, '2026-12-20 08:00:00')
  for (const page of [guest, absent])
    await callAs(page, product, 'post', `/api/games/${games.played}/join`)
  await callAs(guest, product, 'put', `/api/games/${games.next}/saved`)
  await product.setClock(hoursBefore(PLAYED_AT, 1))
  await product.runJobs()
  const { code } = await callAs(host, product, 'get', `/api/games/${games.played}/qr`)
  await callAs(guest, product, 'post', `/api/games/${games.played}/check-in`, { code })
  await product.setClock(hoursAfter(PLAYED_AT, 6.1))
  await product.runJobs()
  await product.setClock(hoursAfter(PLAYED_AT, 13))
  await product.runJobs()
  const me = await callAs(guest, product, 'get', '/api/auth/me')
  await callAs(host, product, 'put', `/api/games/${games.played}/ratings/${me.id}`, {
    stars: 4,
    comment: '',
  })
}

test('a rating is on every screen that shows the round or the host', async ({ product }) => {
  await playRound(product)
  const main = guest.getByRole('main')
  const stars = main.getByText('5.0', { exact: true })
  const round = `/games/${games.played}`,
    next = `/games/${games.next}`
  await startWalk(guest, `${product.url}${round}`)
  await expect(main.getByRole('button', { name: 'Rate Kenji T.' })).toBeVisible()
  await expect(main.getByText('Kenji T. gave you')).toHaveCount(0)
  for (const path of ['/games', next, '/my-games?tab=saved', COURSE_PAGE]) {
    await go(guest, path)
    await expect(stars).toHaveCount(0)
  }
  await go(guest, '/my-games?tab=past')
  await main
    .getByRole('group', { name: 'How was your round with Kenji T.?' })
    .getByText('5 stars')
    .click({ force: true })
  await main.getByRole('button', { name: 'Rate Kenji T.' }).click()
  await expect(main.getByText('You gave Kenji T.')).toBeVisible()
  await guest.goBack()
  // both have rated, so that both ratings are published
  await expect(stars.first()).toBeVisible()
  for (const path of ['/games', next, '/my-games?tab=saved']) {
    await go(guest, path)
    await expect(stars.first()).toBeVisible()
  }
  await go(guest, round)
  await expect(main.getByText('You gave Kenji T.')).toBeVisible()
  await expect(main.getByText('Kenji T. gave you')).toBeVisible()
  await expectSameLoad(guest)
})

test('an appeal is under review wherever its strike or its game is shown', async ({ product }) => {
  const main = absent.getByRole('main')
  const appeal = main.getByRole('button', { name: 'Appeal' })
  const screens = [
    [`/games/${games.played}`, COURSE],
    ['/profile?tab=account', 'Marcus Tester'],
    ['/account-settings?tab=status', 'Account settings'],
  ] as const
  const open = async (path: string, heading: string) => {
    await go(absent, path)
    await expect(absent.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  await startWalk(absent, `${product.url}/my-games?tab=past`)
  for (const [path, heading] of screens) {
    await open(path, heading)
    await expect(appeal).toBeVisible()
  }
  await appeal.click()
  const dialog = absent.getByRole('dialog')
  await dialog.getByLabel('What happened?').fill('I was there; ask the caddie master.')
  await dialog.getByRole('button', { name: 'Send appeal' }).click()
  await expect(dialog).toBeHidden()
  for (const [path, heading] of screens) {
    await open(path, heading)
    await expect(main.getByText('We’re reviewing your appeal.')).toBeVisible()
    await expect(appeal).toHaveCount(0)
  }
  await expectSameLoad(absent)
})
