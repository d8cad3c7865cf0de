import type { Page } from '@playwright/test'
import {
  becomeMemberByApi,
  callAs,
  fillProfile,
  fillProfileByApi,
  hostGameByApi,
  registerByApi,
  saveCardByApi,
  tick,
} from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'
import { FAR, gameCard, newPage, NOON, TOMORROW, visitor } from '../support/game-list.ts'

useWorld({ name: 'joining' })
test.describe.configure({ mode: 'serial' })

const [KENJI, EMILY, NOAH] = [visitor('Kenji'), visitor('Emily'), visitor('Noah')]
const games = { wakasu: '', kasumi: '', tomorrow: '' }

/**
 * Presses Details on a game's card, once the page is hydrated and shows the viewer's local time.
 */
async function openDetails(page: Page, course: string): Promise<void> {
  const card = gameCard(page, course)
  await expect(card.getByText(/London/).first()).toBeVisible()
  await card.getByRole('button', { name: 'Details' }).click()
}
async function agreeAndHold(page: Page, name: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name })).toBeDisabled()
  for (const box of await dialog.getByRole('checkbox').all()) await tick(box)
  await dialog.getByRole('button', { name }).click()
}
async function fillCard(page: Page): Promise<void> {
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByLabel('Expiration date').fill('12 / 30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
}
async function removeCardsByApi(page: Page, product: Product): Promise<void> {
  const { paymentMethods } = await callAs<{ paymentMethods: { id: string }[] }>(
    page,
    product,
    'get',
    '/api/payment-methods',
  )
  for (const { id } of paymentMethods)
    expect(
      (
        await page.request.delete(`${product.url}/api/payment-methods/${id}`, {
          headers: { origin: product.url },
        })
      ).ok(),
    ).toBe(true)
}

let guest: Page
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, KENJI)
  games.wakasu = await hostGameByApi(host, product, '2026-12-04 08:00:00')
  games.kasumi = await hostGameByApi(host, product, '2026-12-05 09:00:00', {
    courseName: 'Kasumigaseki Country Club',
    courseId: 'kasumigaseki-country-club',
    location: 'Kawagoe, Saitama',
    price: 200,
  })
  games.tomorrow = await hostGameByApi(host, product, TOMORROW.date, TOMORROW)
  await hostGameByApi(host, product, FAR.date, FAR)
  await host.context().close()
  guest = await newPage(browser)
})

test('games are found in English, Japanese, kana and with a typing error; the URL holds the filters', async ({
  product,
}) => {
  await guest.goto(`${product.url}/games?refresh=true`)
  await expect(guest).toHaveURL(/\/games$/)
  for (const text of ['kasumi', '霞ヶ関', 'かすみ', 'kasumigasekki']) {
    await guest.getByRole('searchbox').fill(text)
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText('1 game')
    await expect(guest).toHaveURL(`${product.url}/games?search=${encodeURIComponent(text)}`)
    await expect(gameCard(guest, 'Kasumigaseki Country Club')).toBeVisible()
  }
  await guest.getByRole('searchbox').fill('')
  await guest.getByRole('button', { name: /Any day/ }).click()
  const day = guest.getByRole('dialog', { name: 'Date' }).locator('[data-day="2026-12-04"]')
  await day.click()
  await expect(guest).toHaveURL(/date=2026-12-04/)
  await expect(gameCard(guest, 'Wakasu Golf Links')).toBeVisible()
  await expect(gameCard(guest, 'Hirono Golf Club')).toHaveCount(0)
  // the same day again clears it
  await day.click()
  await expect(guest).toHaveURL(/\/games$/)
  await guest.keyboard.press('Escape')
})

test('a visitor sees the shared page with picture and calendar file, and resumes joining after the login', async ({
  product,
}) => {
  await guest.goto(`${product.url}/games`)
  await gameCard(guest, 'Wakasu Golf Links').getByRole('link', { name: 'Details' }).click()
  await expect(guest).toHaveURL(`${product.url}/games/${games.wakasu}/shared`)
  await expect(guest.getByText('Tee time (Japan time)')).toBeVisible()
  await expect(guest.getByText('Your time (London)')).toBeVisible()
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
  const other = await newPage(guest.context().browser()!)
  await registerByApi(other, product, EMILY)
  await other.context().close()
  await guest.getByLabel('Email').fill(EMILY.email)
  await guest.getByLabel('Password', { exact: true }).fill('Fairway-2026')
  await guest.getByRole('button', { name: 'Log in', exact: true }).click()
  // the profile has to be completed first
  await expect(guest.getByRole('dialog', { name: 'Complete Your Profile' })).toBeVisible()
  expect(await guest.evaluate(() => localStorage.getItem('pending-join-game-id'))).toBe(
    games.wakasu,
  )
})

