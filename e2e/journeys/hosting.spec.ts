import type { Page } from '@playwright/test'
import { fillProfile, registerByApi, saveCard } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'

useWorld({ name: 'hosting' })

// noon in Japan; every day below is in the same month
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
  await terms.getByText('I’ve read and agree to the host terms.').click()
  await terms.getByRole('button', { name: 'Agree and continue' }).click()
  await expect(form).toBeVisible()
}
const openForm = async (page: Page) => {
  await hostButton(page).click()
  await acceptTerms(page)
}
const next = (page: Page) => dialogs(page).form.getByRole('button', { name: 'Continue' }).click()
const openStep = (page: Page, name: string) =>
  dialogs(page).form.getByRole('navigation').getByRole('button', { name }).click()
async function expectStep(page: Page, name: string): Promise<void> {
  await expect(dialogs(page).form.getByRole('heading', { name, level: 3 })).toBeFocused()
}
async function chooseDay(page: Page, day: string): Promise<void> {
  const { form } = dialogs(page)
  await form.getByRole('button', { name: /^Date:/ }).click()
  await form.locator(`[data-day="${day}"]`).click()
}

test.describe.configure({ mode: 'serial' })
let page: Page
test.beforeAll(async ({ browser, product }) => {
  await product.setClock(NOON)
  // without the service worker, whose requests Playwright cannot route
  page = await (
    await browser.newContext({
      serviceWorkers: 'block',
      locale: 'en-GB',
      viewport: { width: 1280, height: 900 },
    })
  ).newPage()
})

