import Stripe from 'stripe'
import type { Instant } from '@tomogolf/domain/time'
import { asCurrency, type Money } from '@tomogolf/domain/money'
import type { CardProvider, DeclineReason, HoldOutcome, PlaceHold } from './card-provider.ts'

export type StripeOptions = { secretKey: string; publishableKey: string; webhookSecret: string; timeoutMs: number; emulatorUrl?: string }

/** The official SDK, against the real service or the emulator. */
export function stripeProvider(o: StripeOptions): CardProvider {
  const at = o.emulatorUrl ? new URL(o.emulatorUrl) : null
  const stripe = new Stripe(o.secretKey, {
    // a repeated call is our own decision, with the same idempotency key, once the outcome is known to be unknown
    maxNetworkRetries: 0, timeout: o.timeoutMs, telemetry: false,
    ...(at && { host: at.hostname, port: Number(at.port), protocol: 'http' }),
  })
  const tag = (h: { holdId: string; attempt: number }) => ({ hold: h.holdId, attempt: String(h.attempt) })

  return {
    publishableKey: o.publishableKey, apiBase: o.emulatorUrl ?? 'https://api.stripe.com', live: !at,
    createCustomer: async (user) => (await stripe.customers.create({ email: user.email, metadata: { user: user.id } }, { idempotencyKey: `customer-${user.id}` })).id,
    createSetup: async (customer) => {
      const intent = await stripe.setupIntents.create({ customer, usage: 'off_session', allowed_payment_method_types: ['card'] })
      if (!intent.client_secret) throw new Error('setup intent without a client secret')
      return { id: intent.id, clientSecret: intent.client_secret }
    },
    readSetup: async (id, customerId) => {
      const intent = await stripe.setupIntents.retrieve(id, { expand: ['payment_method'] })
      if (intent.customer !== customerId) return { kind: 'foreign' }
      const pm = intent.payment_method
      if (intent.status !== 'succeeded' || !pm || typeof pm === 'string' || !pm.card) return { kind: 'unfinished' }
      return { kind: 'saved', card: { providerId: pm.id, brand: pm.card.brand, last4: pm.card.last4, expMonth: pm.card.exp_month, expYear: pm.card.exp_year, funding: pm.card.funding } }
    },
    detachCard: async (id) => { await stripe.paymentMethods.detach(id).catch((e: unknown) => { if (!isMissing(e)) throw e }) },
    placeHold: (h: PlaceHold) => answer(() => stripe.paymentIntents.create({
      amount: h.amount.minor, currency: h.amount.currency.toLowerCase(), customer: h.customerId, payment_method: h.paymentMethodId, allowed_payment_method_types: ['card'],
      capture_method: 'manual', confirm: true, off_session: h.offSession, description: h.description, metadata: tag(h), expand: ['latest_charge'],
    }, { idempotencyKey: `hold-${h.holdId}-${h.attempt}` })),
    findHold: async (q) => {
      if (q.intentId) return answer(() => stripe.paymentIntents.retrieve(q.intentId!, { expand: ['latest_charge'] }))
      try {
        // no search: a list is consistent, a search index lags behind
        for await (const intent of stripe.paymentIntents.list({ customer: q.customerId, limit: 100, expand: ['data.latest_charge'] })) {
          if (intent.metadata.hold === q.holdId && intent.metadata.attempt === String(q.attempt)) return outcomeOf(intent)
        }
        return { kind: 'not_found' }
      } catch (e) { return failure(e) }
    },
    capture: (c) => answer(() => stripe.paymentIntents.capture(c.intentId, { amount_to_capture: c.amount.minor, expand: ['latest_charge'] }, { idempotencyKey: `capture-${c.captureId}` })),
    release: (id) => answer(() => stripe.paymentIntents.cancel(id, {}, { idempotencyKey: `release-${id}` })),
    verifyWebhook: (raw, signature) => {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature, o.webhookSecret)
        const object = event.data.object as { id?: string; metadata?: Record<string, string> | null }
        return { id: event.id, type: event.type, objectId: object.id ?? null, metadata: object.metadata ?? {} }
      } catch { return null }
    },
  }

  async function answer(call: () => Promise<Stripe.PaymentIntent>): Promise<HoldOutcome> {
    try { return outcomeOf(await call()) } catch (e) {
      // a second capture or release finds the work already done: the provider sends the intent along
      const intent = e instanceof Stripe.errors.StripeInvalidRequestError && e.code === 'payment_intent_unexpected_state' ? e.payment_intent : undefined
      return intent ? outcomeOf(intent) : failure(e)
    }
  }
}

function outcomeOf(intent: Stripe.PaymentIntent): HoldOutcome {
  const intentId = intent.id
  switch (intent.status) {
    case 'requires_capture': return { kind: 'authorised', intentId, captureBefore: captureBefore(intent) }
    case 'requires_action': return { kind: 'needs_action', intentId, clientSecret: intent.client_secret ?? '' }
    case 'succeeded': return { kind: 'captured', intentId, amount: amountOf(intent) }
    case 'canceled': return { kind: EXPIRED.has(intent.cancellation_reason ?? '') ? 'lapsed' : 'released', intentId }
    case 'requires_payment_method': return { kind: 'declined', intentId, reason: reasonOf(intent.last_payment_error) }
    default: return { kind: 'unknown', cause: intent.status }
  }
}
// the provider's words for an authorisation that ended by itself, the older API versions' and the newer ones'
const EXPIRED = new Set(['automatic', 'expired'])
const amountOf = (intent: Stripe.PaymentIntent): Money => ({ minor: intent.amount_received, currency: asCurrency(intent.currency.toUpperCase()) })
function captureBefore(intent: Stripe.PaymentIntent): Instant | null {
  const charge = intent.latest_charge
  const seconds = charge && typeof charge !== 'string' ? charge.payment_method_details?.card?.capture_before : undefined
  return seconds ? seconds * 1000 : null
}
type Problem = { code?: string | null; decline_code?: string | null } | null | undefined
function reasonOf(e: Problem): DeclineReason {
  if (e?.code === 'authentication_required' || e?.decline_code === 'authentication_required' || e?.code === 'payment_intent_authentication_failure') return 'AUTHENTICATION_REQUIRED'
  if (e?.decline_code === 'insufficient_funds') return 'INSUFFICIENT_FUNDS'
  return e?.code === 'expired_card' ? 'CARD_EXPIRED' : 'CARD_DECLINED'
}
function failure(e: unknown): HoldOutcome {
  if (e instanceof Stripe.errors.StripeCardError) return { kind: 'declined', intentId: e.payment_intent?.id ?? null, reason: reasonOf(e) }
  if (isMissing(e)) return { kind: 'not_found' }
  // connection lost, time-out, 5xx, 409, 429: nobody knows yet
  return { kind: 'unknown', cause: e instanceof Error ? e.message : String(e) }
}
const isMissing = (e: unknown): boolean => e instanceof Stripe.errors.StripeInvalidRequestError && e.code === 'resource_missing'
