import type { Tx } from './database/database.ts'
import type { Jobs } from './jobs/jobs.ts'

/** A report or an appeal that gets a thread in the inbox. */
export type ThreadJob = {
  /** Of the report or the appeal, and of the thread. */
  readonly id: string
  readonly kind: 'report' | 'appeal'
  readonly userId: string
  readonly fields: {
    readonly source: 'content' | 'issue'
    readonly reason: string
    readonly message: string
    readonly gameId: string | null
  }
}
export type SettledJob = {
  readonly ids: readonly string[]
  /** Null: the product did it. */
  readonly operatorId: string | null
}
export const OPEN_THREAD = 'requests.open_thread'
export const SETTLE_THREADS = 'requests.settle_threads'

/** Opens a thread with the sender once the transaction commits. */
export const openThread = (jobs: Jobs, tx: Tx, thread: ThreadJob): Promise<void> =>
  jobs.enqueue(tx, OPEN_THREAD, thread)
/** Closes the threads of decided reports and appeals once the transaction commits. */
export const settleThreads = (jobs: Jobs, tx: Tx, settled: SettledJob): Promise<void> =>
  jobs.enqueue(tx, SETTLE_THREADS, settled)
