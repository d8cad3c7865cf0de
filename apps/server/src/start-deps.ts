import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config/config.ts'
import type { Deps } from './deps.ts'
import { createCaptcha } from './platform/captcha.ts'
import { systemClock, type MovableClock } from './platform/clock.ts'
import type { Database } from './platform/database.ts'
import { openEmbeddedDatabase } from './platform/embedded-database.ts'
import { newSecret } from './platform/ids.ts'
import { createJobs } from './platform/jobs.ts'
import { createLogger, type Logger } from './platform/log.ts'
import { createMailer } from './platform/mail.ts'
import { migrate } from './platform/migrate.ts'
import { loadPhrases } from './platform/phrases.ts'
import { createPush } from './platform/push.ts'
import { openServerDatabase } from './platform/server-database.ts'
import { stripeProvider } from './platform/stripe-provider.ts'
import { analyticsJobs } from './modules/analytics/analytics.jobs.ts'
import { accountsJobs } from './modules/accounts/accounts.jobs.ts'
import { cardsJobs } from './modules/cards/cards.jobs.ts'
import { gamesJobs } from './modules/games/games.jobs.ts'
import { notificationsJobs } from './modules/notifications/notifications.jobs.ts'
import { participationsJobs } from './modules/participations/participations.jobs.ts'
import { standingJobs } from './modules/standing/standing.jobs.ts'

export const MIGRATIONS = join(import.meta.dirname, '../migrations')
/** Keys of the embedded default; the emulator takes any key of this form, and they open nothing else. */
export const EMULATOR_KEYS = { secretKey: 'sk_test_emulator', publishableKey: 'pk_test_emulator', webhookSecret: 'whsec_emulator' }

type Given = { clock?: MovableClock; db?: Database; emulatorUrl?: string; log?: Logger }

/** Opens and migrates the database and puts together what the product stands on. */
export async function startDeps(config: Config, given: Given = {}): Promise<Deps> {
  const log: Logger = given.log ?? createLogger(config.LOG_LEVEL, false)
  const clock = given.clock ?? systemClock()
  const db = given.db ?? (config.DATABASE_URL ? openServerDatabase(config.DATABASE_URL, config.DATABASE_POOL, (err) => log.warn({ err }, 'database connection')) : await openEmbeddedDatabase(join(config.DATA_DIR, 'database')))
  await migrate(db, MIGRATIONS)
  const emulatorUrl = given.emulatorUrl ?? config.STRIPE_EMULATOR_URL ?? `http://127.0.0.1:${config.STRIPE_EMULATOR_PORT}`
  const cards = config.STRIPE_SECRET_KEY
    ? stripeProvider({ secretKey: config.STRIPE_SECRET_KEY, publishableKey: config.STRIPE_PUBLISHABLE_KEY!, webhookSecret: config.STRIPE_WEBHOOK_SECRET!, timeoutMs: config.STRIPE_TIMEOUT_MS })
    : stripeProvider({ ...EMULATOR_KEYS, timeoutMs: config.STRIPE_TIMEOUT_MS, emulatorUrl })
  const deps: Deps = {
    config, clock, db, cards, log, captcha: createCaptcha(config, log), mail: createMailer(config), push: createPush(config), jobs: createJobs(db, clock, log), secret: config.APP_SECRET ?? localSecret(config.DATA_DIR),
    phrase: await loadPhrases((key) => log.warn({ key }, 'phrase missing')),
  }
  for (const define of [accountsJobs, cardsJobs, gamesJobs, participationsJobs, standingJobs, notificationsJobs, analyticsJobs]) define(deps)
  return deps
}

/** Outside production the key is made once and kept beside the data. */
function localSecret(folder: string): string {
  const file = join(folder, 'app-secret')
  try { return readFileSync(file, 'utf8') } catch {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx' })
    return readFileSync(file, 'utf8')
  }
}
