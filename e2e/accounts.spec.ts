import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { authenticatorCode } from './authenticator.ts'
import { logIn, PASSWORD } from './people.ts'
import { expect, test, type Product } from './product.ts'

test.use({ demoData: true })
const NAOMI = { name: 'Naomi', email: 'naomi@example.com' }
const [GUEST, ADMIN] = [{ name: 'Emily', email: 'guest@tomogolf.example' }, { name: 'Admin', email: 'admin@tomogolf.example' }]
const SECOND = 'Second-2026'
// the product's clock stands wherever a test put it; mails of one moment have no order
let clock = Date.now()
const letPass = (product: Product, ms: number) => product.at(new Date(clock += ms))
const linkIn = ({ text }: { text: string }) => /https?:\/\/\S+token=\S+/.exec(text)![0]

async function submitLogin(page: Page, email: string, password: string, button = 'Log in'): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: button, exact: true }).click()
}
async function otherBrowser(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-GB' })).newPage()
}

test('the way into an account: registering, the link of the mail in all its states, the first login', async ({ page, product }) => {
  await page.goto(`${product.url}/register`)
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('fairway')
  await expect(page.getByText('Strength: weak')).toBeVisible()
  await password.fill(PASSWORD)
  await expect(page.getByText('Strength: strong')).toBeVisible()
  await page.getByRole('button', { name: 'Show password' }).first().click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByLabel('E-mail').fill(NAOMI.email)
  await page.getByLabel('Confirm password').fill('Another-2026')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/verification-pending/)
  await expect(page.getByText('We sent a link to naomi@example.com.')).toBeVisible()
  const link = linkIn(await product.mail(NAOMI.email))

  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(page.getByText('Verification Email Sent', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /Again in \d+ seconds/ })).toBeDisabled()
  await page.getByRole('button', { name: 'Try a different e-mail' }).click()
  await expect(page).toHaveURL(/register/)

  await page.goto(`${product.url}/login?redirectTo=${encodeURIComponent('//evil.example/steal')}`)
  await submitLogin(page, NAOMI.email, PASSWORD)
  const notice = page.getByRole('alert').filter({ hasText: 'Your address is not verified yet.' })
  await expect(notice.getByRole('button', { name: 'Send the link again' })).toBeVisible()
  await notice.getByRole('button', { name: 'Try a different e-mail' }).click()
  await expect(notice).toBeHidden()

  const verify = async (address: string, title: string) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await verify(`${product.url}/verify-email`, 'Something is missing')
  await verify(`${product.url}/verify-email?token=${'x'.repeat(43)}`, 'This link does not work')
  await letPass(product, 25 * 3_600_000)
  await verify(link, 'This link has expired')
  await page.getByLabel('E-mail').fill(NAOMI.email)
  await page.getByRole('button', { name: 'Send a new link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Please check your inbox' }).first()).toBeVisible()
  const fresh = linkIn(await product.mail(NAOMI.email))
  await page.route('**/api/auth/verify-email*', async (route) => { await new Promise((done) => setTimeout(done, 400)); await route.continue() })
  await verify(fresh, 'One moment')
  await expect(page.getByRole('heading', { name: 'E-mail verified' })).toBeVisible()
  await verify(fresh, 'Already Verified')
  await page.getByRole('link', { name: 'Log in' }).click()
  await submitLogin(page, NAOMI.email, 'Wrong-2026')
  await expect(page.getByText('Invalid email or password. Please check both and try again.', { exact: true })).toBeVisible()
  // the address came with the first visit: an address outside this site is forgotten, and the games are where people go
  await page.goto(`${product.url}/login?redirectTo=${encodeURIComponent('//evil.example/steal')}`)
  await submitLogin(page, NAOMI.email, PASSWORD)
  await expect(page).toHaveURL(`${product.url}/games`)
})

