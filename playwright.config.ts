import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'

const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => existsSync(path))
/** What keeps a browser on a machine of its own: no sandbox for root, no calls home. */
export const BROWSER_ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  reporter: process.env.CI ? 'line' : 'list',
  timeout: 120_000,
  expect: { timeout: 10_000 },
  workers: 2,
  fullyParallel: false,
  use: { actionTimeout: 15_000, locale: 'en-GB', timezoneId: 'Asia/Tokyo', trace: 'retain-on-failure', launchOptions: { ...(chromium && { executablePath: chromium }), args: BROWSER_ARGS } },
})
