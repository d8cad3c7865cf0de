import { and, count, desc, gt, inArray, isNotNull, isNull, min, sql, sum } from 'drizzle-orm'
import { statfs } from 'node:fs/promises'
import type { z } from 'zod'
import type { SystemStatus } from '@tomogolf/contract/admin/system.schemas'
import { DISPUTE_ANSWERABLE, DISPUTE_OPEN } from '@tomogolf/domain/machines/dispute-machine'
import { DAY, iso, MINUTE, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { photos } from '../../accounts/accounts.table.ts'
import { outbox } from '../../notifications/notifications.table.ts'
import { deriveCode, hashCode } from '../../participations/attendance/check-in-code.policy.ts'
import { checkInCodes } from '../../participations/attendance/attendance.table.ts'
import { listSettingProblems } from '../../settings/settings.repository.ts'
import {
  countFailedCalls,
  readLastFailedCall,
} from '../../participations/provider-calls/failed-calls.repository.ts'
import { listStuckPayments } from '../../participations/provider-calls/stuck-payments.read.ts'
import { disputes } from '../../participations/disputes/disputes.table.ts'
import { webhookEvents } from '../../participations/webhooks/webhooks.table.ts'
import type { SqlTime } from '../dto.presenter.ts'
import { judge, KnownProblem, RECENT } from './recent-failures.policy.ts'

export type Probe = z.input<typeof SystemStatus>['probes'][number]
type Facts = Probe['facts']

export type ProbeDefinition = {
  /** Milliseconds from which a successful probe counts as slow. */
  slowAfter: number
  /** Nothing of the kind is configured. */
  unused?: boolean
  /** Returns facts, or throws when the part does not work. */
  run(): Promise<Facts>
  /** The newest failure recorded in the tables, by any process. */
  readLastError?(): Promise<Probe['lastError']>
}

const WEBHOOK_DELAY = 15 * MINUTE
const JOB_DELAY_SECONDS = 600
const FREE_BYTES = 200 * 2 ** 20
const GIGABYTE = 2 ** 30
const MESSAGE_LENGTH = 300

export const toLastError = (at: Instant, err: unknown): Probe['lastError'] => ({
  at: iso(at),
  message: (err instanceof Error ? err.message : String(err)).slice(0, MESSAGE_LENGTH),
  problem: err instanceof KnownProblem ? err.problem : null,
})

export const defineProbes = (deps: Deps): Record<Probe['name'], ProbeDefinition> => ({
  database: databaseProbe(deps),
  provider: providerProbe(deps),
  mail: mailProbe(deps),
  qr: checkInCodeProbe(deps),
  jobs: jobsProbe(deps),
  storage: storageProbe(deps),
  settings: settingsProbe(deps),
  disputes: disputesProbe(deps),
})

const databaseProbe = ({ db }: Deps): ProbeDefinition => ({
  slowAfter: 200,
  run: async () => {
    const [row] = await selectRows<{ version: string }>(
      db,
      sql`SELECT current_setting('server_version') AS version`,
    )
    return { engine: db.engine, version: row?.version ?? '' }
  },
})

const providerProbe = ({ db, cards, clock }: Deps): ProbeDefinition => ({
  slowAfter: 2_000,
  run: async () => {
    const provider = await cards.probe()
    const [pending] = await db.orm
      .select({ events: count(), oldest: min(webhookEvents.receivedAt) })
      .from(webhookEvents)
      .where(isNull(webhookEvents.processedAt))
    const oldest = pending?.oldest ?? null
    if (oldest !== null && oldest < clock.now() - WEBHOOK_DELAY)
      throw new KnownProblem({ code: 'webhooks_waiting', count: pending!.events })
    const now = clock.now()
    const failedCalls = await countFailedCalls(db, now - RECENT, now)
    const stuck = await listStuckPayments(db, now)
    const facts = {
      service: cards.live ? 'live' : 'emulator',
      address: new URL(cards.apiBase).host,
      account: provider.account,
      noticesWaiting: pending?.events ?? 0,
      failedCalls,
      stuckPayments: stuck.length,
    }
    judge({ code: 'payments_stuck', count: stuck.length, atOnce: true }, facts)
    return judge({ code: 'calls_failed', count: failedCalls }, facts)
  },
  readLastError: async () => {
    const last = await readLastFailedCall(db)
    return last ? toLastError(last.at, `${last.call}: ${last.cause}`) : null
  },
})

const mailProbe = ({ db, mail, clock }: Deps): ProbeDefinition => ({
  slowAfter: 3_000,
  unused: mail === null,
  run: async () => {
    await mail?.verify()
    const unsent = and(isNull(outbox.sentAt), isNull(outbox.problem))
    const [row] = await db.orm
      .select({
        waiting: sql`count(*) FILTER (WHERE ${unsent})`.mapWith(Number),
        refused: sql`count(*) FILTER (WHERE ${isNotNull(outbox.problem)})`.mapWith(Number),
        recent: sql`count(*) FILTER (WHERE ${and(
          isNotNull(outbox.problem),
          gt(outbox.createdAt, clock.now() - RECENT),
        )})`.mapWith(Number),
      })
      .from(outbox)
      .where(gt(outbox.createdAt, clock.now() - 7 * DAY))
    return judge(
      { code: 'mails_refused', count: row?.recent ?? 0 },
      { waiting: mail === null ? 0 : (row?.waiting ?? 0), refused: row?.refused ?? 0 },
    )
  },
  readLastError: async () => {
    const [row] = await db.orm
      .select({ at: outbox.createdAt, message: outbox.problem })
      .from(outbox)
      .where(isNotNull(outbox.problem))
      .orderBy(desc(outbox.createdAt))
      .limit(1)
    return row ? toLastError(row.at, row.message ?? '') : null
  },
})

/** A code is derived deterministically, belongs to one game, and is recognised by its hash. */
const checkInCodeProbe = ({ db, secret }: Deps): ProbeDefinition => ({
  slowAfter: 100,
  run: async () => {
    const code = deriveCode(secret, 'selftestgame00', 'nonce')
    const repeated = deriveCode(secret, 'selftestgame00', 'nonce')
    const ofAnotherGame = deriveCode(secret, 'selftestgame01', 'nonce')
    if (
      code !== repeated ||
      code === ofAnotherGame ||
      hashCode('selftestgame00', code) === hashCode('selftestgame01', code)
    )
      throw new KnownProblem({ code: 'codes_wrong', count: 1 })
    const [row] = await selectRows<{ codes: number }>(
      db,
      sql`SELECT count(*)::int AS codes FROM ${checkInCodes}
        WHERE ${isNull(checkInCodes.replacedAt)}`,
    )
    return { length: code.length, live: row?.codes ?? 0 }
  },
})

/** Fails while a dispute has to be answered within a day: after that its money is lost. */
const disputesProbe = ({ db, clock }: Deps): ProbeDefinition => ({
  slowAfter: 200,
  run: async () => {
    const isUnanswered = inArray(disputes.status, [...DISPUTE_ANSWERABLE])
    const [row] = await selectRows<{ open: number; unanswered: number; due: SqlTime | null }>(
      db,
      sql`SELECT count(*)::int AS open,
        (count(*) FILTER (WHERE ${isUnanswered}))::int AS unanswered,
        min(${disputes.respondBy}) FILTER (WHERE ${isUnanswered}) AS due
        FROM ${disputes} WHERE ${inArray(disputes.status, [...DISPUTE_OPEN])}`,
    )
    const due = row?.due ? new Date(row.due).getTime() : null
    const facts = {
      disputesOpen: row?.open ?? 0,
      disputesToAnswer: row?.unanswered ?? 0,
      disputesDue: due === null ? '' : iso(due),
    }
    if (due !== null && due < clock.now() + DAY)
      throw new KnownProblem({ code: 'dispute_due', count: 1 }, facts)
    return facts
  },
})

// `pgboss.job` belongs to pg-boss, which has no query for either; there is no typed table for it
const RECENTLY_FAILED_JOBS = sql`
  SELECT count(*)::int AS jobs FROM pgboss.job
  WHERE state = 'failed' AND completed_on > now() - interval '15 minutes'`
const LAST_FAILED_JOB = sql`
  SELECT completed_on AS at,
    name || ': ' || coalesce(output->>'message', output::text, '') AS message
  FROM pgboss.job WHERE state = 'failed' ORDER BY completed_on DESC LIMIT 1`

const jobsProbe = ({ db, jobs }: Deps): ProbeDefinition => ({
  slowAfter: 500,
  run: async () => {
    const { waiting, failed, lateSeconds } = await jobs.state()
    if (lateSeconds > JOB_DELAY_SECONDS)
      throw new KnownProblem({ code: 'jobs_waiting', count: Math.floor(lateSeconds / 60) })
    const [recent] = await selectRows<{ jobs: number }>(db, RECENTLY_FAILED_JOBS)
    return judge({ code: 'jobs_failed', count: recent?.jobs ?? 0 }, { waiting, failed })
  },
  readLastError: async () => {
    const [row] = await selectRows<{ at: SqlTime; message: string }>(db, LAST_FAILED_JOB)
    return row ? toLastError(new Date(row.at).getTime(), row.message) : null
  },
})

/** Stored settings that do not apply, because they are invalid or contradict each other. */
const settingsProbe = ({ db }: Deps): ProbeDefinition => ({
  slowAfter: 200,
  run: async () => {
    const problems = await listSettingProblems(db)
    if (problems.length)
      throw new KnownProblem(
        { code: 'settings_ignored', count: problems.length },
        {},
        'failing',
        problems.join('; '),
      )
    return {}
  },
})

const storageProbe = ({ db, config }: Deps): ProbeDefinition => ({
  slowAfter: 500,
  run: async () => {
    const photoBytes = db.orm.select({ bytes: sum(photos.size) }).from(photos)
    const [row] = await selectRows<{ database: string; photos: string }>(
      db,
      sql`SELECT pg_size_pretty(pg_database_size(current_database())) AS database,
        pg_size_pretty(coalesce(${photoBytes}, 0)) AS photos`,
    )
    const facts: Facts = { database: row?.database ?? '', photos: row?.photos ?? '' }
    // a database server has disks of its own
    if (db.engine === 'server') return facts
    const disk = await statfs(config.DATA_DIR).catch(() => null)
    if (!disk) return facts
    const freeBytes = disk.bavail * disk.bsize
    if (freeBytes < FREE_BYTES)
      throw new KnownProblem({ code: 'disk_full', count: Math.floor(freeBytes / 2 ** 20) })
    return { ...facts, freeGigabytes: Math.round(freeBytes / GIGABYTE) }
  },
})
