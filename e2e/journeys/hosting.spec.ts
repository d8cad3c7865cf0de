import type { Page } from '@playwright/test'
import { fillProfile, registerQuietly, saveCard } from '../support/people.ts'
import { expect, test } from '../support/product.ts'

test.use({ world: 'hosting' })

// noon in Japan; a month's calendar is enough for every day below
const NOON = new Date('2026-12-01T03:00:00Z')
const KENJI = { name: 'Kenji', email: 'kenji@example.com' }

const hostButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /Host a game|Be the first host/ })
    .first()
const dialogs = (page: Page) => ({
  profile: page.getByRole('dialog', { name: 'Complete Your Profile' }),
  terms: page.getByRole('dialog', { name: 'Host Terms' }),
  form: page.getByRole('dialog', { name: 'Host a game' }),
})
async function acceptTerms(page: Page): Promise<void> {
  const { terms, form } = dialogs(page)
  await terms.getByText('I have read the host terms and agree to them.').click()
  await terms.getByRole('button', { name: 'Accept and continue' }).click()
  await expect(form).toBeVisible()
}
const openForm = async (page: Page) => {
  await hostButton(page).click()
  await acceptTerms(page)
}
async function chooseDay(page: Page, day: string): Promise<void> {
  const { form } = dialogs(page)
  await form.getByRole('button', { name: /^Date:/ }).click()
  await form.locator(`[data-day="${day}"]`).click()
}

test.describe.configure({ mode: 'serial' })
let page: Page
test.beforeAll(async ({ browser, product }) => {
  await product.at(NOON)
  // without the service worker, whose calls no test can answer in its place
  page = await (
    await browser.newContext({
      serviceWorkers: 'block',
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    })
  ).newPage()
})

test('a visitor who wants to host logs in first, and is then asked for what the profile lacks', async ({
  product,
}) => {
  await page.goto(`${product.url}/games`)
  await page.getByRole('banner').getByRole('button', { name: 'Host golf' }).click()
  await expect(page).toHaveURL(/\/login/)
  // the call that the login page makes; what was asked for is remembered in this browser
  await registerQuietly(page, product, KENJI)
  await page.goto(`${product.url}/games`)
  const { profile } = dialogs(page)
  await expect(profile).toBeVisible()
  await expect(profile.getByText('8 items are missing.')).toBeVisible()
  await profile.getByRole('button', { name: 'Later' }).click()
  await expect(profile).toBeHidden()
  // a profile that cannot be looked up is told, and nothing opens
  await page.route('**/api/profile', (route) => route.abort())
  await hostButton(page).click()
  await expect(
    page.getByText('Your profile could not be checked', { exact: true }).first(),
  ).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('**/api/profile')
})

test('with the profile completed the host terms open by themselves; their box is empty each time', async () => {
  const { profile, terms, form } = dialogs(page)
  await hostButton(page).click()
  await profile.getByRole('link', { name: 'Complete Profile' }).click()
  await expect(page).toHaveURL(/\/account-settings/)
  await fillProfile(page, KENJI)
  await expect(terms).toBeVisible()
  const accept = terms.getByRole('button', { name: 'Accept and continue' })
  await expect(accept).toBeDisabled()
  await terms.getByText('I have read the host terms and agree to them.').click()
  await expect(accept).toBeEnabled()
  await page.keyboard.press('Escape')
  await hostButton(page).click()
  await expect(accept).toBeDisabled()
  await acceptTerms(page)
  await expect(form.getByLabel('Dress code')).toHaveValue('business')
})

