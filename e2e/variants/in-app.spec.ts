import type { Browser } from '@playwright/test'
import { loadArea } from '@tomogolf/phrases'
import type { Language } from '@tomogolf/phrases/languages'
import type { InAppBrowser } from '../../apps/web/src/lib/in-app/in-app-browser.ts'
import { inAppName } from '../../apps/web/src/lib/in-app/in-app-links.ts'
import { inLanguage } from '../public/paths.ts'
import { layoutProblems } from '../public/page-checks.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'
import { targetProblems } from '../accessibility/touch-targets.ts'

useWorld({ name: 'screens' })

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36'
/**
 * User agents, each with the language of its users. `leaves`: the app has a URL scheme that opens
 * the page in a browser.
 */
const APPS: readonly [name: InAppBrowser, mark: string, language: Language, leaves: boolean][] = [
  ['LINE', 'Line/15.2.0/IAB', 'ja', true],
  ['KakaoTalk', 'KAKAOTALK/25.1.0', 'ko', true],
  ['WeChat', 'MicroMessenger/8.0.50', 'zh', false],
  ['Instagram', 'Instagram 350.0.0.0', 'en', false],
  ['Facebook', 'FBAN/FB4A;FBAV/480.0.0.0', 'en', false],
]

test('an in-app browser gets instructions to leave it, other browsers do not', async ({
  browser,
  product,
}) => {
  for (const [name, mark, language, leaves] of APPS) {
    const page = await (
      await browser.newContext({
        viewport: { width: 390, height: 844 },
        userAgent: `${PHONE} ${mark}`,
        locale: language,
        reducedMotion: 'reduce',
      })
    ).newPage()
    await page.goto(product.url + inLanguage('/games', language))
    const phrases = await loadArea('device', language)
    const notice = page.getByRole('complementary').filter({
      hasText: phrases['device.inApp.title']!.replace('{{app}}', inAppName(name, language)),
    })
    await expect(notice).toBeVisible()
    await expect(notice.getByRole('link', { name: phrases['device.inApp.open']! })).toHaveCount(
      leaves ? 1 : 0,
    )
    expect([...(await layoutProblems(page)), ...(await targetProblems(page))], name).toEqual([])
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/in-app-${language}.png` })
    await page.context().close()
  }
  const page = await (await browser.newContext({ userAgent: PHONE })).newPage()
  await page.goto(`${product.url}/games`)
  await waitForHydration(page)
  await expect(page.getByRole('complementary')).toHaveCount(0)
  await page.context().close()
})

const inApp = (browser: Browser, mark: string) =>
  browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: `${PHONE} ${mark}`,
    locale: 'en',
    permissions: ['clipboard-read', 'clipboard-write'],
  })

test('a started join continues in the own browser, once, and asks for a login there', async ({
  browser,
  product,
}) => {
  const instagram = await inApp(browser, 'Instagram 350.0.0.0')
  const page = await instagram.newPage()
  const destination = '/games/abcdefghij1234?join=1'
  await page.goto(`${product.url}/login?redirectTo=${encodeURIComponent(destination)}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  const field = page.getByRole('textbox', { name: 'Link for your browser' })
  await expect(field).toHaveValue(/\/continue\?code=[\w-]{43}$/)
  await expect(page.getByText('Link copied. It works once, for 30 minutes.')).toBeVisible()
  const link = await field.inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)
  expect([...(await layoutProblems(page)), ...(await targetProblems(page))]).toEqual([])

  const own = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en' })
  const other = await own.newPage()
  await other.goto(link)
  await expect(other).toHaveURL(/\/login\?redirectTo=/)
  expect(new URL(other.url()).searchParams.get('redirectTo')).toBe(destination)
  expect((await own.cookies()).filter(({ name }) => /session/i.test(name))).toEqual([])
  await other.goto(link)
  await expect(other.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  expect([...(await layoutProblems(other)), ...(await targetProblems(other))]).toEqual([])
  await instagram.close()
  await own.close()
})

test('LINE opens the own browser with a code, and the page itself when none can be made', async ({
  browser,
  product,
}) => {
  const line = await inApp(browser, 'Line/15.2.0/IAB')
  const page = await line.newPage()
  await page.goto(`${product.url}/games`)
  await page.getByRole('link', { name: 'Open in my browser' }).click()
  // Chromium follows the address that LINE would open outside, and uses up the code
  await expect(page).toHaveURL(`${product.url}/games`)
  // the redirect to the list has ended
  await waitForHydration(page)
  await page.goto(`${product.url}/faq`)
  await page.route('**/api/auth/handoff', (route) => route.abort())
  await page.getByRole('link', { name: 'Open in my browser' }).click()
  await expect(page).toHaveURL(`${product.url}/faq?openExternalBrowser=1`)
  await line.close()
})
