import type { Browser, Page, Request } from '@playwright/test'
import { SWEEP } from '../support/sweep.ts'
import { logInByApi, PASSWORD, submitLogin } from '../support/people.ts'
import { addAuthenticator } from '../support/virtual-authenticator.ts'
import { expect, tokenLink, test, type Product, useWorld } from '../support/product.ts'

useWorld({ name: 'accounts', demoData: true })
const NAOMI = { name: 'Naomi', email: 'naomi@example.com' }
const [GUEST, ADMIN] = [{ email: 'guest@tomogolf.example' }, { email: 'admin@tomogolf.example' }]
const SECOND = 'Second-2026'
// the tests stop the product's clock and move it on
let clock = Date.now()
const advanceClock = (product: Product, ms: number) => product.setClock(new Date((clock += ms)))

async function openOtherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-GB' })).newPage()
}

test('registers, handles every state of the verification link, and logs in', async ({
  page,
  browser,
  product,
}) => {
  // Playwright cannot read sendBeacon bodies; force the fetch fallback
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined }),
  )
  const signUps: Request[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/analytics/events') && request.postData()?.includes('sign_up'))
      signUps.push(request)
  })
  await page.goto(`${product.url}/register`)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('fairway')
  await expect(page.getByText('Strength: weak')).toBeVisible()
  await password.fill(PASSWORD)
  await expect(page.getByText('Strength: strong')).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByLabel('Email').fill(NAOMI.email)
  await page.getByLabel('Confirm password').fill('Another-2026')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords don’t match')).toBeVisible()
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).dblclick()
  await expect(page).toHaveURL(/verification-pending/)
  await page.reload()
  await expect(page.getByText('We sent a link to naomi@example.com.')).toBeVisible()
  const link = tokenLink(await product.mail(NAOMI.email, 'verify_email'))

  // the mail of the registration counts: the next one is possible in a minute
  await expect(page.getByRole('button', { name: /Resend in \d+ seconds/ })).toBeDisabled()
  // from when this file was loaded, a while before the registration
  await advanceClock(product, 10 * 60_000)
  await page.reload()
  await page.getByRole('button', { name: 'Resend link' }).click()
  await expect(page.getByText('Verification Email Sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Resend in \d+ seconds/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Use a different email' }).click()
  await expect(page).toHaveURL(/register/)
  // two clicks, a reload and going back count as one registration
  expect(
    await Promise.all(signUps.map(async (request) => (await request.response())?.status())),
  ).toEqual([200])

  await page.goto(`${product.url}/login?redirectTo=${encodeURIComponent('//evil.example/steal')}`)
  await submitLogin(page, NAOMI.email, PASSWORD)
  const notice = page.getByRole('alert').filter({ hasText: 'Your email isn’t verified yet.' })
  await expect(notice.getByRole('button', { name: /Resend in \d+ seconds/ })).toBeDisabled()
  await notice.getByRole('button', { name: 'Use a different email' }).click()
  await expect(notice).toBeHidden()

  const other = await openOtherBrowser(browser)
  const verify = async (address: string, title: string) => {
    await other.goto(address)
    await expect(other.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await verify(`${product.url}/verify-email`, 'This link is incomplete')
  await verify(`${product.url}/verify-email?token=${'x'.repeat(43)}`, 'This link isn’t valid')
  await advanceClock(product, 25 * 3_600_000)
  await verify(link, 'This link has expired')
  await other.getByLabel('Email').fill(NAOMI.email)
  await other.getByRole('button', { name: 'Send new link' }).click()
  await expect(
    other.getByRole('status').filter({ hasText: 'Please check your inbox' }).first(),
  ).toBeVisible()
  const fresh = tokenLink(await product.mail(NAOMI.email, 'verify_email', { since: clock }))
  await other.route('**/api/auth/verify-email*', async (route) => {
    await new Promise((done) => setTimeout(done, 400))
    await route.continue()
  })
  await verify(fresh, 'One moment')
  // another browser than the one that registered: nothing happens before its reader chooses
  await expect(other.getByRole('heading', { name: 'Was this you?' })).toBeVisible()
  await expect(other.getByText(`with ${NAOMI.email} in another browser`)).toBeVisible()
  await other.getByRole('button', { name: 'This was me' }).click()
  const confirm = other.getByRole('button', { name: 'Confirm and log in' })
  await other.getByLabel('Password', { exact: true }).fill('Wrong-2026')
  await confirm.click()
  await expect(other.getByText('This password is incorrect.')).toBeVisible()
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await confirm.click()
  await expect(other.getByText('You’re logged in on this device.')).toBeVisible()
  await verify(fresh, 'Already Verified')
  await other.context().close()
  await page.goto(`${product.url}/login`)
  await submitLogin(page, NAOMI.email, 'Wrong-2026')
  await expect(
    page.getByText('Invalid email or password. Please check both and try again.', { exact: true }),
  ).toBeVisible()
  // an external redirect is ignored: the login leads to the games
  await page.goto(`${product.url}/login?redirectTo=${encodeURIComponent('//evil.example/steal')}`)
  await submitLogin(page, NAOMI.email, PASSWORD)
  await expect(page).toHaveURL(`${product.url}/games`)
})

