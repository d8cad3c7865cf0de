import type { Instant } from '@tomogolf/domain/time'
import type { Money } from '@tomogolf/domain/money'

export type CardDetails = {
  providerId: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  funding: string
}
export type DeclineReason =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  | 'AUTHENTICATION_REQUIRED'

/** What became of a payment, as far as anybody knows. "unknown" means: no answer; only asking again will tell. */
export type PaymentOutcome =
  | { kind: 'authorised'; intentId: string; captureBefore: Instant | null }
  | { kind: 'needs_action'; intentId: string; clientSecret: string }
  | { kind: 'declined'; intentId: string | null; reason: DeclineReason }
  | { kind: 'captured'; intentId: string; amount: Money }
  | { kind: 'released'; intentId: string }
  | { kind: 'lapsed'; intentId: string }
  | { kind: 'not_found' }
  /** `keySpent`: the call ended in a fault of the provider's which its key will repeat; if asking finds nothing, it needs another key. */
  | { kind: 'unknown'; cause: string; keySpent?: true }
export type RefundOutcome =
  | { kind: 'refunded' }
  | { kind: 'failed'; problem: string }
  | { kind: 'pending' }
  | { kind: 'not_found' }
  | { kind: 'unknown'; cause: string }

/** What a payment is for. It travels with the payment, so that one whose answer was lost is found again. `attempt` counts the tries: each has its own idempotency key. */
export type PaymentTag = {
  readonly kind: 'hold' | 'charge'
  readonly id: string
  readonly attempt: number
}
export type NewPayment = {
  tag: PaymentTag
  customerId: string
  paymentMethodId: string
  amount: Money
  /** The person is not there to confirm anything. */
  offSession: boolean
  description: string
}
/** A payment in the provider's own books. `tag` is null where it is not ours; `taken` and `refunded` are totals. */
export type ProviderPayment = {
  readonly intentId: string
  readonly tag: PaymentTag | null
  readonly outcome: PaymentOutcome
  readonly amount: Money
  readonly taken: Money
  readonly refunded: Money
}
/** What the provider says of the account and of how it reaches us. `at`: its clock. */
export type ProviderProbe = {
  readonly account: string
  readonly country: string
  readonly live: boolean
  readonly chargesEnabled: boolean
  readonly at: Instant | null
  readonly apiVersion: string
  readonly webhooks: readonly {
    readonly url: string
    readonly enabled: boolean
    readonly events: readonly string[]
    readonly apiVersion: string | null
  }[]
}

/** The card provider, as the product needs it. No method about money throws for what the provider may answer; a lost answer is the outcome "unknown". */
export type CardProvider = {
  readonly publishableKey: string
  /** Where the page finds the provider's calls; the emulator's address in the embedded default. */
  readonly apiBase: string
  readonly live: boolean
  /** Source: one customer for each user; `key` makes it idempotent. Throws when the provider cannot be reached. */
  createCustomer(user: { id: string; email: string }): Promise<string>
  /** Deletes a customer with all cards. Safe to repeat: one that is gone already is no fault. Throws when the provider cannot be reached. */
  deleteCustomer(customerId: string): Promise<void>
  createSetup(customerId: string): Promise<{ id: string; clientSecret: string }>
  /** The card of a finished setup, or why there is none. */
  readSetup(
    setupId: string,
    customerId: string,
  ): Promise<{ kind: 'saved'; card: CardDetails } | { kind: 'unfinished' } | { kind: 'foreign' }>
  detachCard(paymentMethodId: string): Promise<void>
  /** Authorises an amount without taking it. */
  hold(payment: NewPayment): Promise<PaymentOutcome>
  /** Takes an amount at once ("captured"). */
  charge(payment: NewPayment): Promise<PaymentOutcome>
  /** Asks what became of a payment: by its intent when known, else among the customer's intents. */
  find(q: { tag: PaymentTag; customerId: string; intentId: string | null }): Promise<PaymentOutcome>
  /** One payment as the provider has it; null when there is none. Throws when the provider cannot be reached. */
  readPayment(intentId: string): Promise<ProviderPayment | null>
  /** Takes `amount` and thereby releases the rest. Safe to repeat: an intent is captured once. */
  capture(c: { intentId: string; amount: Money }): Promise<PaymentOutcome>
  /** Ends an intent that took no money. Safe to repeat. */
  release(intentId: string): Promise<PaymentOutcome>
  /** Gives back a part of what was taken. `refundId` is the idempotency key; the provider keeps it for 24 hours. */
  refund(r: { refundId: string; intentId: string; amount: Money }): Promise<RefundOutcome>
  findRefund(r: { refundId: string; intentId: string }): Promise<RefundOutcome>
  /** All payments begun since an instant, newest first. Throws when the provider cannot be reached. */
  listPayments(since: Instant): AsyncIterable<ProviderPayment>
  /** What a webhook is about, after its signature was verified on the raw bytes; null when the signature is wrong. `intentId`: the payment it concerns. */
  verifyWebhook(
    raw: Buffer,
    signature: string,
  ): { id: string; type: string; objectId: string | null; intentId: string | null } | null
  /** For checking an installation. Throws when the keys are wrong or nobody answers. */
  probe(): Promise<ProviderProbe>
}
