import type {
  CardProvider,
  DisputeOutcome,
  PaymentOutcome,
} from '../../src/platform/payments/card-provider.ts'
import type {
  ReversalOutcome,
  TransferOutcome,
} from '../../src/platform/payments/payout-provider.ts'
import type { World } from '../support/world.ts'

/** Seeded pseudo-random numbers from 0 to 1 (mulberry32). */
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
  [...text].reduce(
    (sum, request) => Math.imul(sum ^ request.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  )

/** Simulates the death of the process: no later line runs. */
export class ProcessKilled extends Error {}
/**
 * Percentage of calls with each failure. `late`: the caller times out, and the call arrives
 * afterwards.
 */
const FAILURE_PERCENT = {
  killedBefore: 2,
  killedAfter: 4,
  lostBefore: 4,
  lostAfter: 5,
  late: 3,
} as const
type CallFate = keyof typeof FAILURE_PERCENT | 'fine'
const UNKNOWN = { kind: 'unknown', cause: 'no answer' } as const

export type Chaos = {
  on: boolean
  readonly count: Record<CallFate, number>
  /** Executes calls that timed out before. */
  deliverLateCalls(): Promise<void>
}

/**
 * Injects failures into calls to the card provider. A failure depends on the seed, the user and the
 * number of earlier calls of that kind, so a seed gives each user the same failures in any job
 * order. `nameOf`: a name that is stable between runs.
 */
export function injectChaos(world: World, seed: number, nameOf: (userId: string) => string): Chaos {
  const real = world.deps.cards,
    counters = new Map<string, number>(),
    late: (() => Promise<unknown>)[] = []
  const chaos: Chaos = {
    on: true,
    count: { killedBefore: 0, killedAfter: 0, lostBefore: 0, lostAfter: 0, late: 0, fine: 0 },
    deliverLateCalls: async () => {
      for (const call of late.splice(0)) await call()
    },
  }
  const customerOf = (intentId: string) =>
    String(world.emulator.state.paymentIntents.get(intentId)?.customer)
  const customerOfDispute = (id: string) =>
    customerOf(world.emulator.state.disputes.get(id)?.payment_intent ?? '')
  // ids are random, names are not
  const hostOf = (accountId: string) =>
    nameOf(world.emulator.state.connectedAccounts.get(accountId)?.metadata.user ?? '')
  const fateOf = (kind: string, customer: string): CallFate => {
    if (!chaos.on) return 'fine'
    const person = world.emulator.state.customers.get(customer)
    const key = `${kind} ${person && 'metadata' in person ? nameOf(person.metadata.user ?? '') : customer}`
    const callNumber = (counters.get(key) ?? 0) + 1
    counters.set(key, callNumber)
    let roll = randomFrom(seed ^ hash(`${key} ${callNumber}`))() * 100
    for (const [fate, percent] of Object.entries(FAILURE_PERCENT) as [
      keyof typeof FAILURE_PERCENT,
      number,
    ][])
      if ((roll -= percent) < 0) return fate
    return 'fine'
  }
  async function injectFailure<T>(
    kind: string,
    customer: string,
    call: () => Promise<T>,
    lost: T | null,
  ): Promise<T> {
    const fate = fateOf(kind, customer)
    chaos.count[fate]++
    const given = () => {
      if (lost === null) throw new Error('no answer')
      return lost
    }
    switch (fate) {
      case 'killedBefore':
        throw new ProcessKilled(kind)
      case 'lostBefore':
        return given()
      case 'late':
        late.push(call)
        return given()
      case 'killedAfter':
        await call()
        throw new ProcessKilled(kind)
      case 'lostAfter':
        await call()
        return given()
      case 'fine':
        return call()
    }
  }
  const cards: CardProvider = {
    ...real,
    hold: (request) =>
      injectFailure<PaymentOutcome>('hold', request.customerId, () => real.hold(request), UNKNOWN),
    charge: (request) =>
      injectFailure<PaymentOutcome>(
        'charge',
        request.customerId,
        () => real.charge(request),
        UNKNOWN,
      ),
    find: (request) =>
      injectFailure<PaymentOutcome>(
        'find',
        request.customerIds[0] ?? '',
        () => real.find(request),
        UNKNOWN,
      ),
    capture: (request) =>
      injectFailure<PaymentOutcome>(
        'capture',
        customerOf(request.intentId),
        () => real.capture(request),
        UNKNOWN,
      ),
    release: (id) =>
      injectFailure<PaymentOutcome>('release', customerOf(id), () => real.release(id), UNKNOWN),
    refund: (request) =>
      injectFailure<Awaited<ReturnType<CardProvider['refund']>>>(
        'refund',
        customerOf(request.intentId),
        () => real.refund(request),
        UNKNOWN,
      ),
    findRefund: (request) =>
      injectFailure<Awaited<ReturnType<CardProvider['findRefund']>>>(
        'find refund',
        customerOf(request.intentId),
        () => real.findRefund(request),
        UNKNOWN,
      ),
    readDispute: (id) =>
      injectFailure<Awaited<ReturnType<CardProvider['readDispute']>>>(
        'read dispute',
        customerOfDispute(id),
        () => real.readDispute(id),
        null,
      ),
    submitEvidence: (evidence) =>
      injectFailure<DisputeOutcome>(
        'submit evidence',
        customerOfDispute(evidence.disputeId),
        () => real.submitEvidence(evidence),
        UNKNOWN,
      ),
    closeDispute: (id) =>
      injectFailure<DisputeOutcome>(
        'close dispute',
        customerOfDispute(id),
        () => real.closeDispute(id),
        UNKNOWN,
      ),
    transfer: (request) =>
      injectFailure<TransferOutcome>(
        'transfer',
        hostOf(request.accountId),
        () => real.transfer(request),
        UNKNOWN,
      ),
    findTransfer: (id) =>
      injectFailure<TransferOutcome>('find transfer', '', () => real.findTransfer(id), UNKNOWN),
    reverseTransfer: (request) =>
      injectFailure<ReversalOutcome>('reverse', '', () => real.reverseTransfer(request), UNKNOWN),
    readPayment: (id) =>
      injectFailure<Awaited<ReturnType<CardProvider['readPayment']>>>(
        'read',
        customerOf(id),
        () => real.readPayment(id),
        null,
      ),
  }
  Object.assign(world.deps, { cards })
  return chaos
}
