import type { StripeError } from '@stripe/stripe-js'

/** Access to one intent: the key identifies the account, the client secret the intent. */
export type Access = {
  readonly apiBase: string
  readonly publishableKey: string
  readonly clientSecret: string
  /** A stand-in for Stripe.js, in tests; else null. */
  readonly stripeJsUrl: string | null
}
export type Intent = { readonly id: string; readonly status: string }
/** The part of a provider's error that the pages use; of Stripe and of the emulator. */
export type ProviderError = Partial<
  Pick<StripeError, 'type' | 'code' | 'decline_code' | 'param' | 'message'>
>

const LIVE_API = 'https://api.stripe.com'
/** False with the card emulator alone, which the page calls directly (see emulator/). */
export const usesStripeJs = (access: Pick<Access, 'apiBase' | 'stripeJsUrl'>): boolean =>
  access.apiBase === LIVE_API || access.stripeJsUrl !== null

/**
 * A refusal of the provider. `code` is the provider's (`card_declined`), or `network` when it was
 * not reached. `type` is Stripe.js's kind of error.
 */
export class CardRefusal extends Error {
  readonly code: string | undefined
  readonly type: string | undefined
  readonly declineCode: string | undefined
  /** The refused field: `number`, `exp_month`, `cvc`. */
  readonly param: string | undefined

  constructor({ type, code, decline_code: declineCode, param, message }: ProviderError) {
    super(message ?? code)
    this.name = 'CardRefusal'
    this.code = code
    this.type = type
    this.declineCode = declineCode
    this.param = param
  }
}
