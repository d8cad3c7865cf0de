import { devices, type Browser, type Page } from '@playwright/test'
import { addAuthenticator } from '../support/virtual-authenticator.ts'
import { japanText } from '@tomogolf/domain/time'
import {
  becomeMemberByApi,
  callAs,
  hostGameByApi,
  logInByApi,
  PASSWORD,
} from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'

useWorld({ name: 'step-up', demoData: true, stepUp: true })
const GUEST = { email: 'guest@tomogolf.example' }
const ADMIN = { email: 'admin@tomogolf.example' }
let clock = Date.now()
const advance = (product: Product, minutes: number) =>
  product.setClock(new Date((clock += minutes * 60_000)))
/** The login no longer counts as a proof. */
const wait = (product: Product) => advance(product, 11)
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it’s you' })
const confirm = (page: Page) =>
  dialog(page).getByRole('button', { name: 'Confirm', exact: true }).click()

test('an export and a passkey need one proof in ten minutes: password, code or passkey', async ({
  page,
  product,
}) => {
  await addAuthenticator(page)
  // from when this file was loaded, a while before
  await advance(product, 60)
  await logInByApi(page, product, GUEST)
  await page.goto(`${product.url}/account-settings?tab=security`)
  const download = page.getByRole('button', { name: 'Download my data' })
  const done = page.getByText('Your data has been downloaded', { exact: true })

  await wait(product)
  await download.click()
  const password = dialog(page).getByLabel('Password', { exact: true })
  await password.fill('Wrong-2026')
  await confirm(page)
  await expect(dialog(page).getByText('This password is incorrect.')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Please confirm it’s you first.').first()).toBeVisible()
  await download.click()
  await password.fill(PASSWORD)
  await confirm(page)
  await expect(done).toBeVisible()
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()

  await wait(product)
  await page.reload()
  await download.click()
  await dialog(page).getByRole('button', { name: 'Email me a code instead' }).click()
  await expect(dialog(page).getByText('We sent a code to guest@tomogolf.example.')).toBeVisible()
  // a moment after the first request, this one leads to the same code
  await dialog(page).getByRole('button', { name: 'Use password' }).click()
  await dialog(page).getByRole('button', { name: 'Email me a code instead' }).click()
  await dialog(page).getByRole('button', { name: 'Send again' }).click()
  await expect(dialog(page).getByText('We just sent a code.')).toBeVisible()
  const { text } = await product.mail(GUEST.email, 'login_code', { since: clock })
  await dialog(page)
    .getByLabel('Code')
    .fill(/\b\d{3} \d{3}\b/.exec(text)![0])
  await confirm(page)
  await expect(done).toBeVisible()

  await wait(product)
  await page.reload()
  await download.click()
  await dialog(page).getByRole('button', { name: 'Use passkey' }).click()
  await expect(done).toBeVisible()
})

test('the last card is removed on a phone after a proof', async ({ browser, product }) => {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' })
  const phone = await context.newPage()
  await phone.goto(product.url)
  await advance(product, 60)
  await becomeMemberByApi(phone, product, { name: 'Pia', email: 'pia@example.com' })
  await wait(product)
  await phone.goto(`${product.url}/payment-methods`)
  await phone
    .getByRole('button', { name: /Remove/ })
    .first()
    .click()
  await phone
    .getByRole('dialog', { name: 'Remove this card?' })
    .getByRole('button', { name: 'Remove' })
    .click()
  await dialog(phone).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await confirm(phone)
  await expect(phone.getByText('Card removed', { exact: true })).toBeVisible()
  await context.close()
})

/** A guest who leaves late is charged. */
async function chargeGuest(browser: Browser, product: Product): Promise<void> {
  const [host, guest] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ locale: 'en-GB' })).newPage()),
  )
  await becomeMemberByApi(host!, product, { name: 'Hiro', email: 'hiro@example.com' })
  await becomeMemberByApi(guest!, product, { name: 'Lena', email: 'lena@example.com' })
  const id = await hostGameByApi(host!, product, japanText(clock + 30 * 3_600_000))
  await callAs(guest!, product, 'post', `/api/games/${id}/join`)
  await advance(product, 10 * 60)
  await callAs(guest!, product, 'post', `/api/games/${id}/leave`, { confirmPenalty: true })
  await product.runJobs()
  await Promise.all([host!.context().close(), guest!.context().close()])
}

test('a decision about money keeps what the administrator typed', async ({
  page,
  browser,
  product,
}) => {
  await advance(product, 60)
  await chargeGuest(browser, product)
  await page.goto(product.url)
  await logInByApi(page, product, ADMIN)
  await wait(product)
  const { rows } = await callAs<{ rows: { id: string; can: { refund: boolean } }[] }>(
    page,
    product,
    'get',
    '/api/admin/transactions?search=lena',
  )
  const charge = rows.find(({ can }) => can.refund)!
  await page.goto(`${product.url}/towkay/transactions?open=${charge.id}`)
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const refund = page.getByRole('dialog', { name: /^Refund / })
  await refund.getByLabel('Reason').fill('Agreed on the phone with both')
  await refund.getByRole('button', { name: /^Refund \$/ }).click()
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await expect(refund.getByLabel('Reason')).toHaveValue('Agreed on the phone with both')
  await refund.getByRole('button', { name: /^Refund \$/ }).click()
  await dialog(page).getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(dialog(page).getByRole('button', { name: 'Email me a code instead' })).toBeHidden()
  await confirm(page)
  await expect(page.getByText('Refund complete.').first()).toBeVisible()
})
