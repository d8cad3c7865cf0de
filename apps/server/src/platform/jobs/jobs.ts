import { PgBoss } from 'pg-boss'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Database, type Tx } from '../database/database.ts'
import type { Clock } from '../clock.ts'
import { newId } from '../security/ids.ts'
import type { Logger } from '../telemetry/log.ts'
import { withAdvisoryLock } from '../database/advisory-lock.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'

// the due instant on the product's clock, kept inside the job
const DUE = '__due'
const NO_JOB = '00000000-0000-0000-0000-000000000000'
// any constant of its own: of processes that meet on an empty database, one makes the queues
const LOCK = 7_214_555
/** Whoever works on a job says so twice in this time; a job of which nothing is heard any more, because its worker died or was cut off from the database, is another's. */
const SIGN_OF_LIFE_SECONDS = 20

export type JobHandler = (data: never) => Promise<void>
export type JobOptions = {
  retryLimit?: number
  retryDelaySeconds?: number
  /** How many of them one process works on at once, where the database has connections for it; 1 when absent. For work that mostly waits for somebody outside. */
  atOnce?: number
  /** How long a finished job and its data are kept, for those who look for faults; a week when absent. */
  keepFinishedSeconds?: number
}
/** When work that comes round is due: `next` told from when a round begins, `first` (as `next` when absent) from the start of the product. */
export type Round = { next(now: Instant): Instant; first?(now: Instant): Instant }
export const every = (ms: number, firstAfter = ms): Round => ({
  next: (now) => now + ms,
  first: (now) => now + firstAfter,
})
/** `waiting`: due and not yet begun; `lateSeconds`: how long the oldest of them has waited; `failed`: given up. */
export type JobsState = { waiting: number; lateSeconds: number; failed: number }
export type Jobs = {
  /** Declares a queue and who works on it. Handlers may run more than once for the same job: they must look at the facts first. */
  define<Data extends object>(
    name: string,
    handler: (data: Data) => Promise<void>,
    options?: JobOptions,
  ): void
  /** Declares work that comes round again and again once `startRounds` has been called. Each round first plans the next: a failing one must not be the last. */
  defineRound(name: string, round: Round, work: () => Promise<unknown>): void
  /** Plans the first round of each; safe to call at every start of every process, for one of a kind waits at most. */
  startRounds(): Promise<void>
  /** Adds a job in the transaction of the fact that causes it. `at`: not before this instant of the product's clock. `key`: one waiting job per key and queue. */
  enqueue(
    tx: Tx,
    name: string,
    data: object,
    options?: { at?: Instant; key?: string },
  ): Promise<void>
  start(mode: { work: boolean }): Promise<void>
  /** Runs everything due at the product's clock, and whatever that causes, to the end. Returns how many jobs ran. */
  runDue(): Promise<number>
  /** Queue sizes and failures, for readiness and metrics. */
  state(): Promise<JobsState>
  stop(): Promise<void>
}

