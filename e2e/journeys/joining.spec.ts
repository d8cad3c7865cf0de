import type { Browser, Page } from '@playwright/test'
import {
  becomeMemberQuietly,
  callAs,
  fillProfile,
  hostQuietly,
  registerQuietly,
  fillProfileQuietly,
  saveCard,
  saveCardQuietly,
  type Visitor,
} from '../support/people.ts'
import { expect, test } from '../support/product.ts'

test.use({ world: 'joining' })
test.describe.configure({ mode: 'serial' })

// noon in Japan on the first of December; two games in three days, one far away, one tomorrow
const NOON = new Date('2026-12-01T03:00:00Z')
const person = (name: string): Visitor => ({ name, email: `${name.toLowerCase()}@example.com` })
const [KENJI, EMILY, NOAH] = ['Kenji', 'Emily', 'Noah'].map(person) as [Visitor, Visitor, Visitor]
const games = { wakasu: '', kasumi: '', tomorrow: '', far: '' }

const newPage = async (browser: Browser) =>
  (
    await browser.newContext({
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      viewport: { width: 1280, height: 900 },
    })
  ).newPage()
const card = (page: Page, course: string) => page.getByRole('article').filter({ hasText: course })
/** Presses Details on a game's card, once the page is alive: the viewer's own time is known to the browser alone. */
async function details(page: Page, course: string): Promise<void> {
  await expect(
    card(page, course)
      .getByText(/London/)
      .first(),
  ).toBeVisible()
  await card(page, course).getByRole('button', { name: 'Details' }).click()
}
async function agreeAndHold(page: Page, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name })).toBeDisabled()
  for (const box of await dialog.getByRole('checkbox').all()) await box.check({ force: true })
  await dialog.getByRole('button', { name }).click()
}

let host: Page, guest: Page
test.beforeAll(async ({ browser, product }) => {
  await product.at(NOON)
  host = await newPage(browser)
  await becomeMemberQuietly(host, product, KENJI)
  games.wakasu = await hostQuietly(host, product, '2026-12-04 08:00:00')
  games.kasumi = await hostQuietly(host, product, '2026-12-05 09:00:00', {
    courseName: 'Kasumigaseki Country Club',
    courseId: 'kasumigaseki-country-club',
    location: 'Kawagoe, Saitama',
    price: 200,
  })
  games.tomorrow = await hostQuietly(host, product, '2026-12-02 12:00:00', {
    courseName: 'Sodegaura Country Club',
    courseId: null,
    location: 'Chiba',
  })
  games.far = await hostQuietly(host, product, '2027-02-01 08:00:00', {
    courseName: 'Hirono Golf Club',
    courseId: 'hirono-golf-club',
    location: 'Miki, Hyogo',
  })
  guest = await newPage(browser)
})

test('games are found in English, in Japanese, in kana and with a typing error; the address says what is filtered', async ({
  product,
}) => {
  await guest.goto(`${product.url}/games?refresh=true`)
  await expect(guest).toHaveURL(/\/games$/)
  for (const text of ['kasumi', '霞ヶ関', 'かすみ', 'kasumigasekki']) {
    await guest.getByRole('searchbox').fill(text)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('1 game')
    await expect(guest).toHaveURL(`${product.url}/games?search=${encodeURIComponent(text)}`)
    await expect(card(guest, 'Kasumigaseki Country Club')).toBeVisible()
  }
  await guest.getByRole('searchbox').fill('')
  await guest.getByRole('button', { name: /Any day/ }).click()
  const day = guest.getByRole('dialog', { name: 'Date' }).locator('[data-day="2026-12-04"]')
  await day.click()
  await expect(guest).toHaveURL(/date=2026-12-04/)
  await expect(card(guest, 'Wakasu Golf Links')).toBeVisible()
  await expect(card(guest, 'Hirono Golf Club')).toHaveCount(0)
  // the same day again clears it
  await day.click()
  await expect(guest).toHaveURL(/\/games$/)
  await guest.keyboard.press('Escape')
})

