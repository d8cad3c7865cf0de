import type { Page } from '@playwright/test'
import { expect, test } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'

test.use({ world: 'screens' })

const region = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' })
const messages = (page: Page) => region(page).getByRole('listitem')
/** An empty form of the login is answered with a message. */
const say = async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(messages(page)).toHaveCount(1)
}
async function swipe(page: Page, pixels: number): Promise<void> {
  const box = (await messages(page).boundingBox())!
  await page.mouse.move(box.x + 60, box.y + box.height / 2)
  await page.mouse.down()
  for (let moved = 5; moved <= Math.abs(pixels); moved += 5)
    await page.mouse.move(box.x + 60 + Math.sign(pixels) * moved, box.y + box.height / 2)
  await page.mouse.up()
}

test('one message at a time: five seconds, the newest in the place of the older, gone by F8 and keys or by a swipe of fifty pixels to the right', async ({
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
  await say(page)
  expect((await region(page).locator('ol').boundingBox())!.width).toBe(420)
  // from here on time stands still but for what is said
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await expect(messages(page)).toHaveCount(0)

  await say(page)
  await page.clock.runFor(4900)
  await expect(messages(page)).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(messages(page)).toHaveCount(0)

  // a newer one begins its own five seconds
  await say(page)
  await page.clock.runFor(3000)
  await say(page)
  await page.clock.runFor(3000)
  await expect(messages(page)).toHaveCount(1)

  // whoever reads it has time: nothing runs out under the focus
  await page.keyboard.press('F8')
  expect(await region(page).evaluate((place) => place.contains(document.activeElement))).toBe(true)
  await page.clock.runFor(20_000)
  await expect(messages(page)).toHaveCount(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(messages(page)).toHaveCount(0)

  await say(page)
  await swipe(page, 40)
  await expect(messages(page)).toHaveCount(1)
  await swipe(page, -120)
  await expect(messages(page)).toHaveCount(1)
  await swipe(page, 60)
  await page.clock.runFor(1000)
  await expect(messages(page)).toHaveCount(0)
  await page.context().close()
})
