import type { Browser, BrowserContext, Page } from '@playwright/test'
import game from '@tomogolf/phrases/areas/game/en'
import payment from '@tomogolf/phrases/areas/payment/en'
import {
  becomeMemberByApi,
  callAs,
  fillProfileByApi,
  hostGameByApi,
  registerByApi,
  saveCardByApi,
  tick,
} from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'
import { bankWindow, CARDS } from '../support/stripe-js.ts'
import { newPage, NOON, visitor } from '../support/game-list.ts'

useWorld({ name: 'bank-question', stripeJs: true })

let gameId: string
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  gameId = await hostGameByApi(host, product, '2026-12-04 08:00:00', { slots: 3 })
  await host.context().close()
})

/** A guest whose bank always asks presses the button that places the hold. */
async function askForHold(
  browser: Browser,
  product: Product,
  name: string,
  context?: BrowserContext,
): Promise<Page> {
  const page = context ? await context.newPage() : await newPage(browser)
  const guest = visitor(name)
  await registerByApi(page, product, guest)
  await fillProfileByApi(page, product, guest)
  await saveCardByApi(page, product, CARDS.authenticatesAlways.replaceAll(' ', ''))
  await page.goto(`${product.url}/games/${gameId}`)
  await page.getByRole('button', { name: game['game.join.action'] }).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: /^Hold \$130$/ })).toBeDisabled()
  for (const box of await dialog.getByRole('checkbox').all()) await tick(box)
  await dialog.getByRole('button', { name: /^Hold \$130$/ }).click()
  return page
}
const amounts = (product: Product, name: string) => product.cardAmounts(visitor(name).email)
const HELD = { held: 13_000, captured: 0 }
const NOTHING = { held: 0, captured: 0 }

/** Gives the seat back, for the next test. */
async function leave(page: Page, product: Product): Promise<void> {
  await callAs(page, product, 'post', `/api/games/${gameId}/leave`, {})
  await page.context().close()
}

test('a join with authentication: the bank’s window is above the page and the seat is held', async ({
  browser,
  product,
}) => {
  const page = await askForHold(browser, product, 'Ada')
  await bankWindow(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByRole('dialog', { name: game['game.joined.title'] })).toBeVisible()
  expect(await amounts(product, 'Ada')).toEqual(HELD)
  await leave(page, product)
})

test('a refused or closed question holds nothing and says why', async ({ browser, product }) => {
  for (const [name, answer] of [
    ['Bea', 'Fail'],
    ['Cleo', 'Close'],
  ] as const) {
    const page = await askForHold(browser, product, name)
    await bankWindow(page).getByRole('button', { name: answer }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(/bank/i)
    expect(await amounts(product, name)).toEqual(NOTHING)
    await page.context().close()
  }
})

test('a reload in the middle keeps the question on the game’s page; a forged return answers nothing', async ({
  browser,
  product,
}) => {
  const page = await askForHold(browser, product, 'Dora')
  await expect(bankWindow(page).getByRole('button', { name: 'Complete' })).toBeVisible()
  await page.reload()
  // attack: the address claims that the bank has confirmed
  await page.goto(
    `${product.url}/games/${gameId}?payment_intent=pi_x&payment_intent_client_secret=pi_x_secret_y&redirect_status=succeeded`,
  )
  await expect(bankWindow(page).getByRole('button', { name: 'Complete' })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/games/${gameId}`)
  expect(await amounts(product, 'Dora')).toEqual(NOTHING)
  await bankWindow(page).getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText(game['game.hold.stands'], { exact: true })).toBeVisible()
  expect(await amounts(product, 'Dora')).toEqual(HELD)
  await leave(page, product)
})

test('a bank that asks on its own page sends the guest back to the game, with the hold', async ({
  browser,
  product,
}) => {
  await product.addCardFault({ kind: 'authentication_redirect', path: '/v1/payment_intents' })
  const page = await askForHold(browser, product, 'Eva')
  await expect(page.getByRole('heading', { name: '3D Secure test page' })).toBeVisible()
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(page.getByText(game['game.hold.stands'], { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/games/${gameId}`)
  expect(await amounts(product, 'Eva')).toEqual(HELD)
  await leave(page, product)
})

test('a bank that is not reached can be asked again, without a loop of calls', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 390, height: 844 },
  })
  const intents = '**/v1/payment_intents/*'
  await context.route(intents, (route) => route.abort())
  let calls = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/confirm-hold')) calls++
  })
  const guest = await askForHold(browser, product, 'Fay', context)
  const problem = guest.getByRole('dialog', { name: payment['payment.bank.unreached'] })
  await expect(problem).toBeVisible()
  expect(calls).toBe(0)
  await problem.getByRole('button', { name: 'Cancel' }).click()
  const confirm = guest.getByRole('button', { name: 'Confirm with my bank' })
  await confirm.click()
  await expect(problem).toBeVisible()
  expect(calls).toBe(2)
  await context.unroute(intents)
  await problem.getByRole('button', { name: 'Try again' }).click()
  await bankWindow(guest).getByRole('button', { name: 'Complete' }).click()
  await expect(guest.getByText(game['game.hold.stands'], { exact: true })).toBeVisible()
  expect(await amounts(product, 'Fay')).toEqual(HELD)
  await leave(guest, product)
})
