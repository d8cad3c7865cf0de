import type { CardProvider, PaymentOutcome } from '../../src/platform/payments/card-provider.ts'
import type { World } from '../support/world.ts'

/** Numbers from 0 to 1 that follow from a seed and nothing else (mulberry32). */
export function randomFrom(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}
const hash = (text: string) =>
  [...text].reduce((h, c) => Math.imul(h ^ c.charCodeAt(0), 16_777_619) >>> 0, 2_166_136_261)

/** The process died here: nothing after this line happened. */
export class Killed extends Error {}
/** How often a call of each kind goes wrong, in calls of a hundred. `late`: the answer is given up, and the call arrives afterwards. */
const ODDS = { killedBefore: 2, killedAfter: 4, lostBefore: 4, lostAfter: 5, late: 3 } as const
type Luck = keyof typeof ODDS | 'fine'
const UNKNOWN = { kind: 'unknown', cause: 'no answer' } as const

export type Chaos = {
  on: boolean
  readonly count: Record<Luck, number>
  /** Calls that were given up and still arrive. */
  arrive(): Promise<void>
}

/**
 * Lets calls to the card provider go wrong at the worst places. Whether one does follows from the seed, the person and how many calls
 * of that kind came before, so the same seed does the same to the same person in whatever order jobs run. `nameOf`: a name that does not change from run to run.
 */
export function withChaos(w: World, seed: number, nameOf: (userId: string) => string): Chaos {
  const real = w.deps.cards,
    counters = new Map<string, number>(),
    late: (() => Promise<unknown>)[] = []
  const chaos: Chaos = {
    on: true,
    count: { killedBefore: 0, killedAfter: 0, lostBefore: 0, lostAfter: 0, late: 0, fine: 0 },
    arrive: async () => {
      for (const call of late.splice(0)) await call()
    },
  }
  const customerOf = (intentId: string) =>
    String(w.emulator.state.paymentIntents.get(intentId)?.customer)
  const luckOf = (kind: string, customer: string): Luck => {
    if (!chaos.on) return 'fine'
    const person = w.emulator.state.customers.get(customer)
    const key = `${kind} ${person && 'metadata' in person ? nameOf(person.metadata.user ?? '') : customer}`
    const n = (counters.get(key) ?? 0) + 1
    counters.set(key, n)
    let roll = randomFrom(seed ^ hash(`${key} ${n}`))() * 100
    for (const [luck, odds] of Object.entries(ODDS) as [keyof typeof ODDS, number][])
      if ((roll -= odds) < 0) return luck
    return 'fine'
  }
  async function suffer<T>(
    kind: string,
    customer: string,
    call: () => Promise<T>,
    lost: T | null,
  ): Promise<T> {
    const luck = luckOf(kind, customer)
    chaos.count[luck]++
    const given = () => {
      if (lost === null) throw new Error('no answer')
      return lost
    }
    switch (luck) {
      case 'killedBefore':
        throw new Killed(kind)
      case 'lostBefore':
        return given()
      case 'late':
        late.push(call)
        return given()
      case 'killedAfter':
        await call()
        throw new Killed(kind)
      case 'lostAfter':
        await call()
        return given()
      case 'fine':
        return call()
    }
  }
  const cards: CardProvider = {
    ...real,
    hold: (p) => suffer<PaymentOutcome>('hold', p.customerId, () => real.hold(p), UNKNOWN),
    charge: (p) => suffer<PaymentOutcome>('charge', p.customerId, () => real.charge(p), UNKNOWN),
    find: (q) => suffer<PaymentOutcome>('find', q.customerId, () => real.find(q), UNKNOWN),
    capture: (c) =>
      suffer<PaymentOutcome>('capture', customerOf(c.intentId), () => real.capture(c), UNKNOWN),
    release: (id) =>
      suffer<PaymentOutcome>('release', customerOf(id), () => real.release(id), UNKNOWN),
    refund: (r) =>
      suffer<Awaited<ReturnType<CardProvider['refund']>>>(
        'refund',
        customerOf(r.intentId),
        () => real.refund(r),
        UNKNOWN,
      ),
    readPayment: (id) =>
      suffer<Awaited<ReturnType<CardProvider['readPayment']>>>(
        'read',
        customerOf(id),
        () => real.readPayment(id),
        null,
      ),
  }
  Object.assign(w.deps, { cards })
  return chaos
}
