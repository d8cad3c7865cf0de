import type { Page } from '@playwright/test'
import { expect } from './product.ts'
import { waitForHydration } from './wait-for-hydration.ts'

/** Opens a path as a link does, without a reload: what earlier screens have fetched is still there. */
export async function go(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    // the router counts the entries
    const index = (history.state as { __TSR_index?: number } | null)?.__TSR_index ?? 0
    history.pushState({ __TSR_index: index + 1 }, '', to)
  }, path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

/** Opens the first page of a walk; `expectSameLoad` fails when a later one needed a reload. */
export async function startWalk(page: Page, address: string): Promise<void> {
  await page.goto(address)
  // the router does not see an entry that is pushed before it has started
  await waitForHydration(page)
  await page.evaluate(() => document.body.setAttribute('data-load', '1'))
}
export const expectSameLoad = (page: Page): Promise<void> =>
  expect(page.locator('body')).toHaveAttribute('data-load', '1')
