import type { Browser, Page } from '@playwright/test'
import en from '@tomogolf/phrases/areas/payment/en'
import ja from '@tomogolf/phrases/areas/payment/ja'
import ko from '@tomogolf/phrases/areas/payment/ko'
import zh from '@tomogolf/phrases/areas/payment/zh'
import {
  becomeMemberByApi,
  callAs,
  fillProfileByApi,
  hostGameByApi,
  registerByApi,
} from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'
import { comingMorning } from '../support/tokyo-time.ts'
import { bankWindow, cardFields, CARDS, fillCard } from '../support/stripe-js.ts'

useWorld({ name: 'stripe-js', stripeJs: true })

let people = 0
/** A signed-in user at the card form, on a phone. */
async function openForm(browser: Browser, product: Product, locale = 'en-GB'): Promise<Page> {
  const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const name = `Card${++people}`
  await registerByApi(page, product, { name, email: `${name.toLowerCase()}@example.com` })
  await page.goto(`${product.url}/payment-setup`)
  return page
}
const save = (page: Page) => page.getByRole('button', { name: 'Save card' }).click()
const alertOf = (page: Page) => page.getByRole('main').getByRole('alert')
const saved = (page: Page) => page.getByRole('heading', { name: 'Card saved' })
const cardCount = async (page: Page, product: Product) =>
  (await callAs<{ paymentMethods: object[] }>(page, product, 'get', '/api/payment-methods'))
    .paymentMethods.length

test('a card is saved in the provider’s fields, and the product never gets the number', async ({
  browser,
  product,
}) => {
  const page = await openForm(browser, product)
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(product.url)) sent.push(request.postData() ?? '')
  })
  await fillCard(page, CARDS.good)
  await save(page)
  await expect(saved(page)).toBeVisible()
  expect(sent.join().replaceAll(' ', '')).not.toContain('4242424242424242')
  expect(await cardCount(page, product)).toBe(1)
  await page.context().close()
})

test('incomplete, wrong and declined cards are explained, and another card is saved in the same form', async ({
  browser,
  product,
}) => {
  const page = await openForm(browser, product)
  await fillCard(page, '4242 4242')
  await save(page)
  await expect(alertOf(page)).toHaveText(en['payment.fault.incomplete'])
  await expect(cardFields(page).getByText('Incomplete')).toBeVisible()
  await fillCard(page, '4242 4242 4242 4241')
  await save(page)
  await expect(cardFields(page).getByText('Your card number is invalid.')).toBeVisible()
  await fillCard(page, CARDS.declined)
  await save(page)
  await expect(alertOf(page)).toHaveText(en['payment.fault.card_declined'])
  await fillCard(page, CARDS.good)
  await save(page)
  await expect(saved(page)).toBeVisible()
  await page.context().close()
})

test('3-D Secure in a window: failed, closed, abandoned by a reload, and completed', async ({
  browser,
  product,
}) => {
  const page = await openForm(browser, product)
  for (const answer of ['Fail', 'Close']) {
    await fillCard(page, CARDS.authenticatesOnSetup)
    await save(page)
    await bankWindow(page).getByRole('button', { name: answer }).click()
    await expect(alertOf(page)).toHaveText(en['payment.fault.authentication_failed'])
    await expect(page.locator('iframe[title="3D Secure authentication"]')).toHaveCount(0)
  }
  await save(page)
  await expect(bankWindow(page).getByRole('button', { name: 'Complete' })).toBeVisible()
  await page.reload()
  expect(await cardCount(page, product)).toBe(0)
  await fillCard(page, CARDS.authenticatesOnSetup)
  await save(page)
  await bankWindow(page).getByRole('button', { name: 'Complete' }).click()
  await expect(saved(page)).toBeVisible()
  expect(await cardCount(page, product)).toBe(1)
  await page.context().close()
})

test('3-D Secure on the bank’s page: failed, left by the Back button, and completed', async ({
  browser,
  product,
}) => {
  const page = await openForm(browser, product)
  const leaveForBank = async () => {
    await product.addCardFault({
      kind: 'authentication_redirect',
      path: '/v1/setup_intents/*/confirm',
    })
    await fillCard(page, CARDS.authenticatesOnSetup)
    await save(page)
    await expect(page.getByRole('heading', { name: '3D Secure test page' })).toBeVisible()
  }
  await leaveForBank()
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(page.getByText(en['payment.fault.authentication_failed']).first()).toBeVisible()
  await leaveForBank()
  await page.goBack()
  await leaveForBank()
  await page.getByRole('button', { name: 'Complete' }).click()
  await expect(saved(page)).toBeVisible()
  await expect(page).not.toHaveURL(/_secret/)
  expect(await cardCount(page, product)).toBe(1)
  await page.context().close()
})

