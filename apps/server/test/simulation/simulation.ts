import { createHmac } from 'node:crypto'
import type { Settings } from '@tomogolf/domain/settings'
import { fromJapanText, hours, minutes, type Instant } from '@tomogolf/domain/time'
import { importCourseList } from '../../src/modules/courses/import-course-list.usecase.ts'
import { listStuckHolds } from '../../src/modules/participations/holds/holds.repository.ts'
import { RECONCILE_EVERY } from '../../src/modules/participations/participations.jobs.ts'
import { reportStuckPayments } from '../../src/modules/participations/provider-calls/report-stuck-payments.usecase.ts'
import { reconcile } from '../../src/modules/participations/holds/reconcile.usecase.ts'
import { advanceTransfers } from '../../src/modules/payouts/connect/advance-transfer.usecase.ts'
import { watchDisputes } from '../../src/modules/participations/disputes/watch-disputes.usecase.ts'
import type { Database } from '../../src/platform/database/database.ts'
import { openServerDatabase } from '../../src/platform/database/server-database.ts'
import { EMULATOR_KEYS } from '../../src/create-adapters.ts'
import { serverUrl } from '../support/engines.ts'
import type { Person } from '../support/people.ts'
import { createWorld, type World } from '../support/world.ts'
import { addOperator } from './act-helpers.ts'
import { ProcessKilled, randomFrom, injectChaos, type Chaos } from './chaos.ts'
import { createUsers, addCard } from '../support/create-users.ts'
import type { Agreed } from './simulation-invariants.ts'

/** Cards of the users: most work, some decline later, some require authentication. */
const CARDS = [
  '4242424242424242',
  '4242424242424242',
  '5555555555554444',
  '3566002020360505',
  '378282246310005',
  '4000000000000341',
  '4000002500003155',
  '4000002760003184',
]
/** Later than the real time of the queue, so retries are due at once and runs are repeatable. */
const BEGIN = fromJapanText('2028-04-03 09:00:00')!
/** A game as the test created it; `price` in minor units. */
export type Game = {
  readonly id: string
  readonly host: Person
  readonly currency: 'USD' | 'JPY'
  /** A listed course; only games there have the fee of their region. */
  readonly courseId: string | null
  price: number
  teeTime: Instant
  cancelled: boolean
}
/** Notification jobs are skipped: other tests cover them, and rendering takes half of the time. */
const NOTIFICATION_JOBS = /^notifications\./

/**
 * A database on the PostgreSQL server, which answers several times faster than the embedded one.
 * `serialize` leaves one connection: transactions then follow each other in the same order in every
 * run. The start needs a second one, for its lock.
 */
async function openDatabase(): Promise<{ db: Database; serialize: () => Promise<void> }> {
  const url = await serverUrl()
  const open = (connections: number) =>
    openServerDatabase(url, connections, (err) => {
      throw err
    })
  const [starting, single] = [open(2), open(1)]
  let current = starting
  return {
    db: new Proxy(single, { get: (_, name) => Reflect.get(current, name) as unknown }),
    serialize: async () => {
      current = single
      await starting.close()
    },
  }
}

/** Hosts, guests, a failing card provider and one clock. The seed determines what happens. */
export class Simulation {
  readonly world: World
  readonly chaos: Chaos
  readonly random: () => number
  readonly hosts: Person[]
  readonly guests: Person[]
  readonly games: Game[] = []
  readonly agreed: Agreed[] = []
  /** What waiting guests agreed to, by their entries in the list, in the order of joining. */
  readonly waiting = new Map<string, Pick<Agreed, 'game' | 'guest' | 'hold' | 'fee'>>()
  /** Users whose card was detached at the provider: they may be left without one. */
  readonly detached = new Set<string>()
  /** Amounts an operator captured from holds, in minor units. */
  readonly decided = new Map<string, number>()
  /** The current fee settings, as the test last set them. */
  readonly settings: Pick<
    Settings,
    'platform_fee_base_usd' | 'platform_fee_base_jpy' | 'platform_fee_percent'
  > = { platform_fee_base_usd: 30, platform_fee_base_jpy: 4500, platform_fee_percent: 30 }
  /** What games on a listed course have instead, all in one region; null: the settings apply. */
  regionFee: Simulation['settings'] | null = null
  readonly log: string[] = []
  /**
   * Whether workers run when jobs are due. Otherwise they pause for hours or days and then catch
   * up.
   */
  readonly punctual: boolean
  private sent = 0
  private sinceLateCalls = 0

  private constructor(world: World, seed: number, people: { hosts: Person[]; guests: Person[] }) {
    this.world = world
    this.random = randomFrom(seed)
    this.punctual = seed % 2 === 0
    this.hosts = people.hosts
    this.guests = people.guests
    const names = new Map(
      [...people.hosts, ...people.guests].map((person, i) => [person.id, `person ${i}`]),
    )
    this.chaos = injectChaos(world, seed, (id) => names.get(id) ?? 'unknown user')
  }
  static async create(seed: number): Promise<Simulation> {
    const { db, serialize } = await openDatabase()
    const world = await createWorld({ start: BEGIN, env: { STRIPE_TIMEOUT_MS: '60000' }, db }),
      pick = randomFrom(seed ^ 0xca4d)
    await importCourseList(world.deps)
    await serialize()
    const { enqueue } = world.deps.jobs
    Object.assign(world.deps.jobs, {
      enqueue: (...job: Parameters<typeof enqueue>) =>
        NOTIFICATION_JOBS.test(job[1]) ? Promise.resolve() : enqueue(...job),
    })
    // with the clock ahead, all retries would run at once: one is enough, the reconciler handles
    // the rest
    await world.deps.db.executeSql(
      `UPDATE pgboss.queue SET retry_limit = 1 WHERE name <> 'payments.release_orphan'`,
    )
    const hosts = await createUsers(world, 5),
      guests = await createUsers(world, 14, () => CARDS[Math.trunc(pick() * CARDS.length)]!)
    await addOperator(world)
    return new Simulation(world, seed, { hosts, guests })
  }

