import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { authenticatorCode } from '../support/authenticator.ts'
import {
  logInByApi,
  PASSWORD,
  saveProfile,
  submitLogin,
  fillProfileForm,
} from '../support/people.ts'
import { expect, tokenLink, test, useWorld } from '../support/product.ts'

useWorld({ demoData: true })
const [GUEST, ADMIN] = [{ email: 'guest@tomogolf.example' }, { email: 'admin@tomogolf.example' }]

test('every settings tab works: photo, languages, data export and account deletion', async ({
  page,
  product,
}) => {
  const member = { name: 'Mio', email: 'mio@example.com' }
  await page.request.post(`${product.url}/api/auth/register`, {
    data: { username: '', email: member.email, password: PASSWORD, recaptchaToken: 'development' },
    headers: { origin: product.url },
  })
  await page.goto(tokenLink(await product.mail(member.email, 'verify_email')))
  await expect(page.getByRole('heading', { name: 'Email verified' })).toBeVisible()
  await page.goto(`${product.url}/account-settings`)
  await expect(page.getByRole('tab')).toHaveText([
    'Profile',
    'Preferences',
    'Account status',
    'Payment methods',
    'Transaction history',
    'Security',
    'Billing',
  ])
  const complete = page.getByRole('region', { name: 'Profile completeness' })
  await expect(complete).toContainText('8 items are missing')
  await expect(complete).toContainText('Takes about 4 minutes.')

  const photo = page.locator('input[type=file]')
  await photo.setInputFiles({
    name: 'me.heic',
    mimeType: 'image/heic',
    buffer: Buffer.from('ftypheic'),
  })
  await expect(
    page.getByText('This file type isn’t supported. Use a JPEG, PNG or WebP image.').first(),
  ).toBeVisible()
  await photo.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(
    page.getByText('This file type isn’t supported. Use a JPEG, PNG or WebP image.').first(),
  ).toBeVisible()
  await photo.setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2e7d4f' } })
      .jpeg()
      .toBuffer(),
  })
  const crop = page.getByRole('dialog', { name: 'Crop your photo' })
  await crop.getByRole('slider', { name: 'Zoom' }).fill('2')
  await crop.getByLabel('Part of your photo that others see').press('ArrowRight')
  await crop.getByRole('button', { name: 'Use photo' }).click()
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()

  await fillProfileForm(page, {
    first: 'Mio',
    last: 'Okada',
    phone: '12',
    born: '2015-04-01',
    gender: 'Other',
    country: 'JP',
    skill: 'beginner',
  })
  const languages = page.getByRole('group', { name: 'Languages you speak' })
  await languages.getByRole('button', { name: 'Add languages' }).click()
  for (const name of ['English', 'Japanese', 'Korean', 'Chinese', 'Spanish', 'French'])
    await languages.getByText(name).click()
  await expect(
    page.getByText('You can add up to 5 languages. Remove one first.').first(),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Players must be 18 or older.')).toBeVisible()
  await page.getByLabel('Date of birth').fill('1990-04-01')
  await page.getByLabel('Phone number').fill('090-1234-5678')
  await saveProfile(page)

  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('tab')).toHaveText([
    'Profile',
    'Account',
    'Preferences',
    'History',
    'Transaction history',
  ])
  await expect(page.getByRole('heading', { level: 1, name: 'Mio Okada' })).toBeVisible()
  await page.getByRole('tab', { name: 'Preferences' }).click()
  const panel = page.getByRole('tabpanel')
  await panel.getByText('日本語', { exact: true }).click()
  await expect(page.getByRole('tab').nth(2)).toHaveText(/[ぁ-んァ-ヶ一-龠]/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  const english = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' &&
      (response.request().postData() ?? '').includes('"language":"en"'),
  )
  await panel.getByText('English', { exact: true }).click()
  expect((await english).ok()).toBe(true)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  for (const [tab, text] of [
    ['status', 'Good standing'],
    ['payment', 'card'],
    ['transactions', 'transaction'],
    ['billing', 'fee'],
  ] as const) {
    await page.goto(`${product.url}/account-settings?tab=${tab}`)
    await expect(page.getByRole('tabpanel')).toContainText(new RegExp(text, 'i'))
  }

  await page.goto(`${product.url}/account-settings?tab=security`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as {
    account: { email: string }
    profile: { firstName: string; languages: string[] }
  }
  expect([data.account.email, data.profile.firstName, data.profile.languages.length]).toEqual([
    member.email,
    'Mio',
    5,
  ])

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete permanently' })).toBeDisabled()
  await dialog.getByText('I understand this can’t be undone.').click()
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page.getByText('Your account has been deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/`)
  await page.goto(`${product.url}/login`)
  await submitLogin(page, member.email, PASSWORD)
  await expect(
    page.getByText('Invalid email or password. Please check both and try again.', { exact: true }),
  ).toBeVisible()
})

