import Stripe from 'stripe'
import type { Instant } from '@tomogolf/domain/time'
import { asCurrency, money, type Money } from '@tomogolf/domain/money'
import type {
  CardDetails,
  DeclineReason,
  PaymentOutcome,
  PaymentTag,
  ProviderPayment,
  RefundOutcome,
} from './card-provider.ts'

/** Maps a payment intent to an outcome. */
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
        kind: EXPIRED.has(intent.cancellation_reason ?? '') ? 'expired' : 'released',
        intentId,
      }
    case 'requires_payment_method':
      return { kind: 'declined', intentId, reason: reasonOf(intent.last_payment_error) }
    default:
      return { kind: 'unknown', cause: intent.status }
  }
}
/**
 * An intent that was created but never confirmed counts as none: it takes no money, and its client
 * secret was given to no page. Such an intent stays behind when the confirmation within the creating
 * call is refused as invalid.
 */
export const asPlaced = (outcome: PaymentOutcome): PaymentOutcome =>
  outcome.kind === 'unknown' && outcome.cause === UNCONFIRMED ? { kind: 'not_found' } : outcome
const UNCONFIRMED: Stripe.PaymentIntent.Status = 'requires_confirmation'
// cancellation reasons of an expired authorisation, of older and newer API versions
const EXPIRED = new Set(['automatic', 'expired'])
const inCurrency = (intent: Stripe.PaymentIntent, minor: number): Money =>
  money(minor, asCurrency(intent.currency.toUpperCase()))
const chargeOf = (intent: Stripe.PaymentIntent) =>
  intent.latest_charge && typeof intent.latest_charge !== 'string' ? intent.latest_charge : null
function captureBefore(intent: Stripe.PaymentIntent): Instant | null {
  const seconds = chargeOf(intent)?.payment_method_details?.card?.capture_before
  return seconds ? seconds * 1000 : null
}

export const toMetadata = (tag: PaymentTag): Record<string, string> => ({
  [tag.kind]: tag.id,
  attempt: String(tag.attempt),
})
export function tagOf({ metadata }: Pick<Stripe.PaymentIntent, 'metadata'>): PaymentTag | null {
  const kind = metadata.hold ? 'hold' : metadata.charge ? 'charge' : null
  return kind && { kind, id: metadata[kind]!, attempt: Number(metadata.attempt ?? 1) }
}
/** Maps an intent with expanded charge. */
export const paymentOf = (intent: Stripe.PaymentIntent): ProviderPayment => ({
  intentId: intent.id,
  tag: tagOf(intent),
  outcome: outcomeOf(intent),
  amount: inCurrency(intent, intent.amount),
  taken: inCurrency(intent, intent.amount_received),
  refunded: inCurrency(intent, chargeOf(intent)?.amount_refunded ?? 0),
})

export const toCardDetails = (
  providerId: string,
  card: Pick<
    Stripe.PaymentMethod.Card,
    'brand' | 'last4' | 'exp_month' | 'exp_year' | 'funding' | 'fingerprint'
  >,
): CardDetails => ({
  providerId,
  brand: card.brand,
  last4: card.last4,
  expMonth: card.exp_month,
  expYear: card.exp_year,
  funding: card.funding,
  fingerprint: card.fingerprint ?? null,
})

type PaymentError = { code?: string | null; decline_code?: string | null } | null | undefined
function reasonOf(error: PaymentError): DeclineReason {
  if (
    error?.code === 'authentication_required' ||
    error?.decline_code === 'authentication_required' ||
    error?.code === 'payment_intent_authentication_failure'
  )
    return 'AUTHENTICATION_REQUIRED'
  if (error?.decline_code === 'insufficient_funds') return 'INSUFFICIENT_FUNDS'
  return error?.code === 'expired_card' ? 'CARD_EXPIRED' : 'CARD_DECLINED'
}

export function failureOf(error: unknown): PaymentOutcome {
  if (error instanceof Stripe.errors.StripeCardError)
    return { kind: 'declined', intentId: error.payment_intent?.id ?? null, reason: reasonOf(error) }
  // a repeated capture or release: the error carries the intent in its final state
  if (isInvalid(error) && error.code === 'payment_intent_unexpected_state' && error.payment_intent)
    return outcomeOf(error.payment_intent)
  if (isMissing(error)) return { kind: 'not_found' }
  return unknownOf(error)
}
/** Lost connection, timeout, 5xx, 409, 429: the outcome is unknown. */
export function unknownOf(error: unknown): Extract<PaymentOutcome, { kind: 'unknown' }> {
  const cause = error instanceof Error ? error.message : String(error)
  return isKeySpent(error) ? { kind: 'unknown', cause, keySpent: true } : { kind: 'unknown', cause }
}
/**
 * An invalid new payment (an unknown card, an amount out of range) is declined: the provider
 * created nothing.
 */
export const creationFailureOf = (error: unknown): PaymentOutcome =>
  isInvalid(error) && error.code !== 'payment_intent_unexpected_state'
    ? { kind: 'declined', intentId: null, reason: 'CARD_DECLINED' }
    : failureOf(error)

export function refundOutcome(refund: Stripe.Refund): RefundOutcome {
  if (refund.status === 'succeeded') return { kind: 'refunded' }
  return refund.status === 'failed' || refund.status === 'canceled'
    ? { kind: 'failed', problem: refund.failure_reason ?? refund.status }
    : { kind: 'pending' }
}
export function refundFailure(error: unknown): RefundOutcome {
  if (isInvalid(error))
    return { kind: 'failed', problem: error.code ?? error.message.slice(0, 200) }
  return unknownOf(error)
}

export const isInvalid = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.type === 'StripeInvalidRequestError'
export const isMissing = (error: unknown): boolean =>
  isInvalid(error) && error.code === 'resource_missing'
export const isSuffixRefused = (error: unknown): boolean =>
  isInvalid(error) && error.param === 'statement_descriptor_suffix'
/**
 * Only a replay proves that the call with this key has ended: a first 5xx may come from a proxy. A
 * key that was used with other values, such as a customer that is deleted by now, is spent too.
 */
const isKeySpent = (error: unknown): boolean =>
  (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 400) ||
  (error instanceof Stripe.errors.StripeError &&
    (error.statusCode ?? 0) >= 500 &&
    error.headers?.['idempotent-replayed'] === 'true')
