import { PgBoss } from 'pg-boss'
import type { Instant } from '@tomogolf/domain/time'
import type { Clock } from '../clock.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import { sqlInstant, type Database, type Tx } from '../database/database.ts'
import { newId } from '../security/ids.ts'
import type { Logger } from '../telemetry/log.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { countActive, DUE_KEY, makeDue, readDueQueues, readJobsState } from './job-table.ts'
import type { JobHandler, JobOptions, Jobs, Schedule } from './jobs.ts'
import { HEARTBEAT_SECONDS, syncQueues } from './sync-queues.ts'

/** Advisory lock: of several processes that start on an empty database, one creates the queues. */
const LOCK = 7_214_555
const POLL_MS = 1000
const BATCH_SIZE = 20
/** Guards `runDue` against a job that enqueues itself endlessly. */
const MAX_PASSES = 1000

/**
 * Jobs on pg-boss, on either engine. pg-boss uses the database's clock; `makeDue` bridges to the
 * product's clock.
 */
export function createJobs(
  db: Database,
  clock: Clock & { readonly moved: boolean },
  log: Logger,
  measure?: Telemetry['measure'],
): Jobs {
  const isEmbedded = db.engine === 'embedded'
  const definitions = new Map<string, { handler: JobHandler; options: JobOptions }>()
  const schedules = new Map<string, Schedule>()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    backend: isEmbedded ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: HEARTBEAT_SECONDS,
    monitorIntervalSeconds: HEARTBEAT_SECONDS,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (err) => log.error({ err }, 'jobs'))
  const workers = new Map<string, string>()
  let poller: NodeJS.Timeout | undefined
  let started = false
  const names = () => [...definitions.keys()]

  /**
   * Wakes workers. On the embedded database one query finds the due queues, instead of one query
   * per queue.
   */
  async function poll(): Promise<void> {
    if (clock.moved) await makeDue(db, clock.now())
    if (isEmbedded)
      for (const name of await readDueQueues(db, names())) boss.notifyWorker(workers.get(name)!)
  }

  async function send(
    tx: Pick<Tx, 'executeSql'>,
    name: string,
    data: object,
    at: Instant | undefined,
    key: string,
  ): Promise<void> {
    await boss.send(name, at === undefined ? data : { ...data, [DUE_KEY]: sqlInstant(at) }, {
      // the database runs on real time: the delay is converted
      ...(at !== undefined && { startAfter: new Date(Date.now() + Math.max(0, at - clock.now())) }),
      singletonKey: key,
      db: { executeSql: (text, values) => tx.executeSql(text, values) },
    })
  }

  /**
   * Returns false for a job that is postponed, because the clock was moved back after it was
   * scheduled.
   */
  async function run(name: string, jobData: { [DUE_KEY]?: string }): Promise<boolean> {
    const { [DUE_KEY]: due, ...data } = jobData
    if (due && Date.parse(due) > clock.now()) {
      await send(db, name, data, Date.parse(due), newId())
      return false
    }
    const handler = definitions.get(name)!.handler as (data: object) => Promise<void>
    const work = () => handler(data)
    await (measure ? measure('job', name, work) : work())
    return true
  }

  async function startWorker(name: string): Promise<void> {
    let worker = ''
    worker = await boss.work<object>(
      name,
      { pollingIntervalSeconds: isEmbedded ? 60 : 2, batchSize: 1 },
      async ([job]) => {
        if (!job) return
        try {
          // look for the next job at once: otherwise a queue would run one job per polling interval
          if (await run(name, job.data)) boss.notifyWorker(worker)
        } catch (err) {
          log.error({ err, job: name, id: job.id }, 'job failed')
          throw err
        }
      },
    )
    workers.set(name, worker)
  }

  /**
   * Runs the due jobs of one queue. Returns how many ran; a postponed job does not count as
   * progress.
   */
  async function runQueue(name: string): Promise<number> {
    let ran = 0
    for (const job of await boss.fetch<object>(name, { batchSize: BATCH_SIZE })) {
      try {
        if (await run(name, job.data)) ran++
        await boss.complete(name, job.id)
      } catch (err) {
        ran++
        log.error({ err, job: name }, 'job failed')
        await boss.fail(name, job.id, { message: String(err) })
      }
    }
    return ran
  }

  return {
    define: (name, handler, options = {}) => {
      definitions.set(name, { handler: handler as JobHandler, options })
    },
    defineRecurring: (name, schedule, work) => {
      schedules.set(name, schedule)
      definitions.set(name, {
        options: {},
        handler: async () => {
          await send(db, name, {}, schedule.next(clock.now()), name)
          await work()
        },
      })
    },
    scheduleRecurring: async () => {
      for (const [name, { first, next }] of schedules)
        await send(db, name, {}, (first ?? next)(clock.now()), name)
    },
    enqueue: async (tx, name, data, { at, key } = {}) => {
      if (!definitions.has(name)) throw new Error(`no such queue: ${name}`)
      await send(tx, name, data, at, key ?? newId())
    },
    enqueueAll: async (tx, name, jobs) => {
      if (!definitions.has(name)) throw new Error(`no such queue: ${name}`)
      if (jobs.length === 0) return
      await boss.insert(
        name,
        jobs.map(({ data, key }) => ({ data, singletonKey: key })),
        { db: { executeSql: (text, values) => tx.executeSql(text, values) } },
      )
    },
    start: async ({ work }) => {
      await withAdvisoryLock(db, LOCK, async () => {
        await boss.start()
        await syncQueues(boss, definitions)
      })
      started = true
      if (!work) return
      for (const [name, { options }] of definitions) {
        const concurrency = isEmbedded ? 1 : (options.concurrency ?? 1)
        for (let i = 0; i < concurrency; i++) await startWorker(name)
      }
      poller = setInterval(() => {
        poll().catch((err: unknown) => log.error({ err }, 'jobs: poll'))
      }, POLL_MS)
      poller.unref()
    },
    runDue: async () => {
      let total = 0
      for (let pass = 0; pass < MAX_PASSES; pass++) {
        await makeDue(db, clock.now())
        let ran = 0
        for (const name of await readDueQueues(db, names())) ran += await runQueue(name)
        total += ran
        if (ran > 0) continue
        // background workers may still run the last jobs
        if ((await countActive(db, names())) === 0) break
        await new Promise((done) => setTimeout(done, 25))
      }
      return total
    },
    state: () => readJobsState(db, names()),
    stop: async () => {
      clearInterval(poller)
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}