test('a lost password, a changed one, and what becomes of the sessions', async ({ page, browser, product }) => {
  await page.goto(`${product.url}/login?redirectTo=%2Faccount-settings%3Ftab%3Dsecurity`)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { name: 'A new password' })).toBeVisible()
  await page.getByLabel('E-mail').fill(GUEST.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If there is an account for guest@tomogolf.example')).toBeVisible()
  const link = linkIn(await product.mail(GUEST.email))
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).or(page.getByLabel('Password', { exact: true })).fill(SECOND)
  await page.getByLabel(/Confirm (new )?password/).fill(SECOND)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).or(page.getByLabel('Password', { exact: true })).fill(PASSWORD)
  await page.getByLabel(/Confirm (new )?password/).fill(PASSWORD)
  await page.getByRole('button', { name: 'Set the password' }).click()
  await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible()

  await letPass(product, 60_000)
  await page.goto(`${product.url}/forgot-username`)
  await page.getByLabel('E-mail').fill(GUEST.email)
  await page.getByRole('button', { name: 'Send my username' }).click()
  await expect(page.getByText('its username is on its way')).toBeVisible()
  expect((await product.mail(GUEST.email)).subject).toMatch(/username/i)

  const laptop = await otherBrowser(browser), tablet = await otherBrowser(browser)
  for (const other of [laptop, tablet]) {
    await other.goto(`${product.url}/login`)
    await submitLogin(other, GUEST.email, SECOND)
    await expect(other).toHaveURL(/\/games/)
  }
  await page.goto(`${product.url}/login?redirectTo=%2Faccount-settings%3Ftab%3Dsecurity`)
  await submitLogin(page, GUEST.email, SECOND)
  await expect(page).toHaveURL(/account-settings\?tab=security/)
  const sessions = page.getByRole('listitem').filter({ hasText: 'Last active' })
  await expect(sessions).toHaveCount(3)
  await expect(sessions.first()).toContainText('This browser')
  await page.getByRole('button', { name: /End the session/ }).first().click()
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
  for (const other of [laptop, tablet]) {
    await other.goto(`${product.url}/my-games`)
    await expect(other).toHaveURL(/\/login\?redirectTo=%2Fmy-games/)
    await other.context().close()
  }
})

