import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../database/database.ts'

export type JobHandler = (data: never) => Promise<void>
export type JobOptions = {
  retryLimit?: number
  retryDelaySeconds?: number
  /**
   * Jobs that one process runs at once, 1 when absent. For jobs that mostly wait for another
   * service; the embedded database always runs one.
   */
  concurrency?: number
  /** How long a finished job and its data are retained for diagnosis; a week when absent. */
  retainFinishedSeconds?: number
}
/**
 * When a recurring job is due: `next` counts from the start of a run, `first` (default `next`) from
 * the start of the process.
 */
export type Schedule = { next(now: Instant): Instant; first?(now: Instant): Instant }
export const every = (ms: number, firstAfter = ms): Schedule => ({
  next: (now) => now + ms,
  first: (now) => now + firstAfter,
})
/**
 * `waiting`: due and not started; `lateSeconds`: age of the oldest of them; `failed`: out of
 * retries.
 */
export type JobsState = { waiting: number; lateSeconds: number; failed: number }

export type Jobs = {
  /**
   * Defines a queue and its handler. A job may run more than once: the handler has to check the
   * current state first.
   */
  define<Data extends object>(
    name: string,
    handler: (data: Data) => Promise<void>,
    options?: JobOptions,
  ): void
  /**
   * Defines a recurring job. Each run schedules the next one first, so that a failure does not end
   * the recurrence.
   */
  defineRecurring(name: string, schedule: Schedule, work: () => Promise<unknown>): void
  /**
   * Schedules the first run of every recurring job. Safe at every start of every process: one run
   * per job is waiting.
   */
  scheduleRecurring(): Promise<void>
  /**
   * Adds a job in the transaction of the change that causes it. `at`: not before this instant of
   * the product's clock. `key`: at most one waiting job per key and queue.
   */
  enqueue(
    tx: Tx,
    name: string,
    data: object,
    options?: { at?: Instant; key?: string },
  ): Promise<void>
  /** Adds many jobs that are due now, in one statement. */
  enqueueAll(
    tx: Tx,
    name: string,
    jobs: readonly { readonly data: object; readonly key: string }[],
  ): Promise<void>
  start(mode: { work: boolean }): Promise<void>
  /**
   * Runs all jobs that are due by the product's clock, and the jobs these cause. Returns the number
   * of runs.
   */
  runDue(): Promise<number>
  /** Queue lengths and failures, for readiness and metrics. */
  state(): Promise<JobsState>
  stop(): Promise<void>
}