test('a visitor who presses Details sees the shared page, with its picture and calendar file, and goes on joining after the login', async ({
  product,
}) => {
  await guest.goto(`${product.url}/games`)
  await card(guest, 'Wakasu Golf Links').getByRole('link', { name: 'Details' }).click()
  await expect(guest).toHaveURL(`${product.url}/games/${games.wakasu}/shared`)
  await expect(guest.getByText('Tee-off, Japan time')).toBeVisible()
  await expect(guest.getByText('Where you are, London')).toBeVisible()
  const shared = await (
    await guest.request.get(`${product.url}/games/${games.wakasu}/shared?from=ja`, {
      headers: { 'accept-language': 'en' },
    })
  ).text()
  const picture = /property="og:image" content="([^"]+)"/.exec(shared)![1]!.replaceAll('&amp;', '&')
  expect(picture).toMatch(
    new RegExp(`^${product.url}/api/games/${games.wakasu}/share-image\\.png\\?lang=ja`),
  )
  expect((await guest.request.get(picture)).headers()['content-type']).toBe('image/png')
  const [download] = await Promise.all([
    guest.waitForEvent('download'),
    guest.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`tomogolf-${games.wakasu}.ics`)

  await guest.getByRole('link', { name: 'Log in to join' }).first().click()
  await expect(guest).toHaveURL(/\/login/)
  const stranger = await newPage(guest.context().browser()!)
  await registerQuietly(stranger, product, EMILY)
  await stranger.context().close()
  await guest.getByLabel('E-mail').fill(EMILY.email)
  await guest.getByLabel('Password', { exact: true }).fill('Fairway-2026')
  await guest.getByRole('button', { name: 'Log in', exact: true }).click()
  // what the profile lacks comes first
  await expect(guest.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
  expect(await guest.evaluate(() => localStorage.getItem('pending-join-game-id'))).toBe(
    games.wakasu,
  )
})

test('the profile completed, joining opens again; without a card the way leads to saving one; with it the place is taken', async ({
  product,
}) => {
  await guest.getByRole('dialog').getByRole('link', { name: 'Complete Profile' }).click()
  await expect(guest).toHaveURL(/\/account-settings/)
  await fillProfile(guest, EMILY)
  const join = guest.getByRole('dialog', { name: /hold, not a payment/ })
  await expect(join).toBeVisible()
  await expect(
    join.getByRole('list', { name: 'Step 2 of 3' }).getByText('Review & Join'),
  ).toHaveAttribute('aria-current', 'step')
  await agreeAndHold(guest, /^Hold \$130\.00$/)
  await expect(guest).toHaveURL(/\/payment-setup/)
  await expect(
    guest.getByText('Please add or update your payment method to join games.').first(),
  ).toBeVisible()
  await saveCard(guest)
  await guest.goto(`${product.url}/games/${games.wakasu}`)
  await expect(join).toBeVisible()
  await agreeAndHold(guest, /^Hold \$130\.00$/)
  await expect(guest.getByRole('dialog', { name: 'You are in' })).toBeVisible()
  expect(await product.card(EMILY.email)).toEqual({ held: 13_000, captured: 0 })
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await guest.goto(`${product.url}/my-games`)
  await expect(
    guest.getByRole('main').getByRole('link', { name: 'Wakasu Golf Links' }),
  ).toBeVisible()
  await guest.goto(`${product.url}/games`)
  await expect(card(guest, 'Wakasu Golf Links').getByRole('link', { name: 'View' })).toBeVisible()
})