test('attack: a forged return with an unfinished or a foreign setup saves no card', async ({
  browser,
  product,
}) => {
  const owner = await openForm(browser, product)
  const setups: string[] = []
  owner.on('request', (request) => {
    const id = /setup_intents\/(seti_\w+)/.exec(request.url())?.[1]
    if (id) setups.push(id)
  })
  await fillCard(owner, CARDS.good)
  await save(owner)
  await expect(saved(owner)).toBeVisible()
  const thief = await openForm(browser, product)
  const unfinished = (
    await callAs(thief, product, 'post', '/api/payment-methods/setup-intent')
  ).clientSecret!.split('_secret_')[0]!
  for (const id of [setups[0]!, unfinished]) {
    await thief.goto(
      `${product.url}/payment-setup?setup_intent=${id}&setup_intent_client_secret=${id}_secret_x&redirect_status=succeeded`,
    )
    await expect(thief.getByText(en['payment.fault.authentication_failed']).first()).toBeVisible()
    await expect(thief).not.toHaveURL(/_secret/)
    // the form is ready for a card
    await expect(cardFields(thief).getByRole('textbox').first()).toBeVisible()
  }
  expect(await cardCount(thief, product)).toBe(0)
  await owner.context().close()
  await thief.context().close()
})

test('a lost connection is explained, and the repeated press saves one card', async ({
  browser,
  product,
}) => {
  const page = await openForm(browser, product)
  const confirmation = '**/v1/setup_intents/*/confirm'
  await page.route(confirmation, (route) => route.abort())
  await fillCard(page, CARDS.good)
  await save(page)
  await expect(alertOf(page)).toHaveText(en['payment.fault.network'])
  await page.unroute(confirmation)
  // now the answer is lost, not the call: the card is confirmed at the provider
  await page.route(confirmation, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await save(page)
  await expect(alertOf(page)).toHaveText(en['payment.fault.network'])
  await page.unroute(confirmation)
  await save(page)
  await expect(saved(page)).toBeVisible()
  expect(await cardCount(page, product)).toBe(1)
  await page.context().close()
})

test('fields that load slowly or not at all say so and can be loaded again', async ({
  browser,
  product,
}) => {
  const page = await openForm(browser, product)
  const script = '**/endive/stripe.js'
  await page.route(script, (route) => route.abort())
  await page.reload()
  await expect(alertOf(page)).toContainText(en['payment.problem.fields'])
  await page.unroute(script)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cardFields(page).getByRole('textbox').first()).toBeVisible()

  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(script, async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText(en['payment.setup.slow'])).toBeVisible({ timeout: 20_000 })
  await expect(page.getByRole('button', { name: 'Save card' })).toBeDisabled()
  answer()
  await fillCard(page, CARDS.good)
  await save(page)
  await expect(saved(page)).toBeVisible()
  await page.context().close()
})

test('with real keys the page loads Stripe’s own script, and tries again after a failure', async ({
  browser,
  product,
}) => {
  const page = await openForm(browser, product)
  const scripts: string[] = []
  await page.route('https://js.stripe.com/**', (route) => {
    scripts.push(route.request().url())
    return route.abort()
  })
  await page.route('**/api/payment-methods/setup-intent', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({
      response,
      json: { ...body, apiBase: 'https://api.stripe.com', stripeJsUrl: null },
    })
  })
  await page.reload()
  await expect(alertOf(page)).toContainText(en['payment.problem.fields'])
  const before = scripts.length
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => scripts.length).toBeGreaterThan(before)
  expect(new Set(scripts)).toEqual(new Set(['https://js.stripe.com/endive/stripe.js']))
  await page.context().close()
})

for (const [locale, phrases] of [
  ['ja-JP', ja],
  ['ko-KR', ko],
  ['zh-CN', zh],
] as const)
  test(`errors of the card form in ${locale}`, async ({ browser, product }) => {
    const page = await openForm(browser, product, locale)
    const press = () => page.getByRole('button', { name: phrases['payment.setup.submit'] }).click()
    await fillCard(page, '4242')
    await press()
    await expect(alertOf(page)).toHaveText(phrases['payment.fault.incomplete'])
    await fillCard(page, CARDS.declined)
    await press()
    await expect(alertOf(page)).toHaveText(phrases['payment.fault.card_declined'])
    await fillCard(page, CARDS.authenticatesOnSetup)
    await press()
    await bankWindow(page).getByRole('button', { name: 'Fail' }).click()
    await expect(alertOf(page)).toHaveText(phrases['payment.fault.authentication_failed'])
    await page.route('**/v1/setup_intents/*/confirm', (route) => route.abort())
    await press()
    await expect(alertOf(page)).toHaveText(phrases['payment.fault.network'])
    await page.context().close()
  })

test('in the join sheet the bank’s window takes pointer and keyboard, and the card is shown at once', async ({
  browser,
  product,
}) => {
  const host = await (await browser.newContext()).newPage()
  await becomeMemberByApi(host, product, { name: 'Hugo', email: 'hugo@example.com' })
  const game = await hostGameByApi(host, product, `${comingMorning().day} 08:00:00`)
  await host.context().close()
  const page = await openForm(browser, product)
  await fillProfileByApi(page, product, { name: 'Card', email: '' })
  await page.goto(`${product.url}/games/${game}?join=1`)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('No saved card')).toBeVisible()
  for (const answer of ['Fail', 'Complete']) {
    await fillCard(page, CARDS.authenticatesOnSetup)
    await save(page)
    const button = bankWindow(page).getByRole('button', { name: answer })
    await button.focus()
    await expect(button).toBeFocused()
    await button.click()
  }
  await expect(sheet.getByText(/3155$/).first()).toBeVisible()
  await page.context().close()
})
