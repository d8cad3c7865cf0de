import { devices, type Page } from '@playwright/test'
import { addAuthenticator } from '../support/virtual-authenticator.ts'
import { logInByApi } from '../support/people.ts'
import { expect, test, type Product, useWorld } from '../support/product.ts'

useWorld({ demoData: true })
const GUEST = { email: 'guest@tomogolf.example', name: 'Emily' }

const codeField = (page: Page) => page.getByLabel('Code')
async function requestCode(page: Page, product: Product, destination: string): Promise<void> {
  await page.goto(`${product.url}/login?redirectTo=${encodeURIComponent(destination)}`)
  await page.getByLabel('Email').fill(GUEST.email)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Enter the code' })).toBeVisible()
}
async function mailedCode(product: Product): Promise<string> {
  const { text } = await product.mail(GUEST.email, 'login_code')
  return /\b\d{3} \d{3}\b/.exec(text)![0]
}

test('a started join survives a login by a mailed code, entered in another browser', async ({
  page,
  browser,
  product,
}) => {
  const { games } = (await (await page.request.get(`${product.url}/api/games`)).json()) as {
    games: { id: string; availableSlots: number; host: { firstName: string | null } }[]
  }
  const game = games.findLast(({ availableSlots }) => availableSlots > 0)!
  const destination = `/games/${game.id}?join=1`
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await requestCode(page, product, destination)
  await expect(page.getByText('We’ll bring you right back.')).toBeVisible()
  await expect(page.getByText(/Send again in 0:\d\d/)).toBeVisible()
  const code = await mailedCode(product)
  const last = (Number(code.at(-1)) + 1) % 10
  await codeField(page).fill(`${code.slice(0, -1)}${last}`)
  await expect(page.getByText('That code isn’t right. You have 4 tries left.')).toBeVisible()
  // the way to the mailbox and back
  await page.reload()
  await expect(page.getByText(`If there’s an account for ${GUEST.email}`)).toBeVisible()

  const other = await (await browser.newContext({ locale: 'en-GB' })).newPage()
  // a moment after the first request, this one leads to the same code
  await requestCode(other, product, destination)
  await codeField(other).fill(code)
  await expect(other).toHaveURL(`${product.url}/games/${game.id}`)
  await expect(other.getByRole('dialog')).toBeVisible()
  await other.context().close()

  await page.getByRole('button', { name: 'Use password' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(GUEST.email)
})

test('a passkey is added, logs in without an address, and is removed', async ({
  page,
  product,
}) => {
  await addAuthenticator(page)
  // the virtual authenticator would answer the suggestions of the login page by itself
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })
  await logInByApi(page, product, GUEST)
  await page.goto(`${product.url}/account-settings?tab=security`)
  await page.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()
  await product.mail(GUEST.email, 'passkey_added')
  await page.getByRole('button', { name: /^Rename: / }).click()
  await page.getByLabel('Name', { exact: true }).fill('My laptop')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByText('My laptop')).toBeVisible()

  await page.context().clearCookies({ name: 'tomogolf_session' })
  await page.goto(`${product.url}/login?redirectTo=%2Faccount-settings%3Ftab%3Dsecurity`)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page).toHaveURL(/account-settings\?tab=security/)
  await expect(page.getByText('Last used')).toBeVisible()
  await page.getByRole('button', { name: 'Remove: My laptop' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('You don’t have a passkey yet.')).toBeVisible()
  await product.mail(GUEST.email, 'passkey_removed')

  // the device still has it, the account does not
  await page.context().clearCookies({ name: 'tomogolf_session' })
  await page.goto(`${product.url}/login`)
  await page.getByRole('button', { name: 'Use passkey' }).click()
  await expect(page.getByText('We couldn’t verify this passkey.').first()).toBeVisible()
})

test('a passkey opens the admin login for administrators only, on a phone too', async ({
  page,
  browser,
  product,
}) => {
  const withPasskey = async (shown: Page, who: { email: string }) => {
    await addAuthenticator(shown)
    await shown.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
    })
    await logInByApi(shown, product, who)
    await shown.goto(`${product.url}/account-settings?tab=security`)
    await shown.getByRole('button', { name: 'Add passkey' }).click()
    await expect(shown.getByText('Passkey added', { exact: true })).toBeVisible()
    await shown.context().clearCookies({ name: 'tomogolf_session' })
    await shown.goto(`${product.url}/towkay`)
    await shown.getByRole('button', { name: 'Use passkey' }).click()
  }
  await withPasskey(page, { email: 'admin@tomogolf.example' })
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()

  const phone = await (
    await browser.newContext({ ...devices['Pixel 7'], locale: 'en-GB' })
  ).newPage()
  await withPasskey(phone, { email: 'host@tomogolf.example' })
  await expect(
    phone.getByText('Access denied. Administrator privileges required.').first(),
  ).toBeVisible()
  expect((await phone.request.get(`${product.url}/api/auth/me`)).status()).toBe(401)
  await phone.context().close()
})
