import type Stripe from 'stripe'

/**
 * Objects as the emulator stores them: the SDK's own shapes, references always as ids (expanding
 * happens on the way out). A stored object is never changed in place: events keep snapshots by
 * reference, and a failed request is undone by them.
 */
type With<T, Override> = Readonly<Omit<T, keyof Override> & Override>

export type Customer = Readonly<Stripe.Customer>
export type DeletedCustomer = Readonly<Stripe.DeletedCustomer>

export type PaymentMethod = With<
  Stripe.PaymentMethod,
  { customer: string | null; card: Stripe.PaymentMethod.Card }
>

type IntentStatus =
  | 'requires_payment_method'
  | 'requires_confirmation'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled'

export type PaymentIntent = With<
  Stripe.PaymentIntent,
  {
    client_secret: string
    customer: string | null
    latest_charge: string | null
    payment_method: string | null
    status: IntentStatus
  }
>

export type SetupIntent = With<
  Stripe.SetupIntent,
  {
    client_secret: string
    customer: string | null
    metadata: Record<string, string>
    payment_method: string | null
    status: Exclude<IntentStatus, 'requires_capture'>
  }
>

export type CardDetails = Stripe.Charge.PaymentMethodDetails.Card

export type Charge = With<
  Stripe.Charge,
  {
    balance_transaction: string | null
    customer: string | null
    payment_intent: string
    payment_method: string
    payment_method_details: Readonly<{ type: 'card'; card: CardDetails }>
  }
>

export type Refund = With<
  Stripe.Refund,
  {
    balance_transaction: string
    charge: string
    metadata: Record<string, string>
    payment_intent: string
  }
>

export type BalanceTransaction = With<Stripe.BalanceTransaction, { source: string }>

export type Dispute = With<
  Stripe.Dispute,
  {
    balance_transactions: readonly BalanceTransaction[]
    charge: string
    metadata: Record<string, string>
    payment_intent: string
  }
>

export type FraudWarning = With<
  Stripe.Radar.EarlyFraudWarning,
  { charge: string; payment_intent: string }
>

/** An account of a person who is paid by transfers, as far as the product reads it. */
export type ConnectedAccount = Readonly<{
  id: string
  object: 'account'
  type: 'express'
  capabilities: Readonly<{ transfers: 'active' | 'inactive' | 'pending' }>
  charges_enabled: false
  country: string
  created: number
  default_currency: string
  details_submitted: boolean
  email: string | null
  metadata: Readonly<Record<string, string>>
  payouts_enabled: boolean
  requirements: Readonly<{
    currently_due: readonly string[]
    past_due: readonly string[]
    disabled_reason: string | null
  }>
}>

/** A link to the page on which an account is completed: works once, for a few minutes. */
export type AccountLink = Readonly<{
  /** The secret part of its address. */
  id: string
  account: string
  refreshUrl: string
  returnUrl: string
  expiresAt: number
}>

export type Transfer = With<
  Stripe.Transfer,
  {
    balance_transaction: null
    destination: string
    destination_payment: string
    metadata: Record<string, string>
    source_transaction: null
  }
>

export type TransferReversal = With<
  Stripe.TransferReversal,
  { balance_transaction: null; metadata: Record<string, string>; transfer: string }
>

/** An uploaded file without its content. */
export type UploadedFile = Readonly<{
  id: string
  object: 'file'
  created: number
  expires_at: null
  filename: string
  pages: number
  purpose: string
  size: number
  title: null
  type: string
  url: null
}>

export type EventObject = Readonly<{
  id: string
  object: 'event'
  /** Of events of a connected account. */
  account?: string
  api_version: string
  created: number
  data: { object: ApiObject; previous_attributes?: Readonly<Record<string, unknown>> }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null } | null
  type: string
}>

/** Anything the API answers with. */
export type ApiObject = Readonly<object>

/** What the emulator knows of a saved card beyond what the API shows. */
export interface VaultEntry {
  readonly id: string
  /** Number of the test card, which determines the bank's behaviour. */
  readonly number: string
  /** Set up with the holder present for payments without the holder. */
  readonly setUp: boolean
  /** Detached, or used without a customer: the provider never lets it be used again. */
  readonly spent: boolean
}

/** Facts of a running confirmation that the API's object does not carry. */
export interface Attempt {
  readonly id: string
  readonly offSession: boolean
}

export interface StoredAnswer {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly fingerprint: string
  readonly status: number
  readonly body: string
  readonly requestId: string
  /** Epoch milliseconds of the emulator's clock. */
  readonly storedAt: number
}

export interface Delivery {
  readonly id: string
  readonly event: string
  readonly attempts: number
  /** Real time in epoch milliseconds before which it is not sent (again). */
  readonly notBefore: number
  /** A delayed webhook: later ones do not wait for it. */
  readonly aside: boolean
  /** Queued until others are sent together in reverse order. */
  readonly held: boolean
}
