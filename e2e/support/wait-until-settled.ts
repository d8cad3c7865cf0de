import type { Page } from '@playwright/test'

/**
 * Waits until everything in view is loaded and no animation runs. Cards below the fold render when
 * they come near.
 */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.locator('h1, [role=dialog]').first().waitFor({ state: 'attached' })
  await page.waitForFunction(
    () => {
      const inView = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return bottom > 0 && top < innerHeight
      }
      return (
        document.fonts.status === 'loaded' &&
        'hydrated' in document.documentElement.dataset &&
        ![
          ...document.querySelectorAll('.skeleton, .after-200, [role=status][aria-busy=true]'),
        ].some(inView) &&
        document
          .getAnimations()
          .every(
            (animation) =>
              animation.playState !== 'running' ||
              animation.effect?.getComputedTiming().iterations === Infinity,
          )
      )
    },
    undefined,
    // a busy machine loads scripts and pictures slowly
    { timeout: 60_000 },
  )
}
