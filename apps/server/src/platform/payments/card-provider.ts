import type { Instant } from '@tomogolf/domain/time'
import type { DisputeState } from '@tomogolf/domain/machines/dispute-machine'
import type { Money } from '@tomogolf/domain/money'
import type { PayoutProvider } from './payout-provider.ts'

export type CardDetails = {
  providerId: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  funding: string
  /** The same for every customer with this card; null when the provider names none. */
  fingerprint: string | null
}
export type DeclineReason =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  | 'AUTHENTICATION_REQUIRED'

/** Known outcome of a payment. "unknown": the response was lost; a later query shows the outcome. */
export type PaymentOutcome =
  | { kind: 'authorised'; intentId: string; captureBefore: Instant | null }
  | { kind: 'needs_action'; intentId: string; clientSecret: string }
  | { kind: 'declined'; intentId: string | null; reason: DeclineReason }
  | { kind: 'captured'; intentId: string; amount: Money }
  | { kind: 'released'; intentId: string }
  | { kind: 'expired'; intentId: string }
  | { kind: 'not_found' }
  /**
   * `keySpent`: the provider failed and replays this failure for the idempotency key. If a query
   * finds no payment, a retry needs another key.
   */
  | { kind: 'unknown'; cause: string; keySpent?: true }
export type RefundOutcome =
  | { kind: 'refunded' }
  | { kind: 'failed'; problem: string }
  | { kind: 'pending' }
  | { kind: 'not_found' }
  | { kind: 'unknown'; cause: string; keySpent?: true }

/**
 * Identifies the hold or charge of a payment. Stored as its metadata, so that a payment whose
 * response was lost can be found. Each `attempt` has its own idempotency key.
 */
export type PaymentTag = {
  readonly kind: 'hold' | 'charge'
  readonly id: string
  readonly attempt: number
}
/**
 * Whether the bank must be asked. `automatic`: the provider decides by risk and law; `any`: ask
 * whenever the card can.
 */
export type ThreeDSecure = 'automatic' | 'any'
/**
 * What a payment says beyond amount and card. Recorded with each attempt: a call that is repeated
 * under its idempotency key must be the same call.
 */
export type PaymentRequest = {
  /** What the payer's statement shows after the account's name. */
  readonly statementSuffix: string | null
  readonly threeDSecure: ThreeDSecure
}
export type NewPayment = PaymentRequest & {
  tag: PaymentTag
  customerId: string
  paymentMethodId: string
  amount: Money
  /** The customer is not present to authenticate. */
  offSession: boolean
  /** Where a bank that asks on its own page sends the customer back to. */
  returnUrl: string
  description: string
}
/**
 * A payment as recorded by the provider. `tag` is null for a payment of another origin; `taken` and
 * `refunded` are totals.
 */
export type ProviderPayment = {
  readonly intentId: string
  readonly tag: PaymentTag | null
  readonly outcome: PaymentOutcome
  readonly amount: Money
  readonly taken: Money
  readonly refunded: Money
}
/**
 * A dispute as recorded by the provider. `isInquiry`: it began as a question of the bank. `funds`:
 * what it moved on the account, negative when withdrawn.
 */
export type ProviderDispute = {
  readonly id: string
  readonly intentId: string | null
  readonly status: DisputeState
  readonly isInquiry: boolean
  readonly reason: string
  readonly networkReason: string | null
  readonly amount: Money
  readonly respondBy: Instant | null
  readonly submitted: boolean
  readonly createdAt: Instant
  readonly funds: readonly { id: string; amount: Money; fee: Money; at: Instant }[]
}
/** `refused`: the provider does not accept it, for example after the deadline. */
export type DisputeOutcome =
  | { kind: 'applied'; dispute: ProviderDispute }
  | { kind: 'refused'; problem: string }
  | { kind: 'unknown'; cause: string }
export type ProviderFraudWarning = {
  readonly id: string
  readonly intentId: string | null
  readonly fraudType: string
  /** Whether a refund can still avoid a dispute. */
  readonly actionable: boolean
}
/** The provider's text fields of evidence that the product fills. */
export type EvidenceField =
  | 'access_activity_log'
  | 'cancellation_policy_disclosure'
  | 'cancellation_rebuttal'
  | 'customer_email_address'
  | 'customer_name'
  | 'customer_purchase_ip'
  | 'product_description'
  | 'refund_policy_disclosure'
  | 'refund_refusal_explanation'
  | 'service_date'
  | 'uncategorized_text'

/** Account and webhook settings at the provider. `at`: the provider's clock. */
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
/** `uncompared`: known to the provider, but the account has no setup yet to compare with. */
export type KeyPair = 'same_account' | 'other_account' | 'unknown' | 'uncompared'
/** Settings of the account that the product relies on, for diagnosis. */
export type AccountFacts = {
  /** State of each capability of the account: `active`, `pending` or `inactive`. */
  readonly capabilities: Readonly<Record<string, string>>
  /** Currencies, in lower case, in which the account's country can be paid. */
  readonly currencies: readonly string[]
  /** What statements show before the suffix of a payment; null: nothing is set. */
  readonly statementPrefix: string | null
  /** The version of calls and events without one of their own; null: the provider named none. */
  readonly apiVersion: string | null
  /** Events of the last days that no webhook endpoint has accepted, at most a hundred. */
  readonly undelivered: number
}

