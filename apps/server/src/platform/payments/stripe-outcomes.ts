import Stripe from 'stripe'
import type { Instant } from '@tomogolf/domain/time'
import { asCurrency, money, type Money } from '@tomogolf/domain/money'
import type {
  DeclineReason,
  PaymentOutcome,
  PaymentTag,
  ProviderPayment,
  RefundOutcome,
} from './card-provider.ts'

/** The provider's answers in the product's words. */
export function outcomeOf(intent: Stripe.PaymentIntent): PaymentOutcome {
  const intentId = intent.id
  switch (intent.status) {
    case 'requires_capture':
      return { kind: 'authorised', intentId, captureBefore: captureBefore(intent) }
    case 'requires_action':
      return { kind: 'needs_action', intentId, clientSecret: intent.client_secret ?? '' }
    case 'succeeded':
      return { kind: 'captured', intentId, amount: inCurrency(intent, intent.amount_received) }
    case 'canceled':
      return {
        kind: EXPIRED.has(intent.cancellation_reason ?? '') ? 'lapsed' : 'released',
        intentId,
      }
    case 'requires_payment_method':
      return { kind: 'declined', intentId, reason: reasonOf(intent.last_payment_error) }
    default:
      return { kind: 'unknown', cause: intent.status }
  }
}
// the provider's words for an authorisation that ended by itself, the older API versions' and the newer ones'
const EXPIRED = new Set(['automatic', 'expired'])
const inCurrency = (intent: Stripe.PaymentIntent, minor: number): Money =>
  money(minor, asCurrency(intent.currency.toUpperCase()))
const chargeOf = (intent: Stripe.PaymentIntent) =>
  intent.latest_charge && typeof intent.latest_charge !== 'string' ? intent.latest_charge : null
function captureBefore(intent: Stripe.PaymentIntent): Instant | null {
  const seconds = chargeOf(intent)?.payment_method_details?.card?.capture_before
  return seconds ? seconds * 1000 : null
}

export const tagText = (t: PaymentTag): Record<string, string> => ({
  [t.kind]: t.id,
  attempt: String(t.attempt),
})
export function tagOf({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): PaymentTag | null {
  const kind = metadata.hold ? 'hold' : metadata.charge ? 'charge' : null
  return kind && { kind, id: metadata[kind]!, attempt: Number(metadata.attempt ?? 1) }
}
/** The intent with its charge expanded, as one line of the provider's books. */
export const paymentOf = (intent: Stripe.PaymentIntent): ProviderPayment => ({
  intentId: intent.id,
  tag: tagOf(intent),
  outcome: outcomeOf(intent),
  amount: inCurrency(intent, intent.amount),
  taken: inCurrency(intent, intent.amount_received),
  refunded: inCurrency(intent, chargeOf(intent)?.amount_refunded ?? 0),
})

type Problem = { code?: string | null; decline_code?: string | null } | null | undefined
function reasonOf(e: Problem): DeclineReason {
  if (
    e?.code === 'authentication_required' ||
    e?.decline_code === 'authentication_required' ||
    e?.code === 'payment_intent_authentication_failure'
  )
    return 'AUTHENTICATION_REQUIRED'
  if (e?.decline_code === 'insufficient_funds') return 'INSUFFICIENT_FUNDS'
  return e?.code === 'expired_card' ? 'CARD_EXPIRED' : 'CARD_DECLINED'
}

export function failureOf(e: unknown): PaymentOutcome {
  if (e instanceof Stripe.errors.StripeCardError)
    return { kind: 'declined', intentId: e.payment_intent?.id ?? null, reason: reasonOf(e) }
  // a second capture or release finds the work already done: the provider sends the intent along
  if (isInvalid(e) && e.code === 'payment_intent_unexpected_state' && e.payment_intent)
    return outcomeOf(e.payment_intent)
  if (isMissing(e)) return { kind: 'not_found' }
  // connection lost, time-out, 5xx, 409, 429: nobody knows yet
  const cause = e instanceof Error ? e.message : String(e)
  return isSpent(e) ? { kind: 'unknown', cause, keySpent: true } : { kind: 'unknown', cause }
}
/** A new payment that the provider will not even try (a card that it no longer knows, an amount it does not take): a plain no, nothing was begun. */
export const refusedAsInvalid = (e: unknown): PaymentOutcome =>
  isInvalid(e) && e.code !== 'payment_intent_unexpected_state'
    ? { kind: 'declined', intentId: null, reason: 'CARD_DECLINED' }
    : failureOf(e)

export function refundOutcome(refund: Stripe.Refund): RefundOutcome {
  if (refund.status === 'succeeded') return { kind: 'refunded' }
  return refund.status === 'failed' || refund.status === 'canceled'
    ? { kind: 'failed', problem: refund.failure_reason ?? refund.status }
    : { kind: 'pending' }
}
export function refundFailure(e: unknown): RefundOutcome {
  if (isInvalid(e)) return { kind: 'failed', problem: e.code ?? e.message.slice(0, 200) }
  return { kind: 'unknown', cause: e instanceof Error ? e.message : String(e) }
}

const isInvalid = (e: unknown): e is Stripe.errors.StripeInvalidRequestError =>
  e instanceof Stripe.errors.StripeInvalidRequestError && e.type === 'StripeInvalidRequestError'
export const isMissing = (e: unknown): boolean => isInvalid(e) && e.code === 'resource_missing'
// only a replay proves that the call under this key has ended: a first 5xx may come from something in between
const isSpent = (e: unknown): boolean =>
  e instanceof Stripe.errors.StripeError &&
  (e.statusCode ?? 0) >= 500 &&
  e.headers?.['idempotent-replayed'] === 'true'
