import type { Browser, Page } from '@playwright/test'
import { DAY, fromJapanText, japanDate, type Instant } from '@tomogolf/domain/time'
import { hoursBefore } from '../support/tokyo-time.ts'
import { becomeMemberByApi, type Visitor, tick } from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'

useWorld({ name: 'money' })

const [KENJI, EMILY, MINA] = ['Kenji', 'Emily', 'Mina'].map((name): Visitor => ({
  name,
  email: `${name.toLowerCase()}@example.com`,
})) as [Visitor, Visitor, Visitor]
/** Can be saved but declines every hold. */
const DECLINES_HOLDS = '4000000000000341'
/** Requires 3-D Secure when it is saved, and not again. */
const AUTHENTICATES_ONCE = '4000 0025 0000 3155'
/** Requires 3-D Secure for every payment. */
const ALWAYS_AUTHENTICATES = '4000002760003184'

const morning = (days: number): Instant =>
  fromJapanText(`${japanDate(Date.now() + days * DAY)} 08:00:00`)!
const [NEAR, FAR] = [morning(3), morning(20)]

async function newPage(browser: Browser): Promise<Page> {
  return (
    await browser.newContext({ locale: 'en-GB', viewport: { width: 1280, height: 900 } })
  ).newPage()
}
/** Calls the API as the page's user; returns refusals instead of failing. */
async function callApi<T>(
  page: Page,
  product: Product,
  method: 'get' | 'post' | 'delete',
  path: string,
  data?: object,
): Promise<{ status: number; body: T }> {
  const response = await page.request[method](`${product.url}${path}`, {
    ...(data && { data }),
    headers: { origin: product.url },
  })
  return { status: response.status(), body: (await response.json()) as T }
}
async function hostGame(page: Page, product: Product, day: Instant): Promise<string> {
  await callApi(page, product, 'post', '/api/host-terms', { accepted: true })
  const { body } = await callApi<{ id: string }>(page, product, 'post', '/api/games', {
    courseName: 'Boso Misaki Golf Links',
    date: `${japanDate(day)} 08:00:00`,
    location: '2240 Misaki-cho, Isumi, Chiba',
    price: 100,
    currency: 'USD',
    slots: 3,
    skillLevel: 'any',
    notes: null,
  })
  return body.id
}
const bankDialog = (page: Page) => page.getByRole('dialog', { name: 'Verify with your bank' })
const timeline = (page: Page) =>
  page.getByRole('main').getByRole('list').filter({ hasText: 'You agreed to the hold' }).first()

