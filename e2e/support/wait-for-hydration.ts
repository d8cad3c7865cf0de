import type { Page } from '@playwright/test'

/** React has taken the page over: what is pressed before is lost on a busy machine. */
export const alive = (page: Page) =>
  page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  )