test(
  'the owner of an address that a stranger registered deletes the account or takes it over',
  SWEEP,
  async ({ page, browser, product }) => {
    const registerAs = async (email: string) => {
      const stranger = await openOtherBrowser(browser)
      await stranger.goto(`${product.url}/register`)
      await stranger.getByLabel('Email').fill(email)
      await stranger.getByLabel('Password', { exact: true }).fill('Stranger-2026')
      await stranger.getByLabel('Confirm password').fill('Stranger-2026')
      await stranger.getByRole('button', { name: 'Create account' }).click()
      await expect(stranger).toHaveURL(/verification-pending/)
      return { stranger, link: tokenLink(await product.mail(email, 'verify_email')) }
    }
    const expectNoLogin = async (stranger: Page, email: string) => {
      await stranger.goto(`${product.url}/login`)
      await submitLogin(stranger, email, 'Stranger-2026')
      await expect(stranger.getByText('Invalid email or password.').first()).toBeVisible()
      await stranger.context().close()
    }
    const first = await registerAs('olga@example.com')
    await page.goto(first.link)
    await page.getByRole('button', { name: 'This wasn’t me' }).click()
    await expect(page.getByRole('heading', { name: 'Account deleted' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'This link isn’t valid' })).toBeVisible()
    await expectNoLogin(first.stranger, 'olga@example.com')

    const second = await registerAs('otto@example.com')
    await page.goto(second.link)
    await page.getByRole('button', { name: 'This was me' }).click()
    await page.getByRole('button', { name: 'I don’t know the password' }).click()
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm new password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Confirm and log in' }).click()
    await expect(page.getByText('You’re logged in on this device.')).toBeVisible()
    const suggestion = page.getByText('Faster next time')
    await expect(suggestion).toBeVisible()
    await addAuthenticator(page)
    await page.getByRole('button', { name: 'Add passkey' }).click()
    await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()
    await expect(suggestion).toHaveCount(0)
    await expectNoLogin(second.stranger, 'otto@example.com')
  },
)

test('a started join survives registration and the mail, in the same browser and in another', async ({
  page,
  browser,
  product,
}) => {
  const { games } = (await (await page.request.get(`${product.url}/api/games`)).json()) as {
    games: { id: string; availableSlots: number }[]
  }
  // the earliest ones close soon
  const game = games.findLast(({ availableSlots }) => availableSlots > 0)!
  const registerFor = async (visitor: Page, email: string) => {
    await visitor.goto(`${product.url}/games/${game.id}/shared`)
    // by the keyboard: parts above may take their height while a slow machine clicks
    await visitor.getByRole('main').getByRole('link', { name: 'Sign up' }).first().press('Enter')
    await expect(visitor.getByText('We’ll bring you right back.')).toBeVisible()
    await visitor.getByLabel('Email').fill(email)
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await visitor.getByLabel('Confirm password').fill(PASSWORD)
    await visitor.getByRole('button', { name: 'Create account' }).click()
    await expect(visitor).toHaveURL(/verification-pending/)
    return tokenLink(await product.mail(email, 'verify_email'))
  }
  const expectJoinSheet = async (shown: Page) => {
    await expect(shown).toHaveURL(`${product.url}/games/${game.id}`)
    // a new account has no profile yet: the sheet asks for it
    await expect(shown.getByRole('dialog')).toBeVisible()
  }
  const link = await registerFor(page, 'ines@example.com')
  expect(link).not.toContain(game.id)
  await page.goto(link)
  await expectJoinSheet(page)

  const registering = await openOtherBrowser(browser)
  const second = await registerFor(registering, 'ivo@example.com')
  await registering.context().close()
  const other = await openOtherBrowser(browser)
  await other.goto(second)
  await other.getByRole('button', { name: 'This was me' }).click()
  await other.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await other.getByRole('button', { name: 'Confirm and log in' }).click()
  await expectJoinSheet(other)
  await other.context().close()
})

test('the host button leads through the login to the host form', async ({ page, product }) => {
  const toLogin = /\/login\?redirectTo=%2Fgames%3Fhost%3D1/
  await page.goto(`${product.url}/games?host=1`)
  await expect(page).toHaveURL(toLogin)
  await page.goto(`${product.url}/golf-courses`)
  await page.getByRole('button', { name: 'Host golf' }).first().click()
  await expect(page).toHaveURL(toLogin)
  await submitLogin(page, GUEST.email, PASSWORD)
  await expect(page).toHaveURL(`${product.url}/games`)
  await expect(page.getByRole('dialog')).toBeVisible()
})