test('the admin login signs other users out; an authenticator is set up, required and removed', async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/towkay`)
  await expect(page.getByText('Access is monitored.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to homepage' })).toHaveAttribute('href', '/')
  await submitLogin(page, GUEST.email, PASSWORD, 'Log in securely')
  await expect(
    page.getByText('Access denied. Administrator privileges required.', { exact: true }),
  ).toBeVisible()
  expect((await page.request.get(`${product.url}/api/auth/me`)).status()).toBe(401)
  await submitLogin(page, ADMIN.email, 'Wrong-2026', 'Log in securely')
  await expect(page.getByText('Invalid administrator credentials', { exact: true })).toBeVisible()
  await submitLogin(page, ADMIN.email, PASSWORD, 'Log in securely')
  await expect(page).toHaveURL(/\/towkay\/dashboard/)

  await page.goto(`${product.url}/account-settings?tab=security`)
  const twoStep = page.locator('section').filter({ hasText: 'Two-step verification' }).last()
  await twoStep.getByLabel('Current password').fill(PASSWORD)
  await twoStep.getByRole('button', { name: 'Set up two-step verification' }).click()
  await expect(
    twoStep.getByRole('img', { name: 'QR code for your authenticator app' }),
  ).toBeVisible()
  const key = (await twoStep.locator('code').textContent())!
  const code = async (steps = 0) =>
    authenticatorCode(
      key,
      Date.parse(
        (await page.request.get(`${product.url}/api/auth/captcha`)).headers()['x-server-time']!,
      ),
      steps,
    )
  await twoStep
    .getByLabel('Code')
    .fill(String((Number(await code()) + 1) % 1_000_000).padStart(6, '0'))
  await twoStep.getByRole('button', { name: 'Turn on' }).click()
  await expect(
    twoStep.getByText('That code isn’t right. Wait for the next one and try again.'),
  ).toBeVisible()
  await twoStep.getByLabel('Code').fill(await code())
  await twoStep.getByRole('button', { name: 'Turn on' }).click()
  await expect(twoStep.getByText('Save these codes now.')).toBeVisible()
  const recovery = await twoStep.getByRole('listitem').allTextContents()
  expect(recovery).toHaveLength(10)
  await twoStep.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(twoStep.getByText('On', { exact: true })).toBeVisible()

  await page.request.post(`${product.url}/api/auth/logout`, { headers: { origin: product.url } })
  await page.goto(`${product.url}/towkay`)
  await submitLogin(page, ADMIN.email, PASSWORD, 'Log in securely')
  await expect(page.getByText('Enter the 6-digit code from your authenticator app.')).toBeVisible()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Log in securely' }).click()
  await expect(
    page.getByText('That code isn’t right. Wait for the next one and try again.'),
  ).toBeVisible()
  await page.getByLabel('Code').fill(await code(1))
  await page.getByRole('button', { name: 'Log in securely' }).click()
  await expect(page).toHaveURL(/\/towkay\/dashboard/)

  await page.goto(`${product.url}/account-settings?tab=security`)
  await twoStep.getByRole('button', { name: 'Turn off' }).click()
  await twoStep.getByLabel('Current password').fill(PASSWORD)
  await twoStep.getByLabel('Code').fill(recovery[0]!)
  await twoStep.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step verification is off', { exact: true })).toBeVisible()
  await expect(twoStep.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible()
})

test('selected controls are visible in forced colours', async ({ browser, product }) => {
  const page = await (
    await browser.newContext({ forcedColors: 'active', reducedMotion: 'reduce' })
  ).newPage()
  await logInByApi(page, product, GUEST)
  await page.goto(`${product.url}/account-settings?tab=preferences`)
  const topic = page.getByRole('switch', { name: 'Someone joins my game' })
  await expect(topic).toBeChecked()
  // computed colours differ from the rendered ones
  const brightness = async (target: Locator) =>
    (
      await sharp(await target.screenshot())
        .greyscale()
        .stats()
    ).channels[0]!.mean
  const mark = (name: string) =>
    page.locator('label').filter({ hasText: name }).locator('[aria-hidden]').first()
  expect(
    Math.abs((await brightness(mark('English'))) - (await brightness(mark('日本語')))),
  ).toBeGreaterThan(10)
  const theme = (name: string) =>
    page.getByRole('radiogroup').locator('label').filter({ hasText: name })
  expect(
    Math.abs((await brightness(theme('Dark'))) - (await brightness(theme('Light')))),
  ).toBeGreaterThan(10)
  const tab = page.getByRole('tab', { name: 'Account status' })
  const before = await brightness(tab)
  await tab.click()
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await page.mouse.move(0, 0)
  expect(Math.abs((await brightness(tab)) - before)).toBeGreaterThan(1)
  await page.context().close()
})