  get now(): Instant {
    return this.world.clock.now()
  }
  chance(percent: number): boolean {
    return this.random() * 100 < percent
  }
  between(from: number, to: number): number {
    return from + Math.trunc(this.random() * (to - from + 1))
  }
  pick<T>(list: readonly T[]): T | undefined {
    return list[Math.trunc(this.random() * list.length)]
  }
  newCard(person: Person): Promise<string> {
    return addCard(this.world, person.id, this.pick(CARDS))
  }

  /** Performs an action. The process may be killed in it; any other error is a failure. */
  async act(what: string, work: () => Promise<unknown>): Promise<void> {
    this.log.push(`${this.world.clock.iso()} ${what}`)
    try {
      await work()
    } catch (error) {
      if (!(error instanceof ProcessKilled)) throw new Error(`${what} broke`, { cause: error })
    }
  }
  /** Runs due jobs, and sometimes the reconciler. */
  async runWorkers(): Promise<void> {
    await this.world.runJobs()
    if (this.chance(30)) await reconcile(this.world.deps)
    if (this.chance(20)) await reportStuckPayments(this.world.deps)
  }
  async advanceTime(ms: number): Promise<void> {
    const until = this.now + ms
    for (
      let due = await this.nextRound();
      due !== null && due <= until;
      due = await this.nextRound()
    ) {
      await this.moveTo(Math.max(due, this.now))
      await this.world.runJobs()
      await reconcile(this.world.deps)
    }
    await this.moveTo(until)
  }
  /** A timed-out call arrives within two minutes. */
  private async moveTo(at: Instant): Promise<void> {
    this.sinceLateCalls += at - this.now
    if (this.sinceLateCalls > minutes(2)) {
      await this.chaos.deliverLateCalls()
      this.sinceLateCalls = 0
    }
    this.world.at(at)
  }
  /**
   * When punctual workers run next: for the next job, or the reconciler while a hold is in
   * progress.
   */
  private async nextRound(): Promise<Instant | null> {
    if (!this.punctual) return null
    const due = await this.nextDue(),
      // also one that has changed at this very instant
      underWay = (await listStuckHolds(this.world.deps.db, this.now + 1)).length > 0
    return underWay ? Math.min(due ?? Infinity, this.now + RECONCILE_EVERY) : due
  }
  private async nextDue(): Promise<Instant | null> {
    const {
      rows: [row],
    } = await this.world.deps.db.executeSql<{ at: string | Date | null }>(
      `SELECT min((data->>'__due')::timestamptz) AS at FROM pgboss.job WHERE state IN ('created', 'retry')`,
    )
    return row?.at ? new Date(row.at).getTime() : null
  }
  /** Delivers new webhooks: some never, some twice, in random order. */
  async deliverWebhooks(): Promise<void> {
    const fresh = [...this.world.emulator.state.events.values()].slice(this.sent)
    this.sent += fresh.length
    const delivered = fresh.filter(() => !this.chance(25)),
      duplicate = delivered.filter(() => this.chance(20))
    for (const event of [...delivered, ...duplicate]
      .map((event) => [this.random(), event] as const)
      .toSorted((a, b) => a[0] - b[0])
      .map(([, event]) => event))
      await this.deliver(event)
  }
  private async deliver(event: object): Promise<void> {
    const payload = JSON.stringify(event),
      time = Math.floor(Date.now() / 1000)
    const signature = `t=${time},v1=${createHmac('sha256', EMULATOR_KEYS.webhookSecret).update(`${time}.${payload}`).digest('hex')}`
    const { statusCode } = await this.world.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    if (statusCode !== 200) throw new Error(`webhook answered ${statusCode}`)
  }

  /** Runs the workers without failures or user actions until nothing is in progress. */
  async settle(): Promise<void> {
    this.chaos.on = false
    this.world.emulator.faults.clear()
    await this.chaos.deliverLateCalls()
    for (let i = 0; i < 4; i++) {
      await this.world.runJobs()
      this.world.at(this.now + minutes(11))
      await reconcile(this.world.deps)
      await watchDisputes(this.world.deps)
      await advanceTransfers(this.world.deps)
    }
    await this.world.runJobs()
    await reportStuckPayments(this.world.deps)
    this.world.at(this.now + minutes(11))
    this.chaos.on = true
  }
  /** Advances time until all games are settled and all authorisations have ended. */
  async advanceDays(days: number): Promise<void> {
    this.chaos.on = false
    for (let hour = 0; hour < days * 24; hour += 12) {
      await this.advanceTime(hours(12))
      await this.world.runJobs()
      await reconcile(this.world.deps)
    }
  }
}
