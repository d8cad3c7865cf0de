import { defineConfig } from '@playwright/test'
import { BROWSER_ARGS, chromiumPath } from './e2e/support/chromium.ts'

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/prepared-folder.ts',
  outputDir: 'test-results',
  reporter: process.env.CI ? 'line' : 'list',
  // a shared machine may be slow; what hangs is found all the same
  timeout: process.env.CI ? 240_000 : 120_000,
  expect: { timeout: 10_000 },
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  fullyParallel: false,
  use: {
    actionTimeout: 15_000,
    locale: 'en-GB',
    timezoneId: 'Asia/Tokyo',
    trace: 'on-first-retry',
    // where they are not the subject: in every new window the worker would fetch the whole app once more, and what moves is drawn sixty times a second
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(chromiumPath && { executablePath: chromiumPath }), args: BROWSER_ARGS },
  },
})
