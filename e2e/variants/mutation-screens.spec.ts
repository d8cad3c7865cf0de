import type { Page } from '@playwright/test'
import {
  PASSWORD,
  becomeMemberByApi,
  fillProfileByApi,
  hostGameByApi,
  registerByApi,
  saveProfile,
  submitLogin,
  tick,
} from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { gameCard, newPage, NOON, visitor } from '../support/game-list.ts'
import { expectSameLoad, go, startWalk } from '../support/one-load.ts'

useWorld({ name: 'mutation-screens' })
test.describe.configure({ mode: 'serial' })

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 30')
  await page.getByLabel('Security code').fill('123')
  await page.getByRole('button', { name: 'Save card' }).click()
}
/** Opens the join sheet, looks at its card and closes it. */
async function expectCardInSheet(page: Page, game: string, text: string | RegExp): Promise<void> {
  await go(page, `/games/${game}`)
  await page.getByRole('button', { name: 'Join game' }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(text).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(sheet).toBeHidden()
}

let host: Page, guest: Page
const games = { wakasu: '', oarai: '' }
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  games.wakasu = await hostGameByApi(host, product, '2026-12-14 08:00:00')
  games.oarai = await hostGameByApi(host, product, '2026-12-15 08:00:00', {
    courseName: 'Oarai Golf Club',
    courseId: 'oarai-golf-club',
    location: 'Oarai, Ibaraki',
  })
  guest = await newPage(browser)
  await registerByApi(guest, product, visitor('Emily'))
  await fillProfileByApi(guest, product, visitor('Emily'))
})

test('cards: every screen shows the one just saved, chosen or removed', async ({ product }) => {
  const visa = guest.getByText('Visa ending in 4242', { exact: true }),
    mastercard = guest.getByText('Mastercard ending in 4444', { exact: true })
  await startWalk(guest, `${product.url}/payment-methods`)
  await expect(guest.getByText('No saved cards')).toBeVisible()
  await expectCardInSheet(guest, games.wakasu, 'No saved card')
  await go(guest, '/payment-methods')
  await guest.getByRole('link', { name: 'Add card' }).click()
  await typeCard(guest, '4242 4242 4242 4242')
  await expect(guest).toHaveURL(/payment-methods/)
  await expect(visa).toBeVisible()
  await expectCardInSheet(guest, games.wakasu, /4242$/)
  await go(guest, '/payment-setup')
  await typeCard(guest, '5555 5555 5555 4444')
  await expect(guest.getByRole('heading', { name: 'Card saved' })).toBeVisible()
  await go(guest, '/payment-methods')
  await expect(mastercard).toBeVisible()
  await guest.getByRole('button', { name: /^Set as default: Mastercard/ }).click()
  await expectCardInSheet(guest, games.wakasu, /4444$/)
  await go(guest, '/payment-methods')
  await guest.getByRole('button', { name: /^Remove Visa/ }).click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(visa).toHaveCount(0)
  await expectCardInSheet(guest, games.oarai, /4444$/)
  await expectSameLoad(guest)
})