test('close to the tee time a warning comes first; a flag in this browser starts joining by itself', async ({
  product,
}) => {
  await guest.goto(`${product.url}/games`)
  await guest.evaluate((id) => localStorage.setItem('autoJoinGameId', id), games.tomorrow)
  await guest.reload()
  const warning = guest.getByRole('dialog', { name: 'This game is close' })
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await warning.getByText('I understand that leaving costs $130.00 from the moment I join.').click()
  await warning.getByRole('button', { name: 'Continue' }).click()
  await agreeAndHold(guest, /^Hold \$130\.00$/)
  await expect(guest.getByRole('dialog', { name: 'You are in' })).toBeVisible()
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
})

test('far ahead nothing is held yet, and the dialog says when it will be', async () => {
  await details(guest, 'Hirono Golf Club')
  await expect(
    guest
      .getByRole('dialog')
      .getByText(/28 Jan|Thu 28/)
      .first(),
  ).toBeVisible()
  await agreeAndHold(guest, /^Join with a \$130\.00 hold$/)
  await expect(guest.getByRole('dialog', { name: 'You are in' })).toBeVisible()
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
})

test('a join that overlaps another game is refused and names it', async ({ browser, product }) => {
  const other = await newPage(browser)
  await becomeMemberQuietly(other, product, person('Sofia'))
  const clash = await hostQuietly(other, product, '2026-12-04 12:59:00', {
    courseName: 'Oarai Golf Club',
    courseId: 'oarai-golf-club',
    location: 'Oarai, Ibaraki',
  })
  await other.context().close()
  await guest.goto(`${product.url}/games/${clash}`)
  await expect(
    guest
      .getByText(
        'This is less than five hours from your game at Wakasu Golf Links. Nobody can be on two courses at once.',
      )
      .first(),
  ).toBeVisible()
  await guest.goto(`${product.url}/games`)
  await details(guest, 'Oarai Golf Club')
  await expect(
    guest.getByText(/five hours from your game at Wakasu Golf Links/).first(),
  ).toBeVisible()
  await expect(guest.getByRole('dialog')).toHaveCount(0)
})

test('a host manages the own game: protected inside the window with a prefilled word to support, free to cancel outside, with the guests named', async ({
  product,
}) => {
  await host.goto(`${product.url}/games`)
  await card(host, 'Sodegaura Country Club').getByRole('link', { name: 'Manage Game' }).click()
  await expect(host).toHaveURL(`${product.url}/games/${games.tomorrow}`)
  await host.getByRole('link', { name: 'Contact support' }).click()
  await expect(host.getByLabel('Subject')).toHaveValue(
    /Change to my game at Sodegaura Country Club/,
  )
  await expect(host.getByText('Sodegaura Country Club').first()).toBeVisible()

  await host.goto(`${product.url}/games/${games.far}`)
  await host.getByRole('button', { name: 'Edit' }).click()
  const edit = host.getByRole('dialog', { name: 'Edit game' })
  await expect(edit.getByLabel('Per player')).toBeDisabled()
  await edit.getByLabel('Tee-off').fill('09:30')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(host.getByText('Game changed', { exact: true })).toBeVisible()
  await host.getByRole('button', { name: 'Cancel game' }).click()
  const cancel = host.getByRole('dialog', { name: 'Cancel this game?' })
  await expect(cancel.getByText('1 guest is told at once.')).toBeVisible()
  await cancel.getByRole('button', { name: 'Cancel game' }).click()
  await expect(host.getByText('Game cancelled', { exact: true })).toBeVisible()
  await host.goto(`${product.url}/my-games?tab=past`)
  await expect(host.getByRole('main').getByRole('link', { name: 'Hirono Golf Club' })).toBeVisible()
})

