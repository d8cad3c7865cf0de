import { loadArea } from '@tomogolf/phrases'
import type { Language } from '@tomogolf/phrases/languages'
import { inAppName, type InAppBrowser } from '../../apps/web/src/lib/in-app-browser.ts'
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
