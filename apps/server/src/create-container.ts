import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config/config.ts'
import type { OidcIssuer } from './config/oidc-issuers.ts'
import type { Deps } from './deps.ts'
import { openCards, openDatabase } from './create-adapters.ts'
import { createCaptcha } from './platform/security/captcha.ts'
import { systemClock, type MovableClock } from './platform/clock.ts'
import type { Database } from './platform/database/database.ts'
import { newSecret } from './platform/security/ids.ts'
import { createIssuers } from './platform/issuers/issuers.ts'
import { createJobs } from './platform/jobs/create-jobs.ts'
import { createLogger, secretsOf, type Logger } from './platform/telemetry/log.ts'
import { createMailer } from './platform/mail/mail.ts'
import { migrate } from './platform/database/migrate.ts'
import { loadPhrases } from './platform/phrases.ts'
import { createPush } from './platform/push/push.ts'
import { instrumentCards, instrumentMail } from './platform/telemetry/instrumented.ts'
import { fromPrimary, fromReplica } from './platform/database/read-database.ts'
import { openServerDatabase } from './platform/database/server-database.ts'
import { createTranslator } from './platform/translator/translator.ts'
import { startTelemetry } from './platform/telemetry/telemetry.ts'
import { PERSONAL_DATA, cardPorts } from './module-ports.ts'
import { adminJobs } from './modules/admin/admin.jobs.ts'
import { accountsJobs } from './modules/accounts/accounts.jobs.ts'
import { cardsJobs } from './modules/cards/cards.jobs.ts'
import { conversationsJobs } from './modules/conversations/conversations.jobs.ts'
import { gamesJobs } from './modules/games/games.jobs.ts'
import { notificationsJobs } from './modules/notifications/notifications.jobs.ts'
import { participationsJobs } from './modules/participations/participations.jobs.ts'
import { payoutsJobs } from './modules/payouts/payouts.jobs.ts'
import { recordFailedCalls } from './modules/participations/provider-calls/record-failed-calls.adapter.ts'
import { requestsJobs } from './modules/requests/requests.jobs.ts'
import { standingJobs } from './modules/standing/standing.jobs.ts'
import { wishesJobs } from './modules/wishes/wishes.jobs.ts'

export const MIGRATIONS = join(import.meta.dirname, '../migrations')

type Given = {
  clock?: MovableClock
  db?: Database
  emulatorUrl?: string
  log?: Logger
  issuers?: readonly OidcIssuer[]
}

/** The composition root: opens and migrates the database and creates all dependencies. */
export async function createContainer(config: Config, given: Given = {}): Promise<Deps> {
  const log: Logger = given.log ?? createLogger(config.LOG_LEVEL, false, secretsOf(config))
  const clock = given.clock ?? systemClock()
  const db =
    given.db ?? (await openDatabase(config, (err) => log.warn({ err }, 'database connection')))
  await migrate(db, MIGRATIONS)
  const cards = openCards(config, given.emulatorUrl)
  const telemetry = await startTelemetry(config)
  const lists = config.DATABASE_READ_URL
    ? fromReplica(
        db,
        openServerDatabase(config.DATABASE_READ_URL, config.DATABASE_POOL, (err) =>
          log.warn({ err }, 'replica connection'),
        ),
        log,
      )
    : fromPrimary(db)
  const deps: Deps = {
    config,
    clock,
    db,
    lists,
    telemetry,
    cards: recordFailedCalls(instrumentCards(cards, telemetry), { db, clock, log }),
    log,
    captcha: createCaptcha(config, log),
    issuers: createIssuers(given.issuers ?? config.OIDC_ISSUERS ?? [], log),
    mail: instrumentMail(createMailer(config), telemetry),
    push: createPush(config),
    translator: createTranslator(config, log),
    jobs: createJobs(db, clock, log, telemetry.measure),
    personalData: PERSONAL_DATA,
    secret: config.APP_SECRET ?? localSecret(config.DATA_DIR),
    phrase: await loadPhrases((key) => log.warn({ key }, 'phrase missing')),
  }
  for (const define of [
    accountsJobs,
    (composed: Deps) => cardsJobs(composed, cardPorts),
    gamesJobs,
    participationsJobs,
    payoutsJobs,
    standingJobs,
    requestsJobs,
    wishesJobs,
    conversationsJobs,
    notificationsJobs,
    adminJobs,
  ])
    define(deps)
  return deps
}

/** Outside production the key is generated once and stored with the data. */
function localSecret(folder: string): string {
  const file = join(folder, 'app-secret')
  try {
    return readFileSync(file, 'utf8')
  } catch {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, newSecret(), { mode: 0o600, flag: 'wx' })
    return readFileSync(file, 'utf8')
  }
}