test('a guest reads what leaving costs before leaving, and can report the game', async ({
  product,
}) => {
  await guest.goto(`${product.url}/games/${games.tomorrow}`)
  await guest.getByRole('button', { name: 'Report a problem' }).first().click()
  await guest
    .getByRole('dialog')
    .getByLabel('What we should know')
    .fill('The address is another one.')
  await guest.getByRole('dialog').getByRole('button', { name: 'Send report' }).click()
  await expect(guest.getByText('Thank you, we look into it', { exact: true })).toBeVisible()
  await expect(guest.getByText('Leaving now costs $130.00.').first()).toBeVisible()
  await guest.getByRole('button', { name: 'Leave this game' }).first().click()
  const late = guest.getByRole('dialog', { name: 'Leaving now costs $130.00' })
  await expect(late.getByRole('button', { name: 'Leave and pay $130.00' })).toBeDisabled()
  await late.getByRole('button', { name: 'Stay in the game' }).click()
  await guest.goto(`${product.url}/games/${games.wakasu}`)
  await guest.getByRole('button', { name: 'Leave this game' }).first().click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave for free' }).click()
  await expect(guest.getByText('You left the game', { exact: true })).toBeVisible()
  expect(await callAs<{ games: object[] }>(guest, product, 'get', '/api/my-games')).toMatchObject({
    games: [{ id: games.tomorrow }],
  })
})

test('no game page scrolls sideways on a phone, in any language', async ({ product }) => {
  const shown = async (of: Page, path: string) => {
    await of.setViewportSize({ width: 320, height: 700 })
    await of.goto(product.url + path, { waitUntil: 'domcontentloaded' })
    await expect(of.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [320, 390]) {
      await of.setViewportSize({ width, height: 700 })
      expect(
        await of.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width)
    }
  }
  for (const lang of ['en', 'ja', 'ko', 'zh']) {
    for (const path of ['/games', `/games/${games.tomorrow}`])
      await shown(guest, `${path}?lang=${lang}`)
    await shown(host, `/games/${games.tomorrow}?lang=${lang}`)
  }
  await shown(guest, '/my-games?lang=ja')
})

// the clock moves on here, and with it what happens to the other games: this comes last
test('a bank that says no is quoted in the dialog; a deadline that passed meanwhile closes it', async ({
  browser,
  product,
}) => {
  const noah = await newPage(browser)
  await registerQuietly(noah, product, NOAH)
  await fillProfileQuietly(noah, product, NOAH)
  await saveCardQuietly(noah, product, '4000000000000341')
  await noah.goto(`${product.url}/games/${games.kasumi}`)
  await noah.getByRole('button', { name: 'Join this game' }).first().click()
  await agreeAndHold(noah, /^Hold \$260\.00$/)
  await expect(noah.getByRole('dialog').getByRole('alert')).toContainText(/bank said no/i)
  expect(await product.card(NOAH.email)).toEqual({ held: 0, captured: 0 })
  // a good minute before the last one to join it is still open, after it no longer
  await product.at(new Date('2026-12-04T19:58:20Z'))
  await noah.goto(`${product.url}/games`)
  await expect(
    card(noah, 'Kasumigaseki Country Club').getByText('Joining closes in 1 minute'),
  ).toBeVisible()
  await expect(card(noah, 'Kasumigaseki Country Club').getByText('Join soon')).toBeVisible()
  await details(noah, 'Kasumigaseki Country Club')
  const warning = noah.getByRole('dialog', { name: 'This game is close' })
  await warning.getByRole('checkbox').check({ force: true })
  await warning.getByRole('button', { name: 'Continue' }).click()
  await expect(noah.getByRole('dialog', { name: /hold, not a payment/ })).toBeVisible()
  await product.at(new Date('2026-12-04T20:00:01Z'))
  await agreeAndHold(noah, /^Hold \$260\.00$/)
  await expect(noah.getByText('Cannot Join Game', { exact: true })).toBeVisible()
  await expect(
    noah
      .getByText(
        'Join deadline has passed. Games must be joined at least 4 hours before start time.',
      )
      .first(),
  ).toBeVisible()
  await expect(noah.getByRole('dialog')).toHaveCount(0)
  await expect(
    card(noah, 'Kasumigaseki Country Club').getByRole('button', { name: 'Join Deadline Passed' }),
  ).toBeDisabled()
  await noah.context().close()
})