test('a visitor who wants to host logs in and is then asked to complete the profile', async ({
  product,
}) => {
  await page.goto(`${product.url}/games`)
  await page.getByRole('banner').getByRole('button', { name: 'Host golf' }).click()
  await expect(page).toHaveURL(/\/login/)
  // the login by API; the destination resumes the hosting
  const destination = new URL(page.url()).searchParams.get('redirectTo')!
  await registerByApi(page, product, KENJI)
  await page.goto(`${product.url}${destination}`)
  const { profile } = dialogs(page)
  await expect(profile).toBeVisible()
  await expect(profile.getByText('8 items are missing.')).toBeVisible()
  await profile.getByRole('button', { name: 'Not now' }).click()
  await expect(profile).toBeHidden()
  // a failed profile request shows an error and opens nothing
  await page.route('**/api/profile', (route) => route.abort())
  await hostButton(page).click()
  await expect(page.getByText('Couldn’t check your profile', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.unroute('**/api/profile')
})

test('the invitation on the home page leads a visitor to the login too', async ({
  browser,
  product,
}) => {
  const visitor = await browser.newPage({ locale: 'en-GB' })
  await visitor.goto(product.url)
  await visitor.locator('a[href="/games?host=true"]').filter({ visible: true }).first().click()
  await expect(visitor).toHaveURL(/\/login\?redirectTo=/)
  await visitor.goBack()
  await expect(visitor).toHaveURL(`${product.url}/games`)
  await visitor.close()
})
test('with a complete profile the host terms open; their checkbox starts unchecked', async () => {
  const { profile, terms, form } = dialogs(page)
  await hostButton(page).click()
  await profile.getByRole('link', { name: 'Complete Profile' }).click()
  await expect(page).toHaveURL(/\/account-settings/)
  await fillProfile(page, KENJI)
  await expect(terms).toBeVisible()
  const accept = terms.getByRole('button', { name: 'Agree and continue' })
  await expect(accept).toBeDisabled()
  await terms.getByText('I’ve read and agree to the host terms.').click()
  await expect(accept).toBeEnabled()
  await page.keyboard.press('Escape')
  await hostButton(page).click()
  await expect(accept).toBeDisabled()
  await acceptTerms(page)
  // the preview says nothing that was not entered
  await expect(form.getByRole('region', { name: 'Preview' }).getByText('Not yet')).toHaveCount(4)
  await openStep(page, 'Price and what’s included')
  await expectStep(page, 'Price and what’s included')
  await expect(form.getByLabel('Dress code')).toHaveValue('business')
  // Back of the browser leads to the step before, not away from the form
  await page.goBack()
  await expectStep(page, 'Course and time')
})

test('a suspended host sees so at the button, with the end of the suspension', async () => {
  const { form, terms } = dialogs(page)
  const notices = page.getByRole('region', { name: 'Notifications (F8)' })
  await page.keyboard.press('Escape')
  await expect(form).toBeHidden()
  await page.route('**/hosting-eligibility', (route) =>
    route.fulfill({
      json: { isSuspended: true, strikeCount: 2, suspendedUntil: '2027-01-01T00:00:00.000Z' },
    }),
  )
  const expectRefusal = async () => {
    await expect(notices).toContainText(
      'Your account is currently suspended due to 2 strikes. You cannot host games at this time.',
    )
    await expect(notices).toContainText('You can host again after Fri, Jan 1, 2027.')
    await expect(terms).toBeHidden()
    await notices.getByRole('button', { name: 'Close' }).click()
  }
  await hostButton(page).click()
  await expectRefusal()
  // elsewhere the host stays on the page
  await page.goto(new URL('/faq', page.url()).href)
  await page.getByRole('banner').getByRole('button', { name: 'Host golf' }).click()
  await expectRefusal()
  await expect(page).toHaveURL(/\/faq$/)
  await page.unroute('**/hosting-eligibility')
  await page.getByRole('banner').getByRole('button', { name: 'Host golf' }).click()
  await acceptTerms(page)
})

test('the form shows one error at a time, in field order, and restores its draft after a reload', async () => {
  const { form } = dialogs(page)
  const publish = form.getByRole('button', { name: 'Publish game' })
  const carryOn = form.getByRole('button', { name: 'Continue' })
  const expectError = async (text: string, button = carryOn) => {
    await button.click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  await openStep(page, 'Price and what’s included')
  await form.getByText('I can offer a ride').click()
  // publishing opens the step of the first error
  await openStep(page, 'Check and publish')
  await expectError('Enter the course name.', publish)
  await expect(form.getByRole('combobox', { name: 'Course' })).toBeFocused()
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
  await expectError('Select a date.')
  await chooseDay(page, '2026-12-01')
  await expectError('Select a tee time.')
  await form.getByLabel('Tee time').fill('25')
  await form.getByLabel('Tee time').blur()
  await expect(form.getByText('Enter a time between 00:00 and 23:59.')).toBeVisible()
  await form.getByLabel('Tee time').fill('11:00')
  await expect(
    form.getByText('Cannot schedule games in the past. Please select a future date and time.'),
  ).toBeVisible()
  await form.getByLabel('Tee time').fill('15:59')
  // the browser's clock runs on from the server's stopped clock
  await expect(
    form
      .getByText(
        /^Please allow at least 4 hours before tee time for planning and coordination\. Earliest available time today: 16:\d\d$/,
      )
      .first(),
  ).toBeVisible()
  await expect(carryOn).toBeDisabled()
  await form.getByLabel('Tee time').fill('1630')
  await form.getByLabel('Tee time').blur()
  await expect(form.getByLabel('Tee time')).toHaveValue('16:30')
  await form.getByLabel('Address').fill('')
  await expectError('Enter the course address.')
  await form.getByLabel('Address').fill('3-1-2 Wakasu, Koto, Tokyo')
  await next(page)
  await expectStep(page, 'Players and level')
  await page.keyboard.press('Tab')
  await next(page)
  await expectStep(page, 'Price and what’s included')
  await expectError('Enter a price above zero.')
  const price = form.getByLabel('Price per player')
  const leavePrice = async (typed: string, left: string) => {
    await price.fill(typed)
    await price.blur()
    await expect(price).toHaveValue(left)
  }
  await leavePrice('-5', '-5')
  await expect(price).toHaveAccessibleDescription('Enter a price above zero.')
  await leavePrice('12,50', '12.50')
  await expect(price).toHaveAccessibleDescription('')
  await leavePrice('99.999', '100')
  await expectError('Describe the ride you’re offering.')
  await openStep(page, 'Check and publish')
  await expectError('Agree to the payment terms first.', publish)
  await form.getByText('I agree to the host payment terms.').click()
  await expectError('Describe the ride you’re offering.', publish)
  await expect(form.getByLabel('Ride details')).toBeFocused()
  await form.getByLabel('Ride details').fill('Shin-Kiba station, 06:20, two bags')
  // the preview updates at each key press
  await expect(
    form.getByRole('region', { name: 'Preview' }).getByText('2026-12-01 • 16:30'),
  ).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('host-draft')))
    .toContain('Shin-Kiba')
  await page.reload()
  await openForm(page)
  await expect(form.getByLabel('Ride details')).toHaveValue('Shin-Kiba station, 06:20, two bags')
  await openStep(page, 'Check and publish')
  await form.getByText('I agree to the host payment terms.').click()
})

test('shows a message to a suspended host, and when the card request fails', async () => {
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

test('without a card the host saves one first; the draft is restored and published', async () => {
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
  // a complete draft opens where it is checked
  await expect(form.getByText('$100', { exact: true }).first()).toBeVisible()
  await form.getByText('I agree to the host payment terms.').click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(page.getByText('Your game is live', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/games$/)
  await expect(
    page.getByRole('main').getByRole('heading', { name: 'Wakasu Golf Links' }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Manage Game' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('pending-game-data'))).toBeNull()
})

test('an earlier game fills the next form; a game that overlaps another is refused and names it', async () => {
  const { form } = dialogs(page)
  await openForm(page)
  await expect(form.getByLabel('Price per player')).toHaveValue('')
  await expect(form.getByLabel('Dress code')).toHaveValue('casual')
  await form.getByLabel('Copy a previous game').selectOption({ index: 1 })
  await expect(form.getByLabel('Price per player')).toHaveValue('100')
  await expect(form.getByLabel('Dress code')).toHaveValue('business')
  await expect(form.getByRole('button', { name: 'Date: Select a date' })).toBeVisible()
  await chooseDay(page, '2026-12-01')
  await form.getByLabel('Tee time').fill('21:29')
  for (let i = 0; i < 3; i++) await next(page)
  await form.getByText('I agree to the host payment terms.').click()
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(
    page
      .getByText(
        'This is less than 5 hours from your game at Wakasu Golf Links. You can’t play both.',
      )
      .first(),
  ).toBeVisible()
  await form.getByRole('button', { name: 'Change: Course and time' }).click()
  await form.getByLabel('Tee time').fill('21:30')
  await openStep(page, 'Check and publish')
  await form.getByRole('button', { name: 'Publish game' }).click()
  await expect(page.getByText('Your game is live', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Manage Game' })).toHaveCount(2)
})
