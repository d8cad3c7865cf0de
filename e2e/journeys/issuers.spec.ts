import { devices, type Page } from '@playwright/test'
import { DAY, japanText } from '@tomogolf/domain/time'
import { newPage, visitor } from '../support/game-list.ts'
import { becomeMemberByApi, hostGameByApi, submitLogin, PASSWORD } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ name: 'issuers', demoData: true, stepUp: true })
const GUEST = 'guest@tomogolf.example'

/** From the button of the local issuer to the page after it. */
async function logInAs(page: Page, person: string | null): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Demo ID' }).click()
  await page.getByRole('button', { name: person ?? 'Cancel' }).click()
}

test('a new person joins a game by an issuer, and keeps the only way to log in', async ({
  page,
  browser,
  product,
}) => {
  const host = await newPage(browser)
  await becomeMemberByApi(host, product, visitor('Kenji'))
  // three days ahead the hold is placed at once, at any time of the day
  const day = japanText(Date.now() + 3 * DAY).slice(0, 10)
  const game = await hostGameByApi(host, product, `${day} 09:00:00`)
  await host.context().close()

  const redirectTo = encodeURIComponent(`/games/${game}?join=1`)
  await page.goto(`${product.url}/register?redirectTo=${redirectTo}`)
  await logInAs(page, null)
  await expect(page.getByText('You canceled the login. Nothing has changed.')).toBeVisible()
  await expect(page.getByText('We’ll bring you right back.')).toBeVisible()
  await logInAs(page, 'Noa Lind')
  await expect(page.getByRole('heading', { level: 1, name: 'One more step' })).toBeVisible()
  await expect(page.getByText('noa@tomogolf.example')).toBeVisible()
  await expect(page.getByText('We’ll bring you right back.')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()

  const sheet = page.getByRole('dialog')
  await expect(sheet).toHaveAccessibleName('Complete Your Profile')
  await sheet.getByLabel('First name').fill('Noa')
  await sheet.getByLabel('Last name').fill('Lind')
  await sheet.getByLabel('Country code').selectOption('JP')
  await sheet.getByLabel('Phone number').fill('03-1234-5678')
  await sheet.getByLabel('Date of birth').fill('1990-04-01')
  await sheet.getByLabel('Country or region').selectOption('GB')
  await sheet.getByRole('group', { name: 'Gender' }).getByText('Female', { exact: true }).click()
  await sheet
    .getByRole('group', { name: 'Level' })
    .getByText('Intermediate', { exact: true })
    .click()
  await sheet.getByLabel('Card number').fill('4242 4242 4242 4242')
  await sheet.getByLabel('Expiration date').fill('12 / 30')
  await sheet.getByLabel('Security code').fill('123')
  await sheet.getByRole('button', { name: 'Save card' }).click()
  await sheet.getByText(/^I agree to a hold of/).click()
  await sheet.getByRole('button', { name: 'Hold $130' }).click()
  await expect(page.getByRole('dialog', { name: 'You’re in' })).toBeVisible()

  await page.goto(`${product.url}/account-settings?tab=security`)
  await page.getByRole('button', { name: 'Remove: Demo ID' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('This is your only way to log in.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Email me a link' }).click()
  await expect(page.getByText('We sent a link to')).toBeVisible()
  await product.mail('noa@tomogolf.example', 'reset_password')
})

test('an account is linked on a phone after a login to it, logs in, and removes the link', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'en-GB',
    serviceWorkers: 'allow',
  })
  const phone = await context.newPage()
  await phone.goto(`${product.url}/login?redirectTo=%2Fmy-games`)
  await logInAs(phone, 'Emily Carter')
  await expect(phone.getByText('There’s already an account for')).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Sign up', exact: true })).toHaveCount(0)
  await submitLogin(phone, GUEST, 'Wrong-2026')
  await expect(phone.getByText('Login failed').first()).toBeVisible()
  await submitLogin(phone, GUEST, PASSWORD)
  await expect(phone.getByText('Demo ID linked').first()).toBeVisible()
  await expect(phone).toHaveURL(/\/my-games/)
  await product.mail(GUEST, 'identity_linked')

  // with a service worker, whose browser sends each navigation before asking it
  await phone.evaluate(() => navigator.serviceWorker.ready)
  await context.clearCookies({ name: 'tomogolf_session' })
  await phone.goto(`${product.url}/login?redirectTo=%2Faccount-settings%3Ftab%3Dsecurity`)
  await logInAs(phone, 'Emily Carter')
  await expect(phone).toHaveURL(/account-settings\?tab=security/)
  await expect(phone.getByText('Last used')).toBeVisible()
  await phone.getByRole('button', { name: 'Remove: Demo ID' }).click()
  await phone.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(phone.getByText('No account is linked yet.')).toBeVisible()
  await product.mail(GUEST, 'identity_removed')

  await phone.getByRole('button', { name: 'Link Demo ID' }).click()
  await phone.getByRole('button', { name: 'Emily Carter' }).click()
  await expect(phone.getByText('Account linked', { exact: true })).toBeVisible()
  await context.close()
})

test('an administrator who has an account at the issuer logs in by two factors only', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/login`)
  await logInAs(page, 'admin@tomogolf.example')
  await expect(page.getByText('There’s already an account for')).toBeVisible()
  await submitLogin(page, 'admin@tomogolf.example', PASSWORD)
  await expect(page.getByText('Couldn’t link Demo ID').first()).toBeVisible()
})
