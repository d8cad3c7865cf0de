import { CardRefusal } from './card-provider.ts'

export type CardField = 'number' | 'expiry' | 'cvc'
const FIELDS: Record<string, CardField> = {
  number: 'number',
  exp_month: 'expiry',
  exp_year: 'expiry',
  cvc: 'cvc',
}
/** Codes with a phrase of their own: `payment.fault.CODE`. */
export const FAULTS = [
  'card_declined',
  'insufficient_funds',
  'card_velocity_exceeded',
  'expired_card',
  'incorrect_cvc',
  'invalid_cvc',
  'incorrect_number',
  'invalid_number',
  'invalid_expiry_month',
  'invalid_expiry_year',
  'processing_error',
  'authentication_required',
  'authentication_failed',
  'test_mode_live_card',
  'incomplete',
  'busy',
  'network',
  'unknown',
] as const
export type Fault = (typeof FAULTS)[number]

/** Kinds of errors of Stripe.js that carry no code, or codes that mean nothing to a payer. */
const FAULT_OF_TYPE: Record<string, Fault> = {
  // the field is marked inside the provider's frame, in the page's language
  validation_error: 'incomplete',
  api_connection_error: 'network',
  api_error: 'busy',
  rate_limit_error: 'busy',
}

const known = (code: string | undefined): Fault | undefined =>
  FAULTS.find((fault) => fault === code)

/**
 * The phrase for a refused card, and its field. Reasons that must not be disclosed (lost, stolen)
 * are plain declines.
 */
export function cardFault(error: unknown): { fault: Fault; field: CardField | null } {
  if (!(error instanceof CardRefusal)) return { fault: 'unknown', field: null }
  const { type, code, declineCode, param } = error
  const authentication =
    code === 'setup_intent_authentication_failure' ||
    code === 'payment_intent_authentication_failure'
  const fault = authentication
    ? 'authentication_failed'
    : (known(declineCode) ?? known(code) ?? FAULT_OF_TYPE[type ?? ''] ?? 'unknown')
  return { fault, field: FIELDS[param ?? ''] ?? null }
}
