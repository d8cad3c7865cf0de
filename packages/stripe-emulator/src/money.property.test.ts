import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import type { Emulator } from './index.ts'
import { closeEarly, emulated, holdParams, HOUR, saveCard } from '../test/emulated.ts'
import type { Emulated, Saved } from '../test/emulated.ts'

type Step =
  | { act: 'hold'; amount: number; currency: 'usd' | 'jpy'; card: number }
  | { act: 'capture'; which: number; amount: number | null }
  | { act: 'cancel'; which: number }
  | { act: 'refund'; which: number; amount: number | null }
  | { act: 'pass'; hours: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    act: fc.constant('hold' as const),
    amount: fc.integer({ min: 50, max: 30_000 }),
    currency: fc.constantFrom('usd', 'jpy'),
    card: fc.nat(1),
  }),
  fc.record({
    act: fc.constant('capture' as const),
    which: fc.nat(3),
    amount: fc.option(fc.integer({ min: 1, max: 30_000 })),
  }),
  fc.record({ act: fc.constant('cancel' as const), which: fc.nat(3) }),
  fc.record({
    act: fc.constant('refund' as const),
    which: fc.nat(3),
    amount: fc.option(fc.integer({ min: 1, max: 30_000 })),
  }),
  fc.record({ act: fc.constant('pass' as const), hours: fc.integer({ min: 1, max: 120 }) }),
)

/** Reference model of one hold at the bank. */
interface Expected {
  id: string
  authorised: number
  held: number
  captured: number
  refunded: number
  end: number
}

// Independent copy of the provider's table: hours that an off-session hold lasts.
const LASTS_HOURS: Record<string, number> = {
  'usd visa': 114,
  'usd mastercard': 168,
  'jpy visa': 720,
  'jpy mastercard': 720,
}

let folder: string | undefined
afterEach(() => {
  if (folder) rmSync(folder, { recursive: true, force: true })
})

/**
 * What one step on one hold is allowed to do by the bank's arithmetic, and the call that tries it.
 */
function attempt({ stripe }: Emulated, hold: Expected, one: Extract<Step, { which: number }>) {
  const left = hold.captured - hold.refunded
  if (one.act === 'cancel') {
    return {
      allowed: hold.held > 0,
      call: stripe.paymentIntents.cancel(hold.id),
      after: { held: 0 },
    }
  }
  if (one.act === 'capture') {
    const wanted = one.amount ?? hold.held
    const call = stripe.paymentIntents.capture(
      hold.id,
      one.amount === null ? {} : { amount_to_capture: one.amount },
    )
    return {
      allowed: hold.held > 0 && wanted <= hold.held,
      call,
      after: { captured: wanted, held: 0 },
    }
  }
  const wanted = one.amount ?? left
  const call = stripe.refunds.create({
    payment_intent: hold.id,
    ...(one.amount === null ? {} : { amount: one.amount }),
  })
  return { allowed: left > 0 && wanted <= left, call, after: { refunded: hold.refunded + wanted } }
}

async function play(
  world: Emulated,
  cards: readonly [Saved, Saved],
  steps: readonly Step[],
): Promise<Expected[]> {
  const holds: Expected[] = []
  const disagreements: Step[] = []
  let hours = 0
  for (const one of steps) {
    if (one.act === 'pass') {
      hours += one.hours
      world.pass(one.hours * HOUR)
      for (const hold of holds) if (hold.end <= hours) hold.held = 0
    } else if (one.act === 'hold') {
      const { id } = await world.stripe.paymentIntents.create(
        holdParams(cards[one.card === 0 ? 0 : 1], one.amount, one.currency),
      )
      const lasts = LASTS_HOURS[`${one.currency} ${one.card === 0 ? 'visa' : 'mastercard'}`] ?? 0
      holds.push({
        id,
        authorised: one.amount,
        held: one.amount,
        captured: 0,
        refunded: 0,
        end: hours + lasts,
      })
    } else {
      const hold = holds[one.which]
      if (!hold) continue
      const { allowed, call, after } = attempt(world, hold, one)
      const accepted = await call.then(
        () => true,
        () => false,
      )
      if (accepted !== allowed) disagreements.push(one)
      if (allowed) Object.assign(hold, after)
    }
    checkLedger(world.emulator)
  }
  expect(disagreements).toEqual([])
  return holds
}

/**
 * For every charge: nothing beyond what was authorised, nothing refunded beyond what was captured,
 * nothing taken of a canceled hold.
 */
function checkLedger({ state }: Emulator): void {
  for (const charge of state.charges.values()) {
    const intent = state.paymentIntents.get(charge.payment_intent)
    const refunds = [...state.refunds.values()]
      .filter((refund) => refund.charge === charge.id)
      .reduce((sum, refund) => sum + refund.amount, 0)
    expect((intent?.amount_capturable ?? 0) + charge.amount_captured).toBeLessThanOrEqual(
      charge.amount,
    )
    expect(charge.amount_refunded).toBe(refunds)
    expect(refunds).toBeLessThanOrEqual(charge.amount_captured)
    expect(intent?.amount_received).toBe(charge.amount_captured)
    const canceled = intent?.status === 'canceled'
    expect(
      canceled && (charge.captured || intent.amount_received + intent.amount_capturable > 0),
    ).toBe(false)
  }
}

it('agrees with the model of the bank after any sequence of calls and after a restart', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      folder = mkdtempSync(join(tmpdir(), 'stripe-emulator-'))
      const world = await emulated({ file: join(folder, 'journal.jsonl') })
      const cards = [await saveCard(world), await saveCard(world, '5555555555554444')] as const
      const expected = await play(world, cards, steps)
      world.emulator.sweep()
      const before = JSON.stringify([
        ...world.emulator.state.paymentIntents,
        ...world.emulator.state.charges,
        ...world.emulator.state.refunds,
      ])
      await closeEarly(world.emulator)

      const again = await emulated({ file: join(folder, 'journal.jsonl'), now: () => 0 })
      const { state } = again.emulator
      expect(JSON.stringify([...state.paymentIntents, ...state.charges, ...state.refunds])).toBe(
        before,
      )
      for (const hold of expected) {
        const intent = state.paymentIntents.get(hold.id)
        const charge = state.charges.get(intent?.latest_charge ?? '')
        expect([
          intent?.amount_capturable,
          intent?.amount_received,
          charge?.amount,
          charge?.amount_refunded,
        ]).toEqual([hold.held, hold.captured, hold.authorised, hold.refunded])
      }
      await closeEarly(again.emulator)
      rmSync(folder, { recursive: true, force: true })
    }),
    { numRuns: 60 },
  )
}, 60_000)
