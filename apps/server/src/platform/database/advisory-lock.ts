import type { Database } from './database.ts'

/**
 * Runs `work` in one process at a time; others wait and then run it as well, so it has to look first what is left to do. On the embedded
 * database there is one process only. `lock`: any number that nobody else uses.
 */
export async function withAdvisoryLock(
  db: Database,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  if (db.engine === 'embedded') return work()
  await db.transaction(async (tx) => {
    // this connection only holds the lock while others work
    await tx.executeSql('SET LOCAL idle_in_transaction_session_timeout = 0')
    await tx.executeSql('SET LOCAL statement_timeout = 0')
    await tx.executeSql('SELECT pg_advisory_xact_lock($1)', [lock])
    await work()
  })
}
