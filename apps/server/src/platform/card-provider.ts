import type { Instant } from '@tomogolf/domain/time'
import type { Money } from '@tomogolf/domain/money'

export type CardDetails = { providerId: string; brand: string; last4: string; expMonth: number; expYear: number; funding: string }
export type DeclineReason = 'CARD_DECLINED' | 'INSUFFICIENT_FUNDS' | 'CARD_EXPIRED' | 'AUTHENTICATION_REQUIRED'

/** What became of an authorisation, as far as anybody knows. "unknown" means: no answer; only asking again will tell. */
export type HoldOutcome =
  | { kind: 'authorised'; intentId: string; captureBefore: Instant | null }
  | { kind: 'needs_action'; intentId: string; clientSecret: string }
  | { kind: 'declined'; intentId: string | null; reason: DeclineReason }
  | { kind: 'captured'; intentId: string; amount: Money }
  | { kind: 'released'; intentId: string }
  | { kind: 'lapsed'; intentId: string }
  | { kind: 'not_found' }
  | { kind: 'unknown'; cause: string }

export type PlaceHold = {
  holdId: string
  /** Counts the tries with other cards: each try has its own idempotency key. */
  attempt: number
  customerId: string; paymentMethodId: string; amount: Money
  /** The guest is not there to confirm anything. */
  offSession: boolean
  description: string
}

/** The card provider, as the product needs it. No method throws for what the provider may answer; a lost answer is the outcome "unknown". */
export type CardProvider = {
  readonly publishableKey: string
  /** Where the page finds the provider's calls; the emulator's address in the embedded default. */
  readonly apiBase: string
  readonly live: boolean
  /** Source: one customer for each user; `key` makes it idempotent. Throws when the provider cannot be reached. */
  createCustomer(user: { id: string; email: string }): Promise<string>
  createSetup(customerId: string): Promise<{ id: string; clientSecret: string }>
  /** The card of a finished setup, or why there is none. */
  readSetup(setupId: string, customerId: string): Promise<{ kind: 'saved'; card: CardDetails } | { kind: 'unfinished' } | { kind: 'foreign' }>
  detachCard(paymentMethodId: string): Promise<void>
  placeHold(hold: PlaceHold): Promise<HoldOutcome>
  /** Asks what became of a hold: by its intent when known, else among the customer's intents. */
  findHold(q: { holdId: string; attempt: number; customerId: string; intentId: string | null }): Promise<HoldOutcome>
  /** Takes `amount` and thereby releases the rest. `captureId` is the idempotency key. */
  capture(c: { captureId: string; intentId: string; amount: Money }): Promise<HoldOutcome>
  release(intentId: string): Promise<HoldOutcome>
  /** The object a webhook is about, after its signature was verified on the raw bytes; null when the signature is wrong. */
  verifyWebhook(raw: Buffer, signature: string): { id: string; type: string; objectId: string | null; metadata: Record<string, string> } | null
}
