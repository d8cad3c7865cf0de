import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, chromiumPath } from './e2e/support/chromium.ts'
import { IN_SWEEP } from './e2e/support/sweep.ts'

export default defineConfig({
  testDir: 'e2e',
  // in playwright.sweep.config.ts
  grepInvert: IN_SWEEP,
  globalSetup: './e2e/support/prepared-folder.ts',
  outputDir: 'test-results',
  reporter: process.env.CI ? 'line' : 'list',
  // long on CI: a shared machine may be slow, and a hanging test still fails
  timeout: process.env.CI ? 240_000 : 120_000,
  expect: { timeout: process.env.CI ? 30_000 : 10_000 },
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: false,
  use: {
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    trace: 'on-first-retry',
    // unless a test needs them: a service worker fetches the whole app in every new context, and
    // animations take processor time
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(chromiumPath && { executablePath: chromiumPath }), args: BROWSER_ARGS },
  },
})