/**
 * Port of the card provider. Payment methods do not throw for a response of the provider; a lost
 * response is the outcome "unknown".
 */
export type CardProvider = PayoutProvider & {
  readonly publishableKey: string
  /** Base URL of the provider's API for the page; the emulator's in development. */
  readonly apiBase: string
  readonly live: boolean
  /** A stand-in for Stripe.js, never with the live API; null: Stripe's own, or the emulated form. */
  readonly stripeJsUrl: string | null
  /**
   * Idempotent: one customer per user and number of earlier customers that were deleted at the
   * provider. Throws when the provider is unreachable.
   */
  createCustomer(user: { id: string; email: string }, deletedBefore: number): Promise<string>
  /** Whether a customer exists and is not deleted. Throws when the provider is unreachable. */
  hasCustomer(customerId: string): Promise<boolean>
  /** Changes the address of a customer. Idempotent. Throws when the provider is unreachable. */
  updateCustomer(customerId: string, email: string): Promise<void>
  /** Deletes a customer with all cards. Idempotent. Throws when the provider is unreachable. */
  deleteCustomer(customerId: string): Promise<void>
  /**
   * `agreement`: version of the text that the user accepts by saving a card. Null: the provider has
   * no such customer any more.
   */
  createSetup(
    customerId: string,
    setup: { agreement: string; threeDSecure: ThreeDSecure },
  ): Promise<{ id: string; clientSecret: string } | null>
  /** The card of a completed setup and the customer it was saved for. */
  readSetup(
    setupId: string,
  ): Promise<{ kind: 'saved'; customerId: string; card: CardDetails } | { kind: 'unfinished' }>
  detachCard(paymentMethodId: string): Promise<void>
  /**
   * A saved card as the provider records it; null when it belongs to no customer any more. Throws
   * when the provider is unreachable.
   */
  readCard(paymentMethodId: string): Promise<{ card: CardDetails; customerId: string } | null>
  /** Authorises an amount without capturing it. */
  hold(payment: NewPayment): Promise<PaymentOutcome>
  /** Authorises and captures at once. */
  charge(payment: NewPayment): Promise<PaymentOutcome>
  /** Queries a payment: by its intent when known, else among the intents of these customers. */
  find(query: {
    tag: PaymentTag
    customerIds: readonly string[]
    intentId: string | null
  }): Promise<PaymentOutcome>
  /** A payment as recorded by the provider, or null. Throws when the provider is unreachable. */
  readPayment(intentId: string): Promise<ProviderPayment | null>
  /** Captures `amount` and releases the rest. Idempotent: an intent is captured once. */
  capture(payment: { intentId: string; amount: Money }): Promise<PaymentOutcome>
  /** Cancels an intent that is not captured. Idempotent. */
  release(intentId: string): Promise<PaymentOutcome>
  /**
   * Refunds a captured amount in part or in full. `refundId` and `attempt` are the idempotency key,
   * which the provider keeps for 24 hours.
   */
  refund(refund: {
    refundId: string
    attempt: number
    intentId: string
    amount: Money
  }): Promise<RefundOutcome>
  findRefund(refund: { refundId: string; intentId: string }): Promise<RefundOutcome>
  /** A dispute as recorded by the provider, or null. Throws when the provider is unreachable. */
  readDispute(disputeId: string): Promise<ProviderDispute | null>
  /** Disputes created since an instant. Throws when the provider is unreachable. */
  listDisputes(since: Instant): AsyncIterable<ProviderDispute>
  /** Submits evidence with a PDF. Idempotent: the bank accepts it once. */
  submitEvidence(evidence: {
    disputeId: string
    fields: Readonly<Partial<Record<EvidenceField, string>>>
    file: { name: string; data: Buffer }
  }): Promise<DisputeOutcome>
  /** Accepts the loss. Idempotent. */
  closeDispute(disputeId: string): Promise<DisputeOutcome>
  readFraudWarning(warningId: string): Promise<ProviderFraudWarning | null>
  /** Payments created since an instant, newest first. Throws when the provider is unreachable. */
  listPayments(since: Instant): AsyncIterable<ProviderPayment>
  /**
   * Verifies the signature over the raw body; null when it is wrong. `intentId`: the payment of the
   * event.
   */
  verifyWebhook(
    raw: Buffer,
    signature: string,
  ): { id: string; type: string; objectId: string | null; intentId: string | null } | null
  /** For diagnosis. Throws when the keys are wrong or the provider is unreachable. */
  probe(): Promise<ProviderProbe>
  /** The account's settings; reads only. Throws as `probe` does. */
  inspectAccount(now: Instant): Promise<AccountFacts>
  /** Whether both keys belong together. Throws when the provider is unreachable. */
  compareKeys(): Promise<KeyPair>
}