test('a later hold is declined, moves to another card and is captured; 3-D Secure on joining and by mail', async ({
  browser,
  product,
}) => {
  const host = await newPage(browser),
    emily = await newPage(browser),
    mina = await newPage(browser)
  await becomeMemberByApi(host, product, KENJI)
  const far = await hostGame(host, product, FAR),
    near = await hostGame(host, product, NEAR)

  // Emily agrees to a hold that is placed in two weeks; nothing is held yet
  await becomeMemberByApi(emily, product, EMILY, DECLINES_HOLDS)
  expect(
    (await callApi(emily, product, 'post', `/api/games/${far}/join`, { holdAmount: 130 })).status,
  ).toBe(200)
  await emily.goto(`${product.url}/games/${far}`)
  await expect(timeline(emily).getByText('You agreed to the hold')).toBeVisible()
  await expect(timeline(emily).getByText('$130 will be held')).toBeVisible()
  await expect(
    timeline(emily).getByText('On a debit card it may look like a payment until it’s released.'),
  ).toBeVisible()
  expect(await product.cardAmounts(EMILY.email)).toEqual({ held: 0, captured: 0 })

  // Mina's bank requires 3-D Secure when she saves her card and when she joins
  await test.step('3-D Secure on saving and on joining', async () => {
    await becomeMemberByApi(mina, product, MINA, ALWAYS_AUTHENTICATES)
    await mina.goto(`${product.url}/games/${near}`)
    await mina.getByRole('button', { name: 'Join game' }).first().click()
    const dialog = mina.getByRole('dialog')
    const hold = dialog.getByRole('button', { name: 'Hold $130' })
    await expect(hold).toBeDisabled()
    for (const box of await dialog.getByRole('checkbox').all()) await tick(box)
    await hold.click()
    await bankDialog(mina).getByRole('button', { name: 'Yes, it’s me' }).click()
    await expect(
      mina
        .getByRole('dialog')
        .getByText(/You’re in/)
        .first(),
    ).toBeVisible()
    expect(await product.cardAmounts(MINA.email)).toEqual({ held: 13_000, captured: 0 })
    expect((await callApi(mina, product, 'post', `/api/games/${near}/leave`)).status).toBe(200)
    expect(
      (await callApi(mina, product, 'post', `/api/games/${far}/join`, { holdAmount: 130 })).status,
    ).toBe(200)
    expect(await product.cardAmounts(MINA.email)).toEqual({ held: 0, captured: 0 })
  })

  // the day of the hold: one bank declines, the other requires 3-D Secure
  await product.setClock(hoursBefore(FAR, 96))
  await product.runJobs()
  for (const { email } of [EMILY, MINA])
    expect(await product.cardAmounts(email)).toEqual({ held: 0, captured: 0 })

  await test.step('a new default card is tried at once', async () => {
    await product.mail(EMILY.email, 'hold_refused', {
      containing: [`${product.url}/payment-methods`],
    })
    await emily.goto(`${product.url}/games/${far}`)
    await expect(
      emily.getByRole('alert').getByText('Your bank declined the hold. You haven’t been charged.'),
    ).toBeVisible()
    await emily.getByRole('link', { name: 'Update card' }).click()
    await expect(emily).toHaveURL(/payment-methods/)
    await emily.goto(`${product.url}/payment-setup`)
    await emily.getByLabel('Card number').fill(AUTHENTICATES_ONCE)
    await emily.getByLabel('Expiration date').fill('12 / 30')
    await emily.getByLabel('Security code').fill('123')
    await emily.getByRole('button', { name: 'Save card' }).click()
    await bankDialog(emily).getByRole('button', { name: 'Yes, it’s me' }).click()
    await expect(emily.getByRole('heading', { name: 'Card saved' })).toBeVisible()
    await emily.goto(`${product.url}/payment-methods`)
    await emily.getByRole('button', { name: /Set as default: .*3155/ }).click()
    await expect(emily.getByText('Default card updated', { exact: true })).toBeVisible()
    await expect
      .poll(async () => (await product.runJobs(), await product.cardAmounts(EMILY.email)))
      .toEqual({ held: 13_000, captured: 0 })
  })

  await test.step('a card with a hold is removed only with a replacement', async () => {
    await emily.reload()
    const row = emily.getByRole('listitem').filter({ hasText: '3155' })
    await expect(row.getByText('This card is needed for a hold,')).toBeVisible()
    const {
      body: { paymentMethods },
    } = await callApi<{ paymentMethods: { id: string; last4: string }[] }>(
      emily,
      product,
      'get',
      '/api/payment-methods',
    )
    expect(
      await callApi(
        emily,
        product,
        'delete',
        `/api/payment-methods/${paymentMethods.find(({ last4 }) => last4 === '3155')!.id}`,
      ),
    ).toMatchObject({ status: 409, body: { code: 'PAYMENT_METHOD_IN_USE' } })
    await emily.getByRole('button', { name: /Remove .*0341/ }).click()
    await emily
      .getByRole('dialog', { name: 'Remove this card?' })
      .getByRole('button', { name: 'Remove' })
      .click()
    await expect(emily.getByText('Card removed', { exact: true })).toBeVisible()
  })

  await test.step('3-D Secure by the link in the mail', async () => {
    const link = new RegExp(`https?://\\S+/games/${far}[^\\s)]*`)
    await mina.goto(link.exec((await product.mail(MINA.email, 'hold_needs_action')).text)![0])
    await mina.getByRole('button', { name: 'Confirm with my bank' }).click()
    await bankDialog(mina).getByRole('button', { name: 'Yes, it’s me' }).click()
    await expect(timeline(mina).getByText('$130 is held')).toBeVisible()
    await expect(
      timeline(mina)
        .getByText(/Your bank keeps the hold until .* at the latest/)
        .first(),
    ).toBeVisible()
    expect(await product.cardAmounts(MINA.email)).toEqual({ held: 13_000, captured: 0 })
  })

  await test.step('the fee is captured and has a receipt', async () => {
    await product.setClock(hoursBefore(FAR, 1))
    const {
      body: { code },
    } = await callApi<{ code: string }>(host, product, 'get', `/api/games/${far}/qr`)
    expect(
      (await callApi(emily, product, 'post', `/api/games/${far}/check-in`, { code })).status,
    ).toBe(200)
    expect(await product.cardAmounts(EMILY.email)).toEqual({ held: 0, captured: 3000 })
    await emily.goto(`${product.url}/account-settings?tab=transactions`)
    // a line per game: what was charged of the hold, and the entries behind it
    const line = emily.locator('summary').filter({ hasText: 'Charged' })
    await expect(line).toContainText('$30')
    await emily.getByRole('link', { name: 'Refunded', exact: true }).click()
    await expect(line).toHaveCount(0)
    await emily.getByRole('link', { name: 'All', exact: true }).click()
    await line.click()
    await emily.getByRole('link', { name: 'Receipt' }).click()
    await expect(emily.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    await expect(emily.getByRole('row', { name: /Total/ })).toContainText('$30')
    await expect(emily.getByRole('article')).toContainText('Emily Tester')
    const pdf = await emily.request.get(
      new URL(
        (await emily.getByRole('link', { name: 'Open as PDF' }).getAttribute('href'))!,
        product.url,
      ).href,
    )
    expect([pdf.headers()['content-type'], (await pdf.body()).subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
  })
})
