import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DAY } from '@tomogolf/domain/time'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../src/platform/database/database.ts'
import { createJobs } from '../../src/platform/jobs/create-jobs.ts'
import { every, type Jobs } from '../../src/platform/jobs/jobs.ts'
import { createLogger } from '../../src/platform/telemetry/log.ts'
import { BOTH_ENGINES } from '../support/engines.ts'
import { NOON, testClock } from '../support/prepared-database.ts'

const MIGRATION = readFileSync(
  join(import.meta.dirname, '../../migrations/0011_rename_job_queues.sql'),
  'utf8',
)

/** A process of one version with one queue and one recurring job. */
async function startVersion(
  db: Database,
  names: { queue: string; round: string },
  handled: string[],
): Promise<Jobs> {
  const jobs = createJobs(db, testClock(NOON), createLogger('silent', false))
  jobs.define<{ eventId: string }>(names.queue, async ({ eventId }) => {
    handled.push(eventId)
  })
  jobs.defineRecurring(names.round, every(DAY, 0), async () => {
    handled.push(names.round)
  })
  await jobs.start({ work: false })
  await jobs.scheduleRecurring()
  return jobs
}
const unfinished = async (db: Database, name: string): Promise<number> =>
  (
    await db.executeSql<{ n: number }>(
      `SELECT count(*)::int AS n FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
      [name],
    )
  ).rows[0]!.n

describe.each(BOTH_ENGINES)('the renamed job queues on the %s database', (_name, open) => {
  test('run the jobs that waited under the old names, each once', async () => {
    const db = await open()
    await db.executeSql(
      `DELETE FROM pgboss.queue WHERE name IN ('webhooks.process', 'ledger.audit')`,
    )
    const previous = await startVersion(db, { queue: 'webhooks.hear', round: 'books.check' }, [])
    await previous.enqueue(db, 'webhooks.hear', { eventId: 'evt_1' })
    await previous.stop()

    await db.executeSql(MIGRATION)

    const handled: string[] = []
    const current = await startVersion(
      db,
      { queue: 'webhooks.process', round: 'ledger.audit' },
      handled,
    )
    await current.runDue()
    expect(handled.toSorted()).toEqual(['evt_1', 'ledger.audit'])
    expect(await unfinished(db, 'webhooks.hear')).toBe(0)
    expect(await unfinished(db, 'books.check')).toBe(0)
    expect(await unfinished(db, 'ledger.audit')).toBe(1)
    await current.stop()
    await db.close()
  })
})