test(
  'resetting and changing a password ends all other sessions',
  SWEEP,
  async ({ page, browser, product }) => {
    await page.goto(`${product.url}/login?redirectTo=%2Faccount-settings%3Ftab%3Dsecurity`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await expect(page.getByRole('heading', { name: 'Reset your password' })).toBeVisible()
    await page.getByLabel('Email').fill(GUEST.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await expect(page.getByText('If there’s an account for guest@tomogolf.example')).toBeVisible()
    const link = tokenLink(await product.mail(GUEST.email, 'reset_password'))
    await page.goto(link)
    await page
      .getByLabel('New password', { exact: true })
      .or(page.getByLabel('Password', { exact: true }))
      .fill(SECOND)
    await page.getByLabel(/Confirm (new )?password/).fill(SECOND)
    await page.getByRole('button', { name: 'Set password' }).click()
    await expect(page).toHaveURL(/\/login/)
    await page.goto(link)
    await expect(
      page.getByRole('heading', { name: 'This link has already been used' }),
    ).toBeVisible()
    await expect(page.getByLabel('New password', { exact: true })).toHaveCount(0)

    await advanceClock(product, 60_000)
    await page.goto(`${product.url}/forgot-username`)
    await page.getByLabel('Email').fill(GUEST.email)
    await page.getByRole('button', { name: 'Send username' }).click()
    await expect(page.getByText('we’ve sent its username there')).toBeVisible()
    await product.mail(GUEST.email, 'username_reminder')

    const laptop = await openOtherBrowser(browser),
      tablet = await openOtherBrowser(browser)
    for (const otherPage of [laptop, tablet]) {
      await otherPage.goto(`${product.url}/login`)
      await submitLogin(otherPage, GUEST.email, SECOND)
      await expect(otherPage).toHaveURL(/\/games/)
    }
    await page.goto(`${product.url}/login?redirectTo=%2Faccount-settings%3Ftab%3Dsecurity`)
    await submitLogin(page, GUEST.email, SECOND)
    await expect(page).toHaveURL(/account-settings\?tab=security/)
    const sessions = page.getByRole('listitem').filter({ hasText: 'Last active' })
    await expect(sessions).toHaveCount(3)
    await expect(sessions.first()).toContainText('This browser')
    await page
      .getByRole('button', { name: /^Log out: / })
      .first()
      .click()
    await expect(sessions).toHaveCount(2)
    await page.getByLabel('Current password').fill('Wrong-2026')
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm new password').fill(PASSWORD)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('The current password is incorrect.')).toBeVisible()
    await page.getByLabel('Current password').fill(SECOND)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByText('Password changed', { exact: true })).toBeVisible()
    await expect(sessions).toHaveCount(1)
    for (const otherPage of [laptop, tablet]) {
      await otherPage.goto(`${product.url}/my-games`)
      await expect(otherPage).toHaveURL(/\/login\?redirectTo=%2Fmy-games/)
      await otherPage.context().close()
    }
  },
)

test(
  'a tab of a user who is no longer logged in redirects to the login',
  SWEEP,
  async ({ page, product }) => {
    await logInByApi(page, product, GUEST)
    await page.goto(`${product.url}/account-settings?tab=security`)
    await expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toBeVisible()
    // another user logs in in another tab
    const second = await page.context().newPage()
    await logInByApi(second, product, ADMIN)
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(
      page.getByText('Your session has expired. Please log in again', { exact: true }),
    ).toBeVisible()
    await expect(page).toHaveURL(/\/login\?redirectTo=%2Faccount-settings%3Ftab%3Dsecurity/)
    // data of the first user does not lock out the current one
    await second.goto(`${product.url}/account-settings`)
    await expect(
      second.getByRole('textbox', { name: 'Email' }).or(second.getByText(ADMIN.email)).first(),
    ).toBeVisible()
  },
)

test(
  'a second tab follows a logout and a login, and shows nothing of the earlier user',
  SWEEP,
  async ({ page, product }) => {
    await logInByApi(page, product, GUEST)
    await page.goto(`${product.url}/account-settings`)
    const second = await page.context().newPage()
    await second.goto(`${product.url}/account-settings?tab=security`)
    await expect(second.getByRole('listitem').filter({ hasText: 'This browser' })).toBeVisible()
    const third = await page.context().newPage()
    await third.goto(`${product.url}/golf-courses`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: /account$/ })
      .click()
    await page.getByRole('menuitem', { name: 'Log out' }).click()
    await expect(page).toHaveURL(`${product.url}/`)
    await expect(second).toHaveURL(/\/login\?redirectTo=%2Faccount-settings/)
    await expect(third.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()

    await page.goto(`${product.url}/login`)
    await submitLogin(page, ADMIN.email, PASSWORD)
    await expect(page).toHaveURL(`${product.url}/games`)
    // the login page of the second tab leads on
    await expect(second).toHaveURL(/\/games|\/account-settings/)
    await expect(third.getByRole('banner').getByRole('button', { name: /account$/ })).toBeVisible()
  },
)
