import { expect, test, type Page } from '@playwright/test'
import { LANGUAGES } from '@tomogolf/phrases'
import { startGallery } from '../../apps/web/tools/gallery-server.ts'
import { axeProblems, layoutProblems } from '../public/page-checks.ts'
import { SWEEP } from '../support/sweep.ts'

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 376"><path fill="#17392a" d="M0 0h640v376H0z"/></svg>'

let server: Awaited<ReturnType<typeof startGallery>>
test.beforeAll(async () => {
  server = await startGallery()
})
test.afterAll(() => server.stop())

async function openGallery(page: Page, language: string) {
  // the gallery runs without the server that draws these pictures
  await page.route(/\/(?:art|contour|crest)\//, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  )
  await page.goto(`${server.url}?lang=${language}`)
  // the first request compiles the modules
  await expect(page.locator('[data-component="Toaster"]')).toBeVisible({ timeout: 60_000 })
}

/**
 * One page holds the headings and landmarks of many, so their order and names do not matter here.
 * In Korean a day and its unit are one word ("1일"), in which axe does not find the visible "1".
 */
const GALLERY_ONLY =
  /^axe (?:heading-order|landmark-unique|landmark-no-duplicate-\S+|label-content-name-mismatch) /
const axeProblemsOfComponents = async (page: Page) =>
  (await axeProblems(page)).filter((problem) => !GALLERY_ONLY.test(problem))

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

for (const [size, viewport] of Object.entries(SIZES))
  for (const language of LANGUAGES)
    test(
      `components fit a ${size} in ${language} without axe violations`,
      SWEEP,
      async ({ page }, testInfo) => {
        await page.setViewportSize(viewport)
        await openGallery(page, language)
        await page.screenshot({
          path: testInfo.outputPath(`${size}-${language}.png`),
          fullPage: true,
        })
        // Tailwind skips folders that git ignores: without its classes an avatar is not a circle
        const avatar = (await page.locator('[data-component=Avatar] img').last().boundingBox())!
        expect([avatar.width, avatar.height]).toEqual([72, 72])
        expect(await overflow(page)).toBe(0)
        expect(await layoutProblems(page)).toEqual([])
        expect(await axeProblemsOfComponents(page)).toEqual([])
        const heights = await page
          .locator('[data-component]')
          .evaluateAll((sections) => sections.map((section) => section.clientHeight))
        expect(heights.length).toBeGreaterThan(40)
        expect(Math.min(...heights)).toBeGreaterThan(50)
      },
    )

test('dialogs, menus and toasts open and fit a phone', SWEEP, async ({ page }) => {
  await page.setViewportSize(SIZES.phone)
  await openGallery(page, 'en')
  for (const variant of ['plain', 'steps', 'wide', 'full', 'dirty']) {
    await page.locator(`[data-dialog-variant=${variant}]`).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect([variant, await overflow(page)]).toEqual([variant, 0])
    await page.getByRole('dialog').getByRole('button', { name: 'Join game' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await page.locator('[data-component="MenuButton"] button').click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('[data-toast-tone=danger]').click()
  await expect(page.getByText('You’re only charged once').last()).toBeVisible()
  expect(await overflow(page)).toBe(0)
})
