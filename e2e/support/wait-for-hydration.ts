import type { Page } from '@playwright/test'

/**
 * The page's own signal (packages/ui/src/lib/use-hydrated.ts): React handles events from here on.
 */
const HYDRATED = 'html[data-hydrated]'

export const waitForHydration = (page: Page) =>
  page.locator(HYDRATED).waitFor({ state: 'attached' })