test('the form tells one thing at a time, in its order, and keeps what was typed through a reload', async () => {
  const { form } = dialogs(page)
  const publish = form.getByRole('button', { name: 'Publish game' })
  const told = async (text: string) => {
    await publish.click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await form.getByText('I offer a ride').click()
  await told('Please name the course.')
  const course = form.getByRole('combobox', { name: 'Course' })
  await course.fill('zzqqxx')
  await expect(form.getByText('No golf courses found for "zzqqxx"').first()).toBeVisible()
  await course.fill('wakasu golf')
  await form
    .getByRole('listbox')
    .getByRole('option', { name: /Wakasu Golf Links/ })
    .waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(form.getByText('若洲ゴルフリンクス').first()).toBeVisible()
  await told('Please choose a date.')
  await chooseDay(page, '2026-12-01')
  await told('Please choose a tee time.')
  await form.getByLabel('Tee-off').fill('11:00')
  await expect(
    form.getByText('Cannot schedule games in the past. Please select a future date and time.'),
  ).toBeVisible()
  await form.getByLabel('Tee-off').fill('15:59')
  // the browser's clock goes on from the server's
  await expect(
    form
      .getByText(
        /^Please allow at least 4 hours before tee time for planning and coordination\. Earliest available time today: 16:\d\d$/,
      )
      .first(),
  ).toBeVisible()
  await expect(publish).toBeDisabled()
  await form.getByLabel('Tee-off').fill('16:30')
  await form.getByLabel('Address').fill('')
  await told('Please enter the address of the course.')
  await form.getByLabel('Address').fill('3-1-2 Wakasu, Koto, Tokyo')
  await told('Please enter a price above zero.')
  await form.getByLabel('Per player').fill('99.999')
  await form.getByLabel('Per player').blur()
  await expect(form.getByLabel('Per player')).toHaveValue('100')
  await told('Please agree to the payment rules first.')
  await form.getByText('I agree to the payment rules for hosts.').click()
  await told('Please describe the ride you offer.')
  await form.getByLabel('About the ride').fill('Shin-Kiba station, 06:20, two bags')
  // what guests will see follows each key
  await expect(
    form.getByRole('region', { name: 'How guests will see it' }).getByText('2026-12-01 • 16:30'),
  ).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('host-draft')))
    .toContain('Shin-Kiba')
  await page.reload()
  await openForm(page)
  await expect(form.getByLabel('About the ride')).toHaveValue('Shin-Kiba station, 06:20, two bags')
  await form.getByText('I agree to the payment rules for hosts.').click()
})

test('a suspended host, and a card that cannot be looked up, are told so', async () => {
  const { form } = dialogs(page)
  const publish = form.getByRole('button', { name: 'Publish game' })
  await page.route('**/hosting-eligibility', (route) =>
    route.fulfill({
      json: { isSuspended: true, strikeCount: 2, suspendedUntil: '2027-01-01T00:00:00.000Z' },
    }),
  )
  await publish.click()
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText(
    'Your account is currently suspended due to 2 strikes. You cannot host games at this time.',
  )
  // a failed eligibility request does not block hosting
  await page.unroute('**/hosting-eligibility')
  await page.route('**/hosting-eligibility', (route) => route.abort())
  await page.route('**/has-default', (route) => route.abort())
  await publish.click()
  await expect(page.getByText('Payment Method Check Failed', { exact: true })).toBeVisible()
  await page.unroute('**/has-default')
})

test('without a card the way leads to saving one; the form is kept, and the game is published from it', async () => {
  const { terms, form } = dialogs(page)
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(page).toHaveURL(/\/payment-setup/)
  await expect(form).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('pending-game-data'))).toContain(
    'Shin-Kiba',
  )
  await saveCard(page)
  await page.goto(new URL('/games', page.url()).href)
  await expect(terms).toBeVisible()
  await acceptTerms(page)
  await expect(form.getByLabel('Per player')).toHaveValue('100')
  await form.getByText('I agree to the payment rules for hosts.').click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(page.getByText('Your game is open', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/games$/)
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Wakasu Golf Links' }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Manage Game' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pending-game-data'))).toBeNull()
})

test('the next form is empty but for a casual dress code; an earlier game fills it, and a second game at the same time is refused by name', async () => {
  const { form } = dialogs(page)
  await openForm(page)
  await expect(form.getByLabel('Per player')).toHaveValue('')
  await expect(form.getByLabel('Dress code')).toHaveValue('casual')
  await form.getByLabel('Duplicate an earlier game').selectOption({ index: 1 })
  await expect(form.getByLabel('Per player')).toHaveValue('100')
  await expect(form.getByLabel('Dress code')).toHaveValue('business')
  await expect(form.getByRole('button', { name: 'Date: Choose a day' })).toBeVisible()
  await chooseDay(page, '2026-12-01')
  await form.getByLabel('Tee-off').fill('21:29')
  await form.getByText('I agree to the payment rules for hosts.').click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(
    page
      .getByText(
        'This is less than five hours from your game at Wakasu Golf Links. Nobody can be on two courses at once.',
      )
      .first(),
  ).toBeVisible()
  await form.getByLabel('Tee-off').fill('21:30')
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(page.getByText('Your game is open', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Manage Game' })).toHaveCount(2)
})
