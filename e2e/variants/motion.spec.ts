import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '../../apps/server/src/demo/demo-accounts.ts'
import { logInByApi } from '../support/people.ts'
import { expect, test, useWorld } from '../support/product.ts'
import { waitForHydration } from '../support/wait-for-hydration.ts'

useWorld({ demoData: true })
test.use({
  viewport: { width: 390, height: 844 },
  contextOptions: { reducedMotion: 'no-preference' },
})
const [guest] = DEMO_ACCOUNTS

type Motion = { transitions: number; moved: string[] }
/** Records what scripts move: view transitions and animations of elements. */
const observeMotion = (page: Page) =>
  page.addInitScript(() => {
    const motion: Motion = { transitions: 0, moved: [] }
    Object.assign(globalThis, { motion })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (options) => {
      motion.transitions++
      return start(options)
    }
    const animate = Element.prototype.animate
    Element.prototype.animate = function (...how) {
      motion.moved.push(this.tagName)
      return animate.apply(this, how)
    }
  })
const motionOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { motion: Motion }).motion)
/** Animations that run longer than one frame. */
const longAnimations = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().activeDuration) > 20)
        .length,
  )

async function openFirstGame(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/games`)
  await waitForHydration(page)
  // a second after hydration
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/follow-')),
      ),
    )
    .toBe(true)
  await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .click({ position: { x: 180, y: 60 } })
  await expect(page).toHaveURL(/\/games\/\w+\/shared/)
  await expect(page.getByRole('heading', { name: 'Your host' })).toBeVisible()
}

test('the first press on a card grows its picture into the page once, which is usable', async ({
  page,
  product,
}) => {
  await observeMotion(page)
  await openFirstGame(page, product.url)
  expect((await motionOf(page)).transitions).toBe(1)
  // the page takes presses, and the way back does not animate
  await page.getByRole('link', { name: 'Log in to join' }).locator('visible=true').click()
  await expect(page).toHaveURL(/\/login/)
  await page.goBack()
  await page.goBack()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  expect((await motionOf(page)).transitions).toBe(1)
})

test('a sheet slides out before it is gone', async ({ page, product }) => {
  await observeMotion(page)
  await logInByApi(page, product, guest)
  await page.goto(`${product.url}/games`)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Near', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Distance from' })
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  expect((await motionOf(page)).moved).toHaveLength(2)
  await page.getByRole('button', { name: 'Near', exact: true }).click()
  await expect(sheet).toBeVisible()
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing moves from a card to its game, nor in a sheet', async ({ page, product }) => {
    await observeMotion(page)
    await openFirstGame(page, product.url)
    expect(await motionOf(page)).toEqual({ transitions: 0, moved: [] })
    await page.goBack()
    await page.getByRole('button', { name: 'Near', exact: true }).click()
    const sheet = page.getByRole('dialog', { name: 'Distance from' })
    await expect(sheet).toBeVisible()
    expect(await longAnimations(page)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    expect((await motionOf(page)).moved).toEqual([])
  })
})
