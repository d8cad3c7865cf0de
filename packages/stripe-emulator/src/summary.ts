import { toIso } from './clock.ts'
import type { Charge, PaymentIntent, PaymentMethod } from './types.ts'
import type { World } from './world.ts'

interface Totals {
  held: number
  captured: number
  released: number
  refunded: number
}

interface OpenHold {
  payment_intent: string
  amount: number
  currency: string
  capture_before: string | null
  metadata: Readonly<Record<string, string>>
}

interface CardSummary {
  payment_method: string
  brand: string
  last4: string
  attached: boolean
  set_up_off_session: boolean
  open_holds: OpenHold[]
  /** By currency, in its minor unit. */
  totals: Record<string, Totals>
}

/** Holds and charges per card: how a test sees that a hold is placed, captured or released. */
export function summarise(world: World): object {
  const { store } = world
  const cards = new Map<string | null, CardSummary[]>()
  for (const method of store.paymentMethods.all()) {
    const charges = [...store.charges.all()].filter(
      (charge) => charge.payment_method === method.id && charge.status === 'succeeded',
    )
    const owner = method.customer ?? charges[0]?.customer ?? null
    cards.set(owner, [...(cards.get(owner) ?? []), cardSummary(world, method, charges)])
  }
  const customers = [...store.customers.all()].map((customer) => ({
    customer: customer.id,
    deleted: customer.deleted === true,
    email: customer.deleted ? null : customer.email,
    metadata: customer.deleted ? {} : customer.metadata,
    cards: cards.get(customer.id) ?? [],
  }))
  return {
    now: toIso(world.clock.now()),
    customers,
    cards_without_customer: cards.get(null) ?? [],
    webhooks: { endpoint: world.webhook?.url ?? null, undelivered: store.deliveries.size },
    faults: world.faults.list(),
  }
}

function cardSummary(world: World, method: PaymentMethod, charges: readonly Charge[]): CardSummary {
  const totals: Record<string, Totals> = {}
  const openHolds: OpenHold[] = []
  for (const charge of charges) {
    const intent = world.store.paymentIntents.get(charge.payment_intent)
    const held = intent?.latest_charge === charge.id ? intent.amount_capturable : 0
    const sums = (totals[charge.currency] ??= { held: 0, captured: 0, released: 0, refunded: 0 })
    sums.held += held
    sums.captured += charge.amount_captured
    sums.released += charge.amount - charge.amount_captured - held
    sums.refunded += charge.amount_refunded
    if (intent && held > 0) openHolds.push(openHold(intent, charge))
  }
  return {
    payment_method: method.id,
    brand: method.card.brand,
    last4: method.card.last4,
    attached: method.customer !== null,
    set_up_off_session: world.store.vault.get(method.id)?.setUp ?? false,
    open_holds: openHolds,
    totals,
  }
}

function openHold(intent: PaymentIntent, charge: Charge): OpenHold {
  const end = charge.payment_method_details.card.capture_before
  return {
    payment_intent: intent.id,
    amount: intent.amount_capturable,
    currency: intent.currency,
    capture_before: end === undefined ? null : toIso(end * 1000),
    metadata: intent.metadata,
  }
}