test('the profile, a join and leaving: lists, game and own games agree', async () => {
  const main = guest.getByRole('main')
  await go(guest, '/my-games')
  await expect(main.getByRole('link', { name: 'Wakasu Golf Links' })).toHaveCount(0)
  await go(guest, '/games')
  await expect(
    gameCard(guest, 'Wakasu Golf Links').getByRole('button', { name: 'Details' }),
  ).toBeVisible()
  await go(guest, '/account-settings')
  await guest.getByLabel('First name').fill('Emilia')
  await saveProfile(guest)
  await expect(guest.getByRole('banner').getByRole('button', { name: /Emilia/ })).toBeVisible()

  await go(guest, `/games/${games.wakasu}`)
  await guest.getByRole('button', { name: 'Join game' }).first().click()
  const sheet = guest.getByRole('dialog')
  const hold = sheet.getByRole('button', { name: /\$130/ })
  await expect(hold).toBeDisabled()
  for (const box of await sheet.getByRole('checkbox').all()) await tick(box)
  await hold.click()
  await guest
    .getByRole('dialog', { name: 'You’re in' })
    .getByRole('button', { name: 'Done' })
    .click()
  await expect(main.getByText('Emilia T.').first()).toBeVisible()
  await go(guest, '/my-games')
  await expect(main.getByRole('link', { name: 'Wakasu Golf Links' })).toBeVisible()
  await go(guest, '/games')
  await expect(
    gameCard(guest, 'Wakasu Golf Links').getByRole('link', { name: 'View' }),
  ).toBeVisible()

  await go(guest, `/games/${games.wakasu}`)
  await guest.getByRole('button', { name: 'Leave game' }).first().click()
  await guest.getByRole('dialog').getByRole('button', { name: 'Leave for free' }).click()
  await expect(guest.getByRole('button', { name: 'Join game' }).first()).toBeVisible()
  await go(guest, '/games')
  await expect(
    gameCard(guest, 'Wakasu Golf Links').getByRole('button', { name: 'Details' }),
  ).toBeVisible()
  await expectSameLoad(guest)
})

test('a saved game: card, game page and saved games agree', async ({ product }) => {
  const heart = guest.getByRole('button', { name: 'Save Wakasu Golf Links' })
  const main = guest.getByRole('main')
  await go(guest, '/my-games?tab=saved')
  await expect(guest.getByRole('heading', { name: 'No saved games' })).toBeVisible()
  await go(guest, '/games')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await go(guest, '/my-games?tab=saved')
  await expect(main.getByRole('link', { name: 'Wakasu Golf Links' })).toBeVisible()
  await go(guest, `/games/${games.wakasu}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await go(guest, '/games')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await go(guest, '/my-games?tab=saved')
  await expect(guest.getByRole('heading', { name: 'No saved games' })).toBeVisible()
  await expectSameLoad(guest)

  // a visitor logs in first, and finds the game saved
  const visiting = await newPage(guest.context().browser()!)
  await visiting.goto(`${product.url}/games`)
  await visiting.getByRole('link', { name: 'Save Wakasu Golf Links' }).click()
  await expect(visiting.getByText('You’re saving Wakasu Golf Links')).toBeVisible()
  await submitLogin(visiting, visitor('Emily').email, PASSWORD)
  await expect(visiting).toHaveURL(new RegExp(`/games/${games.wakasu}$`))
  await expect(visiting.getByRole('button', { name: 'Save Wakasu Golf Links' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await visiting.context().close()
})

test('a host edits and cancels a game: the list and the own games show it', async ({ product }) => {
  const main = host.getByRole('main')
  await startWalk(host, `${product.url}/games`)
  await expect(gameCard(host, 'Oarai Golf Club').getByText('2026-12-15 • 08:00')).toBeVisible()
  await go(host, '/my-games')
  await expect(main.getByRole('link', { name: 'Oarai Golf Club' })).toBeVisible()
  await go(host, `/games/${games.oarai}`)
  await host.getByRole('button', { name: 'Edit' }).click()
  const edit = host.getByRole('dialog', { name: 'Edit game' })
  await edit.getByLabel('Tee time').fill('09:30')
  await edit.getByRole('button', { name: 'Save changes' }).click()
  await expect(edit).toBeHidden()
  await go(host, '/games')
  await expect(gameCard(host, 'Oarai Golf Club').getByText('2026-12-15 • 09:30')).toBeVisible()
  await go(host, `/games/${games.oarai}`)
  await host.getByRole('button', { name: 'Cancel game' }).click()
  await host.getByRole('dialog').getByRole('button', { name: 'Cancel game' }).click()
  await expect(host.getByText('Game canceled', { exact: true })).toBeVisible()
  await go(host, '/games')
  await expect(gameCard(host, 'Wakasu Golf Links')).toBeVisible()
  await expect(gameCard(host, 'Oarai Golf Club')).toHaveCount(0)
  await go(host, '/my-games?tab=past')
  await expect(main.getByRole('link', { name: 'Oarai Golf Club' })).toBeVisible()
  await expectSameLoad(host)
})
