import type { Page } from '@playwright/test'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'

useWorld({ name: 'screens' })

const toastRegion = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const toasts = (page: Page) => toastRegion(page).getByRole('listitem')
/** Submits an empty login form, which shows a toast. */
const showToast = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(toasts(page)).toHaveCount(1)
}
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = (await toasts(page).boundingBox())!
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  await page.mouse.down()
  for (let moved = 5; moved <= Math.abs(pixels); moved += 5)
    await page.mouse.move(box.x + 60 + Math.sign(pixels) * moved, box.y + box.height / 2)
  await page.mouse.up()
}

test('shows one toast for 5 s, replaces it by a new one, and dismisses it by F8 and Escape or a swipe', async ({
  browser,
  product,
}) => {
  const page = await (
    await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
  ).newPage()
  await page.clock.install()
  await page.goto(`${product.url}/login`)
  await waitForHydration(page)
  await showToast(page)
  expect((await toastRegion(page).locator('ol').boundingBox())!.width).toBe(420)
  // from here on only the test advances the clock
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(toasts(page)).toHaveCount(0)

  await showToast(page)
  await page.clock.runFor(4900)
  await expect(toasts(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(toasts(page)).toHaveCount(0)

  // a new toast restarts the 5 seconds
  await showToast(page)
  await page.clock.runFor(3000)
  await showToast(page)
  await page.clock.runFor(3000)
  await expect(toasts(page)).toHaveCount(1)

  // the timer pauses while the toast has the focus
  await page.keyboard.press('F8')
  expect(
    await toastRegion(page).evaluate((region) => region.contains(document.activeElement)),
  ).toBe(true)
  await page.clock.runFor(20_000)
  await expect(toasts(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(toasts(page)).toHaveCount(0)

  await showToast(page)
  await swipe(page, 40)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(page, -120)
  await expect(toasts(page)).toHaveCount(1)
  await swipe(page, 60)
  await page.clock.runFor(1000)
  await expect(toasts(page)).toHaveCount(0)
  await page.context().close()
})
