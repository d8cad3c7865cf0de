import { createHmac } from 'node:crypto'
import type { Settings } from '@tomogolf/domain/settings'
import { fromJapanText, hours, minutes, type Instant } from '@tomogolf/domain/time'
import { listStuckHolds } from '../../src/modules/participations/holds/holds.repository.ts'
import { RECONCILE_EVERY } from '../../src/modules/participations/participations.jobs.ts'
import { reconcile } from '../../src/modules/participations/holds/reconcile.usecase.ts'
import { EMULATOR_KEYS } from '../../src/create-adapters.ts'
import type { Person } from '../support/people.ts'
import { createWorld, type World } from '../support/world.ts'
import { Killed, randomFrom, withChaos, type Chaos } from './chaos.ts'
import { crowd, giveCard } from '../support/create-users.ts'
import type { Agreed } from './simulation-laws.ts'

/** Cards people come with: most are good, some say no later, some want to see their holder. */
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
/** Ahead of the real time, which the queue runs on: what it tries again is due at once, the same in every run. */
const BEGIN = fromJapanText('2028-04-03 09:00:00')!
/** A game as the test itself made it; `price` in minor units. */
export type Game = {
  readonly id: string
  readonly host: Person
  readonly currency: 'USD' | 'JPY'
  price: number
  teeTime: Instant
  called: boolean
}
/** Nobody is told anything here: what people read is tried elsewhere, and rendering it would cost half of the time. */
const TELLING = /^notifications\./

/** A town of hosts and guests, a card provider that misbehaves, and one clock. What happens follows from the seed. */
export class Simulation {
  readonly w: World
  readonly chaos: Chaos
  readonly random: () => number
  readonly hosts: Person[]
  readonly guests: Person[]
  readonly games: Game[] = []
  readonly agreed: Agreed[] = []
  /** What an operator decided to take from a hold, in minor units. */
  readonly decided = new Map<string, number>()
  /** The numbers that hold now, as the test itself last set them. */
  readonly settings: Pick<
    Settings,
    'platform_fee_base_usd' | 'platform_fee_base_jpy' | 'platform_fee_percent'
  > = { platform_fee_base_usd: 30, platform_fee_base_jpy: 4500, platform_fee_percent: 30 }
  readonly log: string[] = []
  /** Whether the workers run whenever something is due. Elsewhere they are away for hours or days, and come back to what has passed. */
  readonly punctual: boolean
  private sent = 0
  private sinceArrivals = 0

  private constructor(w: World, seed: number, people: { hosts: Person[]; guests: Person[] }) {
    this.w = w
    this.random = randomFrom(seed)
    this.punctual = seed % 2 === 0
    this.hosts = people.hosts
    this.guests = people.guests
    const names = new Map([...people.hosts, ...people.guests].map((p, i) => [p.id, `person ${i}`]))
    this.chaos = withChaos(w, seed, (id) => names.get(id) ?? 'somebody')
  }
  static async begin(seed: number): Promise<Simulation> {
    const w = await createWorld({ start: BEGIN, env: { STRIPE_TIMEOUT_MS: '60000' } }),
      pick = randomFrom(seed ^ 0xca4d)
    const { enqueue } = w.deps.jobs
    Object.assign(w.deps.jobs, {
      enqueue: (...job: Parameters<typeof enqueue>) =>
        TELLING.test(job[1]) ? Promise.resolve() : enqueue(...job),
    })
    // with its clock ahead, the queue would try all of some days' repetitions in one moment: one is enough where the reconciler looks after what still fails
    await w.deps.db.executeSql(
      `UPDATE pgboss.queue SET retry_limit = 1 WHERE name <> 'payments.release_orphan'`,
    )
    const hosts = await crowd(w, 5),
      guests = await crowd(w, 14, () => CARDS[Math.trunc(pick() * CARDS.length)]!)
    return new Simulation(w, seed, { hosts, guests })
  }

