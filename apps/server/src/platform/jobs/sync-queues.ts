import type { PgBoss } from 'pg-boss'
import type { JobOptions } from './jobs.ts'

/**
 * Workers send a heartbeat twice in this time. A job without one, because its worker died or lost
 * the database, is given to another worker.
 */
export const HEARTBEAT_SECONDS = 20
const EXPIRE_SECONDS = 300
const NO_JOB = '00000000-0000-0000-0000-000000000000'

/** Creates missing queues, and updates those whose options differ in this version. */
export async function syncQueues(
  boss: PgBoss,
  definitions: ReadonlyMap<string, { options: JobOptions }>,
): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, { options }] of definitions) {
    const queueOptions = {
      retryLimit: options.retryLimit ?? 8,
      retryDelay: options.retryDelaySeconds ?? 10,
      retryBackoff: true,
      expireInSeconds: EXPIRE_SECONDS,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      ...(options.retainFinishedSeconds && { deleteAfterSeconds: options.retainFinishedSeconds }),
    }
    const queue = existing.get(name)
    const differs = Object.entries(queueOptions).some(
      ([key, value]) => queue?.[key as keyof typeof queueOptions] !== value,
    )
    if (!differs) continue
    // "short": one waiting job per key
    if (!queue) await boss.createQueue(name, { policy: 'short', ...queueOptions })
    else await boss.updateQueue(name, queueOptions)
    // fills pg-boss's queue cache now: a lookup inside a transaction would wait for the embedded
    // database's only connection, which the transaction holds
    await boss.findJobs(name, { id: NO_JOB })
  }
}
