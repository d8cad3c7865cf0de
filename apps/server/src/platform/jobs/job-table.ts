import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Database } from '../database/database.ts'
import type { JobsState } from './jobs.ts'

/** Key inside a job's data: the due instant by the product's clock. */
export const DUE_KEY = '__due'

// These statements read and write pg-boss's own table, which is no public API. job-table.test.ts
// pins the version of pg-boss and the columns: check the statements when it fails after an upgrade.
const MAKE_DUE = `
  UPDATE pgboss.job SET start_after = now()
  WHERE state IN ('created', 'retry') AND start_after > now()
    AND COALESCE((data->>'${DUE_KEY}')::timestamptz, start_after) <= $1::timestamptz`
const DUE_QUEUES = `
  SELECT DISTINCT name FROM pgboss.job
  WHERE state < 'active' AND start_after <= now() AND name = ANY($1)`
const COUNT_ACTIVE = `
  SELECT count(*)::int AS active FROM pgboss.job WHERE state = 'active' AND name = ANY($1)`
const READ_STATE = `
  SELECT count(*) FILTER (WHERE is_due)::int AS waiting,
    count(*) FILTER (WHERE state = 'failed')::int AS failed,
    extract(epoch FROM now() - min(start_after) FILTER (WHERE is_due))::int AS late
  FROM (
    SELECT state, start_after, state IN ('created', 'retry') AND start_after <= now() AS is_due
    FROM pgboss.job WHERE name = ANY($1)
  ) jobs`

/**
 * Makes jobs due that are due by the product's clock: pg-boss schedules by the database's clock,
 * which cannot be moved.
 */
export const makeDue = (db: Database, now: Instant): Promise<unknown> =>
  db.executeSql(MAKE_DUE, [sqlInstant(now)])

/** Queues with a job that is due by the database's clock. */
export async function readDueQueues(db: Database, names: readonly string[]): Promise<string[]> {
  const { rows } = await db.executeSql<{ name: string }>(DUE_QUEUES, [names])
  return rows.map(({ name }) => name)
}

export async function countActive(db: Database, names: readonly string[]): Promise<number> {
  const { rows } = await db.executeSql<{ active: number }>(COUNT_ACTIVE, [names])
  return rows[0]?.active ?? 0
}

/**
 * Of the named queues only: a queue that the code no longer defines has rows that never run, and
 * during a deployment the previous version may still use it.
 */
export async function readJobsState(db: Database, names: readonly string[]): Promise<JobsState> {
  const {
    rows: [row],
  } = await db.executeSql<{ waiting: number; late: number | null; failed: number }>(READ_STATE, [
    names,
  ])
  return { waiting: row?.waiting ?? 0, lateSeconds: row?.late ?? 0, failed: row?.failed ?? 0 }
}