/** pg-boss on either engine. Its own clock is the database's; the product's clock is bridged by `pullForward`. */
export function createJobs(
  db: Database,
  clock: Clock & { readonly moved: boolean },
  log: Logger,
  measure?: Telemetry['measure'],
): Jobs {
  const definitions = new Map<string, { handler: JobHandler; options: JobOptions }>()
  const rounds = new Map<string, Round>()
  const boss = new PgBoss({
    db: { executeSql: (text, values) => db.executeSql(text, values) },
    backend: db.engine === 'embedded' ? 'pglite' : 'postgres',
    schedule: false,
    superviseIntervalSeconds: SIGN_OF_LIFE_SECONDS,
    monitorIntervalSeconds: SIGN_OF_LIFE_SECONDS,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (err) => log.error({ err }, 'jobs'))
  const workers = new Map<string, string>()
  let pump: NodeJS.Timeout | undefined
  let started = false

  // a moved clock makes jobs due that the database still thinks are in the future
  const pullForward = () =>
    db.executeSql(
      `UPDATE pgboss.job SET start_after = now() WHERE start_after > now() AND COALESCE((data->>'${DUE}')::timestamptz, start_after) <= $1::timestamptz AND state IN ('created', 'retry')`,
      [sqlInstant(clock.now())],
    )

  /** The queues in which something is due by the database's clock. */
  const dueQueues = async () =>
    (
      await db.executeSql<{ name: string }>(
        `SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after <= now() AND name = ANY($1)`,
        [[...definitions.keys()]],
      )
    ).rows.map(({ name }) => name)

  // the embedded database is this process's own: one look a second at all queues, instead of one at each
  async function look(): Promise<void> {
    if (clock.moved) await pullForward()
    if (db.engine === 'embedded')
      for (const name of await dueQueues()) boss.notifyWorker(workers.get(name)!)
  }

  const send = (
    tx: Pick<Tx, 'executeSql'>,
    name: string,
    data: object,
    at: Instant | undefined,
    key: string,
  ) =>
    boss.send(name, at === undefined ? data : { ...data, [DUE]: sqlInstant(at) }, {
      // the database runs on real time: a wait is carried over as its length
      ...(at !== undefined && { startAfter: new Date(Date.now() + Math.max(0, at - clock.now())) }),
      singletonKey: key,
      db: { executeSql: (text, values) => tx.executeSql(text, values) },
    })

  /** Whether it was done; false for one that has to wait again, because the clock was moved back after it was planned. */
  async function run(name: string, { [DUE]: due, ...data }: { [DUE]?: string }): Promise<boolean> {
    if (due && Date.parse(due) > clock.now()) {
      await send(db, name, data, Date.parse(due), newId())
      return false
    }
    const work = () => (definitions.get(name)!.handler as (d: object) => Promise<void>)(data)
    await (measure ? measure('job', name, work) : work())
    return true
  }

  async function startWorker(name: string): Promise<void> {
    let worker = ''
    worker = await boss.work<object>(
      name,
      { pollingIntervalSeconds: db.engine === 'embedded' ? 60 : 2, batchSize: 1 },
      async ([job]) => {
        if (!job) return
        try {
          // where one waited there may be more: without this the next would wait for the next look, and a queue would do one job in two seconds
          if (await run(name, job.data)) boss.notifyWorker(worker)
        } catch (err) {
          log.error({ err, job: name, id: job.id }, 'job failed')
          throw err
        }
      },
    )
    workers.set(name, worker)
  }

  return {
    define: (name, handler, options = {}) => {
      definitions.set(name, { handler: handler as JobHandler, options })
    },
    defineRound: (name, round, work) => {
      rounds.set(name, round)
      definitions.set(name, {
        options: {},
        handler: async () => {
          await send(db, name, {}, round.next(clock.now()), name)
          await work()
        },
      })
    },
    startRounds: async () => {
      for (const [name, { first, next }] of rounds)
        await send(db, name, {}, (first ?? next)(clock.now()), name)
    },
    enqueue: async (tx, name, data, { at, key } = {}) => {
      if (!definitions.has(name)) throw new Error(`no such queue: ${name}`)
      await send(tx, name, data, at, key ?? newId())
    },
    start: async ({ work }) => {
      await withAdvisoryLock(db, LOCK, async () => {
        await boss.start()
        await makeQueues(boss, definitions)
      })
      started = true
      if (!work) return
      for (const [name, { options }] of definitions)
        for (let n = 0; n < (db.engine === 'embedded' ? 1 : (options.atOnce ?? 1)); n++)
          await startWorker(name)
      pump = setInterval(() => {
        look().catch((err: unknown) => log.error({ err }, 'jobs: look'))
      }, 1000)
      pump.unref()
    },
    runDue: async () => {
      let ran = 0
      for (let round = 0; round < 1000; round++) {
        await pullForward()
        let some = 0
        for (const name of await dueQueues()) {
          for (const job of await boss.fetch<object>(name, { batchSize: 20 })) {
            try {
              // one that waits again is no progress: where the clock stands a moment before its time it would be looked at a thousand times
              if (await run(name, job.data)) some++
              await boss.complete(name, job.id)
            } catch (err) {
              some++
              log.error({ err, job: name }, 'job failed')
              await boss.fail(name, job.id, { message: String(err) })
            }
          }
        }
        ran += some
        if (some === 0) {
          // the background workers may hold the last of them
          const { rows } = await db.executeSql<{ n: number }>(
            `SELECT count(*)::int AS n FROM pgboss.job WHERE state = 'active' AND name = ANY($1)`,
            [[...definitions.keys()]],
          )
          if ((rows[0]?.n ?? 0) === 0) break
          await new Promise((done) => setTimeout(done, 25))
        }
      }
      return ran
    },
    state: async () => {
      const { rows } = await db.executeSql<{
        waiting: number
        late: number | null
        failed: number
      }>(
        `SELECT count(*) FILTER (WHERE state IN ('created','retry') AND start_after <= now())::int AS waiting, count(*) FILTER (WHERE state = 'failed')::int AS failed,
           extract(epoch FROM now() - min(start_after) FILTER (WHERE state IN ('created','retry') AND start_after <= now()))::int AS late FROM pgboss.job`,
      )
      return {
        waiting: rows[0]?.waiting ?? 0,
        lateSeconds: rows[0]?.late ?? 0,
        failed: rows[0]?.failed ?? 0,
      }
    },
    stop: async () => {
      clearInterval(pump)
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

/** What a queue is made with stays as it was, so what a new version wants otherwise is changed; most starts find nothing to do. */
async function makeQueues(
  boss: PgBoss,
  definitions: ReadonlyMap<string, { options: JobOptions }>,
): Promise<void> {
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const [name, { options }] of definitions) {
    const wanted = {
      retryLimit: options.retryLimit ?? 8,
      retryDelay: options.retryDelaySeconds ?? 10,
      retryBackoff: true,
      expireInSeconds: 300,
      heartbeatSeconds: SIGN_OF_LIFE_SECONDS,
      ...(options.keepFinishedSeconds && { deleteAfterSeconds: options.keepFinishedSeconds }),
    }
    const queue = there.get(name)
    // "short": one waiting job per key
    if (!queue) await boss.createQueue(name, { policy: 'short', ...wanted })
    else if (
      Object.entries(wanted).some(([key, value]) => queue[key as keyof typeof wanted] !== value)
    )
      await boss.updateQueue(name, wanted)
    else continue
    // makes pg-boss remember the queue now: looking it up later, inside a transaction, would wait for the embedded database's only connection
    await boss.findJobs(name, { id: NO_JOB })
  }
}