test('the sheet asks for the missing profile and a card, resumes after a refused card, and holds the seat', async ({
  product,
}) => {
  const sheet = guest.getByRole('dialog')
  await expect(
    sheet.getByRole('list', { name: 'Step 2 of 3' }).getByText('Review & Join'),
  ).toHaveAttribute('aria-current', 'step')
  // the profile may also be completed on its own page: the join opens again
  await guest.goto(`${product.url}/account-settings`)
  await fillProfile(guest, EMILY)
  const join = guest.getByRole('dialog', { name: /hold, not a payment/ })
  await expect(join.getByText(/^Save a card first/)).toBeVisible()
  await join.getByRole('link', { name: 'Enter the card on its own page' }).click()
  await expect(guest).toHaveURL(/\/payment-setup/)
  await fillCard(guest)
  await expect(join).toBeVisible()
  await expect(guest).toHaveURL(`${product.url}/games/${games.wakasu}`)
  // a card that is gone meanwhile: the other way to the same page
  await removeCardsByApi(guest, product)
  await agreeAndHold(guest, /^Hold \$130$/)
  await expect(guest).toHaveURL(/\/payment-setup/)
  await expect(
    guest.getByText('Please add or update your payment method to join games.').first(),
  ).toBeVisible()
  await fillCard(guest)
  await expect(join).toBeVisible()
  await agreeAndHold(guest, /^Hold \$130$/)
  await expect(guest.getByRole('dialog', { name: 'You’re in' })).toBeVisible()
  expect(await product.cardAmounts(EMILY.email)).toEqual({ held: 13_000, captured: 0 })
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  await guest.goto(`${product.url}/my-games`)
  await expect(
    guest.getByRole('main').getByRole('link', { name: 'Wakasu Golf Links' }),
  ).toBeVisible()
  await guest.goto(`${product.url}/games`)
  await expect(
    gameCard(guest, 'Wakasu Golf Links').getByRole('link', { name: 'View' }),
  ).toBeVisible()
})

test('joining starts from a flag in the browser, and warns when the tee time is close', async ({
  product,
}) => {
  await guest.goto(`${product.url}/games`)
  await guest.evaluate((id) => localStorage.setItem('autoJoinGameId', id), games.tomorrow)
  await guest.reload()
  const warning = guest.getByRole('dialog', { name: 'This game starts soon' })
  await expect(warning).toBeVisible()
  await expect(warning.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await warning
    .getByText('I understand that canceling costs $130 from 60 minutes after joining.')
    .click()
  await warning.getByRole('button', { name: 'Continue' }).click()
  await agreeAndHold(guest, /^Hold \$130$/)
  await expect(guest.getByRole('dialog', { name: 'You’re in' })).toBeVisible()
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
})

test('for a game two months ahead the dialog shows the date of the hold', async () => {
  await openDetails(guest, 'Hirono Golf Club')
  await expect(
    guest
      .getByRole('dialog')
      .getByText(/Jan\s28/)
      .first(),
  ).toBeVisible()
  await agreeAndHold(guest, /^Join with a \$130 hold$/)
  await expect(guest.getByRole('dialog', { name: 'You’re in' })).toBeVisible()
  await guest.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
})

test('a join that overlaps another game is refused and names it', async ({ browser, product }) => {
  const other = await newPage(browser)
  await becomeMemberByApi(other, product, visitor('Sofia'))
  const clash = await hostGameByApi(other, product, '2026-12-04 12:59:00', {
    courseName: 'Oarai Golf Club',
    courseId: 'oarai-golf-club',
    location: 'Oarai, Ibaraki',
  })
  await other.context().close()
  await guest.goto(`${product.url}/games/${clash}`)
  await expect(
    guest
      .getByText(
        'This is less than 5 hours from your game at Wakasu Golf Links. You can’t play both.',
      )
      .first(),
  ).toBeVisible()
  await guest.goto(`${product.url}/games`)
  await openDetails(guest, 'Oarai Golf Club')
  await expect(guest.getByText(/5 hours from your game at Wakasu Golf Links/).first()).toBeVisible()
  await expect(guest.getByRole('dialog')).toHaveCount(0)
})

// last, because it advances the clock past other games
test('the dialog shows a declined hold, and closes when the join deadline passes meanwhile', async ({
  browser,
  product,
}) => {
  const noah = await newPage(browser)
  await registerByApi(noah, product, NOAH)
  await fillProfileByApi(noah, product, NOAH)
  await saveCardByApi(noah, product, '4000000000000341')
  await noah.goto(`${product.url}/games/${games.kasumi}`)
  await noah.getByRole('button', { name: 'Join game' }).first().click()
  await agreeAndHold(noah, /^Hold \$260$/)
  await expect(noah.getByRole('dialog').getByRole('alert')).toContainText(/card was declined/i)
  expect(await product.cardAmounts(NOAH.email)).toEqual({ held: 0, captured: 0 })
  // 100 seconds before the deadline
  await product.setClock(new Date('2026-12-04T19:58:20Z'))
  await noah.goto(`${product.url}/games`)
  await expect(
    gameCard(noah, 'Kasumigaseki Country Club').getByText('Closes in 1 minute'),
  ).toBeVisible()
  await expect(gameCard(noah, 'Kasumigaseki Country Club').getByText('Closing soon')).toBeVisible()
  await openDetails(noah, 'Kasumigaseki Country Club')
  const warning = noah.getByRole('dialog', { name: 'This game starts soon' })
  await tick(warning.getByRole('checkbox'))
  await warning.getByRole('button', { name: 'Continue' }).click()
  await expect(noah.getByRole('dialog', { name: /hold, not a payment/ })).toBeVisible()
  await product.setClock(new Date('2026-12-04T20:00:01Z'))
  await agreeAndHold(noah, /^Hold \$260$/)
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
    gameCard(noah, 'Kasumigaseki Country Club').getByRole('button', {
      name: 'Join Deadline Passed',
    }),
  ).toBeDisabled()
  await noah.context().close()
})
