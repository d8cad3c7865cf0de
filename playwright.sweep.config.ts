import { defineConfig } from '@playwright/test'
import journeys from './playwright.config.ts'
import { IN_SWEEP } from './e2e/support/sweep.ts'

/** `npm run sweep`: the tests that `npm test` leaves out. */
export default defineConfig({ ...journeys, grep: IN_SWEEP, grepInvert: [] })