test('a tab that still shows somebody else goes to the login, and knows the way back', async ({ page, product }) => {
  await page.goto(`${product.url}/login`)
  await logIn(page, GUEST)
  await page.goto(`${product.url}/account-settings?tab=security`)
  await expect(page.getByRole('listitem').filter({ hasText: 'This browser' })).toBeVisible()
  // in another tab, as somebody else
  const second = await page.context().newPage()
  await second.request.post(`${product.url}/api/auth/login`, { data: { email: ADMIN.email, password: PASSWORD, recaptchaToken: 'development' }, headers: { origin: product.url } })
  await page.getByRole('button', { name: 'Download my data' }).click()
  await expect(page.getByText('Your session has expired. Please log in again', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Faccount-settings%3Ftab%3Dsecurity/)
  // whoever is signed in now is not locked out by what the first one left in the browser
  await second.goto(`${product.url}/account-settings`)
  await expect(second.getByRole('textbox', { name: 'E-mail' }).or(second.getByText(ADMIN.email)).first()).toBeVisible()
})

test('settings: every tab, the profile with photo and languages, all data, and the end of the account', async ({ page, product }) => {
  const member = { name: 'Mio', email: 'mio@example.com' }
  await letPass(product, 60_000)
  await page.request.post(`${product.url}/api/auth/register`, { data: { username: '', email: member.email, password: PASSWORD, recaptchaToken: 'development' }, headers: { origin: product.url } })
  await page.goto(linkIn(await product.mail(member.email)))
  await expect(page.getByRole('heading', { name: 'E-mail verified' })).toBeVisible()
  await logIn(page, member)
  await page.goto(`${product.url}/account-settings`)
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Preferences', 'Account status', 'Payment methods', 'Transaction history', 'Security', 'Billing'])
  const complete = page.getByRole('region', { name: 'How complete your profile is' })
  await expect(complete).toContainText('8 items are missing')
  await expect(complete).toContainText('About 4 minutes.')

  const photo = page.locator('input[type=file]')
  await photo.setInputFiles({ name: 'me.heic', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') })
  await expect(page.getByText('This kind of file does not work here. Use a JPEG, PNG or WebP picture.').first()).toBeVisible()
  await photo.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') })
  await expect(page.getByText('This kind of file does not work here. Use a JPEG, PNG or WebP picture.').first()).toBeVisible()
  await photo.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#2e7d4f' } }).jpeg().toBuffer() })
  await expect(page.getByRole('button', { name: 'Change photo' })).toBeVisible()

  await page.getByLabel('First name').fill('Mio')
  await page.getByLabel('Last name').fill('Okada')
  await page.getByLabel('Country code').selectOption('JP')
  await page.getByLabel('Phone number').fill('12')
  await page.getByLabel('Date of birth').fill('2015-04-01')
  await page.getByRole('group', { name: 'Gender' }).getByText('Other').click()
  await page.getByLabel('Country or region').selectOption('JP')
  await page.getByLabel('Skill level').selectOption('beginner')
  const languages = page.getByRole('group', { name: 'Languages you speak' })
  await languages.getByRole('button', { name: 'More languages' }).click()
  for (const name of ['English', 'Japanese', 'Korean', 'Chinese', 'Spanish', 'French']) await languages.getByText(name).click()
  await expect(page.getByText('A profile holds 5 languages. Take one off first.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Players must be 18 or older.')).toBeVisible()
  await page.getByLabel('Date of birth').fill('1990-04-01')
  await page.getByLabel('Phone number').fill('090-1234-5678')
  await page.getByRole('button', { name: 'Save profile' }).click()
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible()

  await page.goto(`${product.url}/profile`)
  await expect(page.getByRole('tab')).toHaveText(['Profile', 'Account', 'Preferences', 'History', 'Transaction history'])
  await expect(page.getByRole('heading', { level: 1, name: 'Mio Okada' })).toBeVisible()
  await page.getByRole('tab', { name: 'Preferences' }).click()
  const panel = page.getByRole('tabpanel')
  await panel.getByText('日本語', { exact: true }).click()
  await expect(page.getByRole('tab').nth(2)).toHaveText(/[ぁ-んァ-ヶ一-龠]/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  const english = page.waitForResponse((response) => response.request().method() === 'PUT' && (response.request().postData() ?? '').includes('"language":"en"'))
  await panel.getByText('English', { exact: true }).click()
  expect((await english).ok()).toBe(true)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  for (const [tab, sees] of [['status', 'Good standing'], ['payment', 'card'], ['transactions', 'transaction'], ['billing', 'fee']] as const) {
    await page.goto(`${product.url}/account-settings?tab=${tab}`)
    await expect(page.getByRole('tabpanel')).toContainText(new RegExp(sees, 'i'))
  }

  await page.goto(`${product.url}/account-settings?tab=security`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8')) as { account: { email: string }; profile: { firstName: string; languages: string[] } }
  expect([data.account.email, data.profile.firstName, data.profile.languages.length]).toEqual([member.email, 'Mio', 5])

  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled()
  await dialog.getByText('I understand that this cannot be undone.').click()
  await dialog.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('Your account is deleted', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(`${product.url}/`)
  await page.goto(`${product.url}/login`)
  await submitLogin(page, member.email, PASSWORD)
  await expect(page.getByText('Invalid email or password. Please check both and try again.', { exact: true })).toBeVisible()
})

test('the back-office’s door: who is no administrator is signed out, an authenticator app is set up, asked for and switched off', async ({ page, product }) => {
  await page.goto(`${product.url}/towkay`)
  await expect(page.getByText('Access is monitored.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/')
  await submitLogin(page, GUEST.email, PASSWORD, 'Secure login')
  await expect(page.getByText('Access denied. Administrator privileges required.', { exact: true })).toBeVisible()
  expect((await page.request.get(`${product.url}/api/auth/me`)).status()).toBe(401)
  await submitLogin(page, ADMIN.email, 'Wrong-2026', 'Secure login')
  await expect(page.getByText('Invalid administrator credentials', { exact: true })).toBeVisible()
  await submitLogin(page, ADMIN.email, PASSWORD, 'Secure login')
  await expect(page).toHaveURL(/\/towkay\/dashboard/)

  await page.goto(`${product.url}/account-settings?tab=security`)
  const steps = page.locator('section').filter({ hasText: 'Two-step login' }).last()
  await steps.getByLabel('Current password').fill(PASSWORD)
  await steps.getByRole('button', { name: 'Set up two-step login' }).click()
  await expect(steps.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await steps.locator('code').textContent())!
  const code = async (later = 0) => authenticatorCode(key, Date.parse((await page.request.get(`${product.url}/api/auth/captcha`)).headers()['x-server-time']!), later)
  await steps.getByLabel('Code').fill(String((Number(await code()) + 1) % 1_000_000).padStart(6, '0'))
  await steps.getByRole('button', { name: 'Switch it on' }).click()
  await expect(steps.getByText('That code is not right. Wait for the next one and try again.')).toBeVisible()
  await steps.getByLabel('Code').fill(await code())
  await steps.getByRole('button', { name: 'Switch it on' }).click()
  await expect(steps.getByText('Keep these codes now.')).toBeVisible()
  const recovery = await steps.getByRole('listitem').allTextContents()
  expect(recovery).toHaveLength(10)
  await steps.getByRole('button', { name: 'I have kept them' }).click()
  await expect(steps.getByText('Switched on')).toBeVisible()

  await page.request.post(`${product.url}/api/auth/logout`, { headers: { origin: product.url } })
  await page.goto(`${product.url}/towkay`)
  await submitLogin(page, ADMIN.email, PASSWORD, 'Secure login')
  await expect(page.getByText('Enter the six-digit code from your authenticator app.')).toBeVisible()
  await page.getByLabel('Code').fill('000000')
  await page.getByRole('button', { name: 'Secure login' }).click()
  await expect(page.getByText('That code is not right. Wait for the next one and try again.')).toBeVisible()
  await page.getByLabel('Code').fill(await code(1))
  await page.getByRole('button', { name: 'Secure login' }).click()
  await expect(page).toHaveURL(/\/towkay\/dashboard/)

  await page.goto(`${product.url}/account-settings?tab=security`)
  await steps.getByRole('button', { name: 'Switch it off' }).click()
  await steps.getByLabel('Current password').fill(PASSWORD)
  await steps.getByLabel('Code').fill(recovery[0]!)
  await steps.getByRole('button', { name: 'Switch it off' }).click()
  await expect(page.getByText('Two-step login is off', { exact: true })).toBeVisible()
  await expect(steps.getByRole('button', { name: 'Set up two-step login' })).toBeVisible()
})

test('every address of the site answers the first request as its guard says', async ({ playwright, product }) => {
  const as = async (who: { email: string } | null) => {
    const context = await playwright.request.newContext({ baseURL: product.url, extraHTTPHeaders: { origin: product.url } })
    if (who) expect((await context.post('/api/auth/login', { data: { email: who.email, password: PASSWORD, recaptchaToken: 'development' } })).status()).toBe(200)
    return async (path: string): Promise<string> => {
      const answer = await context.get(path, { maxRedirects: 0 })
      return [answer.status(), answer.headers().location].filter(Boolean).join(' ')
    }
  }
  const [visitor, member, admin] = [await as(null), await as(GUEST), await as(ADMIN)]
  const wrong: string[] = []
  for (const { path, expected } of addresses()) {
    const got = { visitor: await visitor(path), member: await member(path), admin: await admin(path) }
    for (const who of ['visitor', 'member', 'admin'] as const) if (got[who] !== expected[who]) wrong.push(`${path} as ${who}: ${got[who]}, not ${expected[who]}`)
  }
  expect(wrong).toEqual([])
})

type Expected = Record<'visitor' | 'member' | 'admin', string>
const everybody = (answer: string): Expected => ({ visitor: answer, member: answer, admin: answer })
const MOVED: Record<string, string> = { '/golf-etiquette': '/japan-golf-guide', '/japan-golf-culture': '/japan-golf-guide', '/help-support': '/faq' }

/** Every route of the site and of the back-office, read from the route trees, with what each kind of visitor is answered. */
function addresses(): { path: string; expected: Expected }[] {
  const tree = (file: string, type: string) => {
    const text = readFileSync(join(import.meta.dirname, '../apps/web', file), 'utf8')
    const body = new RegExp(`interface ${type} \\{([^}]*)\\}`).exec(text)![1]!
    return [...body.matchAll(/'([^']+)': typeof (\w+)/g)].map(([, path, route]) => ({ path: path!.replace(/\$\w+/g, 'nothing0000000').replace(/(.)\/$/, '$1'), route: route!, hasId: path!.includes('$') }))
  }
  const to = (path: string) => `302 /login?redirectTo=${encodeURIComponent(path)}`
  const site = tree('src/routeTree.gen.ts', 'FileRoutesByFullPath').map(({ path, route, hasId }) => {
    // an id that nobody has: the page says so with its status; a check-in link is put aside by the browser
    const found = hasId && !path.startsWith('/check-in/') ? '404' : '200'
    if (route.startsWith('Auth')) return { path, expected: { ...everybody(found), visitor: to(path) } }
    if (['/', '/login', '/register'].includes(path)) return { path, expected: { ...everybody('302 /games'), visitor: '200' } }
    if (path === '/towkay') return { path, expected: { ...everybody('200'), admin: '302 /admin' } }
    if (MOVED[path]) return { path, expected: everybody(`301 ${MOVED[path]}`) }
    return { path, expected: everybody(found) }
  })
  const desk = tree('admin/routeTree.gen.ts', 'FileRoutesByFullPath').filter(({ path }) => path !== '/').map(({ path }) => ({ path: `/towkay${path}`, expected: { visitor: to(`/towkay${path}`), member: '302 /games', admin: '200' } }))
  expect(site.length + desk.length).toBeGreaterThan(45)
  return [
    ...site, ...desk,
    { path: '/nowhere', expected: everybody('404') }, { path: '/admin', expected: everybody('302 /towkay/dashboard') }, { path: '/admin/users', expected: everybody('302 /towkay/dashboard') },
    { path: '/my-games?tab=past', expected: { ...everybody('200'), visitor: to('/my-games?tab=past') } },
    { path: '/login?redirectTo=%2Fmy-games', expected: { ...everybody('302 /games'), visitor: '200' } },
    // what leads off the site, or makes no sense, is taken out of the address
    ...['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'].map((redirectTo) => ({ path: `/login?redirectTo=${encodeURIComponent(redirectTo)}`, expected: everybody('307 /login') })),
    { path: '/games?region=mars', expected: everybody('307 /games') },
  ]
}
