import type { ErrorBody } from '../errors.ts'

type DeclineBody = Pick<ErrorBody, 'code' | 'decline_code' | 'message' | 'param'>

// Codes and texts as the provider documents them: https://docs.stripe.com/declines/codes,
// https://docs.stripe.com/error-codes
const DECLINES = {
  generic_decline: {
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  insufficient_funds: {
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  do_not_honor: {
    code: 'card_declined',
    decline_code: 'do_not_honor',
    message: 'Your card was declined.',
  },
  lost_card: {
    code: 'card_declined',
    decline_code: 'lost_card',
    message: 'Your card was declined.',
  },
  stolen_card: {
    code: 'card_declined',
    decline_code: 'stolen_card',
    message: 'Your card was declined.',
  },
  card_velocity_exceeded: {
    code: 'card_declined',
    decline_code: 'card_velocity_exceeded',
    message:
      'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
  },
  expired_card: {
    code: 'expired_card',
    decline_code: 'expired_card',
    message: 'Your card has expired.',
    param: 'exp_month',
  },
  incorrect_cvc: {
    code: 'incorrect_cvc',
    decline_code: 'incorrect_cvc',
    message: "Your card's security code is incorrect.",
    param: 'cvc',
  },
  processing_error: {
    code: 'processing_error',
    decline_code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authentication_required: {
    code: 'authentication_required',
    decline_code: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
} as const satisfies Record<string, DeclineBody>

export type DeclineCode = keyof typeof DECLINES

export const DECLINE_CODES = Object.keys(DECLINES) as DeclineCode[]

export const declineBody = (code: DeclineCode): DeclineBody & { code: string; message: string } =>
  DECLINES[code]
