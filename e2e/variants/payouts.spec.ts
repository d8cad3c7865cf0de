import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { DAY, fromJapanText, HOUR, japanDate, japanText } from '@tomogolf/domain/time'
import { openAdminPage, type AdminPage } from '../admin/admin-page.ts'
import { PASSWORD } from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'

useWorld({ demoData: true, name: 'payouts' })
test.describe.configure({ mode: 'serial' })

const HOST = 'host@tomogolf.example',
  GUEST = 'liam@tomogolf.example'
let admin: AdminPage, host: Page, product: Product

async function openUser(browser: Browser, email: string): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB' })
  const page = await context.newPage()
  await post(page.request, '/api/auth/login', {
    email,
    password: PASSWORD,
    recaptchaToken: 'development',
  })
  return page
}
async function post<T = { id: string }>(
  user: APIRequestContext,
  path: string,
  data: object = {},
): Promise<T> {
  const response = await user.post(`${product.url}${path}`, {
    data,
    headers: { origin: product.url },
    // after a moved clock, the jobs of that time run first
    timeout: 60_000,
  })
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true)
  return response.json() as Promise<T>
}
/** A guest leaves a game of the host late: 100 dollars are owed to the host. */
async function leaveLate(guest: Page, days: number): Promise<void> {
  const at = fromJapanText(`${japanDate(Date.now() + days * DAY)} 15:30:00`)!
  const { id } = await post(host.request, '/api/games', {
    courseName: 'Wakasu Golf Links',
    courseId: 'wakasu-golf-links',
    date: japanText(at),
    location: '3-1-2 Wakasu, Koto, Tokyo',
    price: 100,
    currency: 'USD',
    slots: 2,
  })
  await product.setClock(new Date(at - 60 * HOUR))
  await post(guest.request, `/api/games/${id}/join`, { holdAmount: 130 })
  await product.setClock(new Date(at - 47 * HOUR))
  await post(guest.request, `/api/games/${id}/leave`, { confirmPenalty: true })
  await product.runJobs()
  await product.setClock(new Date(at + 7 * HOUR))
}

test.beforeAll(async ({ browser, product: running }) => {
  test.setTimeout(180_000)
  product = running
  admin = await openAdminPage(browser, product)
  host = await openUser(browser, HOST)
  const settings = Object.entries({
    host_payouts: 'connect',
    payout_appeal_days: '0',
    payout_account_days: '0',
  }).map(([settingKey, settingValue]) => ({ settingKey, settingValue }))
  const response = await admin.page.request.put(`${product.url}/api/admin/settings`, {
    data: { settings, reason: 'Payouts by Stripe' },
    headers: { origin: product.url },
  })
  expect(response.ok(), await response.text()).toBe(true)
  await leaveLate(await openUser(browser, GUEST), 3)
})

test('a host sets an account up on the provider’s page and sees what is missing', async () => {
  await host.goto(`${product.url}/payouts`)
  await host.getByRole('button', { name: 'Set up with Stripe' }).click()
  await host.getByRole('button', { name: 'Leave a document out' }).click()
  await expect(host.getByText('Stripe needs more information').first()).toBeVisible()
  await expect(host).toHaveURL(`${product.url}/payouts`)
  await host.getByRole('button', { name: 'Continue with Stripe' }).click()
  await host.getByRole('button', { name: 'Give everything' }).click()
  await expect(host.getByText('Stripe pays your payouts to your bank account.')).toBeVisible()
})

test('a batch pays it at once, and a reversal takes it back', async () => {
  await admin.open('payouts')
  await admin.act('Pay $100', {
    submit: 'Create batch',
    fill: (dialog) => dialog.getByLabel('Yen per dollar').fill('150'),
  })
  await product.runJobs()
  await host.reload()
  await expect(host.getByText('Paid this year')).toBeVisible()
  await admin.open('payouts')
  await admin.page.locator('tbody tr[data-row] [data-open]').first().click()
  await expect(admin.page.getByText(/tr_/)).toBeVisible()
  await admin.act('Reverse transfer')
  await admin.expectText('Returned')
  await host.reload()
  await expect(host.getByText('Ready', { exact: true }).first()).toBeVisible()
})

test('a month that is over is locked, and its statement is a file', async ({ browser }) => {
  const now = new Date()
  const next = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 3)
  await product.setClock(new Date(next))
  // the sessions have ended meanwhile
  admin = await openAdminPage(browser, product)
  host = await openUser(browser, HOST)
  await admin.open('revenue')
  await admin.page
    .getByRole('button', { name: /^Lock / })
    .first()
    .click()
  await admin.dialog.getByLabel('Reason').fill('Closed with the tax office')
  await admin.dialog.getByRole('button', { name: 'Lock', exact: true }).click()
  await admin.expectText(/Locked by/)
  await host.goto(`${product.url}/payouts`)
  const link = host.getByRole('link', { name: /PDF/ }).first()
  const file = await host.request.get(`${product.url}${await link.getAttribute('href')}`)
  expect(file.headers()['content-type']).toBe('application/pdf')
})