  get now(): Instant {
    return this.w.clock.now()
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
  newCard(p: Person): Promise<string> {
    return giveCard(this.w, p.id, this.pick(CARDS))
  }

  /** Something happens, and the process may die in the middle of it; anything else that is thrown is a fault. */
  async happens(what: string, work: () => Promise<unknown>): Promise<void> {
    this.log.push(`${this.w.clock.iso()} ${what}`)
    try {
      await work()
    } catch (e) {
      if (!(e instanceof Killed)) throw new Error(`${what} broke`, { cause: e })
    }
  }
  /** Jobs and the reconciler, as they run between two of people's acts. */
  async workersRun(): Promise<void> {
    await this.w.runJobs()
    if (this.chance(30)) await reconcile(this.w.deps)
  }
  async timePasses(ms: number): Promise<void> {
    const until = this.now + ms
    for (
      let due = await this.nextRound();
      due !== null && due <= until;
      due = await this.nextRound()
    ) {
      await this.moveTo(Math.max(due, this.now))
      await this.w.runJobs()
      await reconcile(this.w.deps)
    }
    await this.moveTo(until)
  }
  /** A call given up is on its way for two minutes at most. */
  private async moveTo(at: Instant): Promise<void> {
    this.sinceArrivals += at - this.now
    if (this.sinceArrivals > minutes(2)) {
      await this.chaos.arrive()
      this.sinceArrivals = 0
    }
    this.w.at(at)
  }
  /** When punctual workers run next: for the next job, or for the reconciler's next round while a hold is under way. */
  private async nextRound(): Promise<Instant | null> {
    if (!this.punctual) return null
    const due = await this.nextDue(),
      underWay = (await listStuckHolds(this.w.deps.db, this.now)).length > 0
    return underWay ? Math.min(due ?? Infinity, this.now + RECONCILE_EVERY) : due
  }
  private async nextDue(): Promise<Instant | null> {
    const {
      rows: [row],
    } = await this.w.deps.db.executeSql<{ at: string | Date | null }>(
      `SELECT min((data->>'__due')::timestamptz) AS at FROM pgboss.job WHERE state IN ('created', 'retry')`,
    )
    return row?.at ? new Date(row.at).getTime() : null
  }
  /** Notices since the last time: some never, some twice, in any order. */
  async noticesArrive(): Promise<void> {
    const fresh = [...this.w.emulator.state.events.values()].slice(this.sent)
    this.sent += fresh.length
    const kept = fresh.filter(() => !this.chance(25)),
      twice = kept.filter(() => this.chance(20))
    for (const event of [...kept, ...twice]
      .map((e) => [this.random(), e] as const)
      .toSorted((a, b) => a[0] - b[0])
      .map(([, e]) => e))
      await this.deliver(event)
  }
  private async deliver(event: object): Promise<void> {
    const payload = JSON.stringify(event),
      time = Math.floor(Date.now() / 1000)
    const signature = `t=${time},v1=${createHmac('sha256', EMULATOR_KEYS.webhookSecret).update(`${time}.${payload}`).digest('hex')}`
    const { statusCode } = await this.w.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      payload,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
    if (statusCode !== 200) throw new Error(`webhook answered ${statusCode}`)
  }

  /** The provider behaves, nobody does anything, and the workers run until nothing is under way. */
  async comesToRest(): Promise<void> {
    this.chaos.on = false
    this.w.emulator.faults.clear()
    await this.chaos.arrive()
    for (let i = 0; i < 4; i++) {
      await this.w.runJobs()
      this.w.at(this.now + minutes(11))
      await reconcile(this.w.deps)
    }
    await this.w.runJobs()
    this.w.at(this.now + minutes(11))
    this.chaos.on = true
  }
  /** All games are played and settled, and every authorisation has come to its end. */
  async daysGoBy(days: number): Promise<void> {
    this.chaos.on = false
    for (let h = 0; h < days * 24; h += 12) {
      await this.timePasses(hours(12))
      await this.w.runJobs()
      await reconcile(this.w.deps)
    }
  }
}
