import type { Database } from './database.ts'

/**
 * Runs `work` under an advisory lock: in one process at a time. Other processes wait and then run
 * it as well, so `work` has to check what is left to do. The embedded database has one process
 * only. `lock`: a number used for nothing else.
 */
export async function withAdvisoryLock(
  db: Database,
  lock: number,
  work: () => Promise<void>,
): Promise<void> {
  if (db.engine === 'embedded') return work()
  await db.transaction(async (tx) => {
    // this connection only holds the lock; `work` uses others
    await tx.executeSql('SET LOCAL idle_in_transaction_session_timeout = 0')
    await tx.executeSql('SET LOCAL statement_timeout = 0')
    await tx.executeSql('SELECT pg_advisory_xact_lock($1)', [lock])
    await work()
  })
}
