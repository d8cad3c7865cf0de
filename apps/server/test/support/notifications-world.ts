import type { Instant } from '@tomogolf/domain/time'
import pino from 'pino'
import { loadConfig, type Config } from '../../src/config/config.ts'
import type { Deps } from '../../src/deps.ts'
import {
  createAccount,
  type NewAccount,
} from '../../src/modules/accounts/sessions/create-account.usecase.ts'
import { notificationsJobs } from '../../src/modules/notifications/notifications.jobs.ts'
import { outbox } from '../../src/modules/notifications/notifications.table.ts'
import type { OutboxRow } from '../../src/modules/notifications/notifications.repository.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createJobs } from '../../src/platform/jobs/create-jobs.ts'
import { createMailer } from '../../src/platform/mail/mail.ts'
import type { NotificationKind, NotificationOf } from '@tomogolf/messages/notifications'
import { notify } from '../../src/platform/notify.ts'
import { loadPhrases, type Phrase } from '../../src/platform/phrases.ts'
import { isRefused } from '../../src/platform/refusal.ts'
import { testDatabase } from './engines.ts'

export const NOW: Instant = Date.parse('2026-11-20T02:20:00Z')

/** The real phrases, and the keys that were requested but do not exist. */
export async function realPhrases(): Promise<{ phrase: Phrase; missing: string[] }> {
  const missing: string[] = []
  return { phrase: await loadPhrases((key) => missing.push(key)), missing }
}

export type NotificationsWorld = {
  readonly deps: Deps
  person(a: Partial<NewAccount> & { email: string }): Promise<string>
  /** Sends a notification and runs the jobs that follow. */
  notify<K extends NotificationKind>(notification: NotificationOf<K>): Promise<void>
  mails(): Promise<OutboxRow[]>
  later(ms: number): void
  /** Resets users, sent mails and waiting jobs. */
  empty(): Promise<void>
  close(): Promise<void>
}

/**
 * The notifications module on its own database (or `shared`), with a stopped clock and the mail
 * server of `env`, if any.
 */
export async function createNotificationsWorld(
  env: Record<string, string> = {},
  overrides: Partial<Config> = {},
  shared?: Database,
): Promise<NotificationsWorld> {
  const config = {
    ...loadConfig({
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      ORIGIN: 'https://golf.example',
      ...env,
    }),
    ...overrides,
  }
  const clock = systemClock()
  clock.set(NOW)
  const db = shared ?? (await testDatabase())
  const log = pino({ level: 'silent' })
  const jobs = createJobs(db, clock, log)
  const { phrase } = await realPhrases()
  const deps = {
    config,
    clock,
    db,
    jobs,
    log,
    phrase,
    mail: createMailer(config),
    secret: 'a secret of this test',
  } as unknown as Deps
  notificationsJobs(deps)
  await jobs.start({ work: false })
  return {
    deps,
    person: async (a) => {
      const made = await createAccount(db, { passwordHash: 'not used here', now: NOW, ...a })
      if (isRefused(made)) throw new Error(made.refused)
      return made.user.id
    },
    notify: async (notification) => {
      await db.transaction((tx) => notify(jobs, tx, notification))
      await jobs.runDue()
    },
    mails: () => db.orm.select().from(outbox).orderBy(outbox.createdAt, outbox.id),
    later: (ms) => clock.set(clock.now() + ms),
    empty: async () => {
      clock.set(NOW)
      await db.script(
        'DELETE FROM outbox; DELETE FROM notification_settings; DELETE FROM profiles; DELETE FROM users; DELETE FROM pgboss.job',
      )
    },
    close: async () => {
      await jobs.stop()
      if (!shared) await db.close()
    },
  }
}
