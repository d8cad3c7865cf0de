import type { Money } from '@tomogolf/domain/money'
import type { PayeeState } from '@tomogolf/domain/payouts/payee'
import type { Instant } from '@tomogolf/domain/time'

/**
 * Known outcome of a transfer. `problem`: the provider refused it and moved nothing. "unknown": the
 * response was lost; a later query shows the outcome.
 */
export type TransferOutcome =
  /** `takenBack`: what was reversed by hand of a transfer that stands. */
  | { kind: 'transferred'; transferId: string; isReversed: boolean; takenBack: number }
  | { kind: 'failed'; problem: string }
  | { kind: 'not_found' }
  /** `keySpent`: the provider replays this failure for the key; a retry needs another one. */
  | { kind: 'unknown'; cause: string; keySpent?: true }
export type ReversalOutcome =
  | { kind: 'reversed' }
  | { kind: 'failed'; problem: string }
  | { kind: 'unknown'; cause: string; keySpent?: true }

/** A transfer as the provider recorded it. */
export type ProviderTransfer = {
  readonly transferId: string
  /** Null for a transfer that was made by hand. */
  readonly payoutId: string | null
  readonly amount: Money
  readonly takenBack: number
}

/** The problem of a transfer when the platform has too little money at the provider. */
export const NO_BALANCE = 'balance_insufficient'

/**
 * Port of payouts by the card provider: accounts of hosts, transfers to them and reversals. Transfers
 * do not throw for a response of the provider, as payments do not.
 */
export type PayoutProvider = {
  /** Idempotent for a day: one account per `id`. Throws when the provider is unreachable. */
  createPayee(setup: { id: string; userId: string; email: string }): Promise<string>
  /** The provider's page that asks for what is missing; works once, for a few minutes. */
  linkToPayee(accountId: string, urls: { back: string; again: string }): Promise<string>
  /** Null: there is no such account any more. Throws when the provider is unreachable. */
  readPayee(accountId: string): Promise<PayeeState | null>
  /** `payoutId` and `attempt` are the idempotency key, which the provider keeps for 24 hours. */
  transfer(transfer: {
    payoutId: string
    attempt: number
    accountId: string
    amount: Money
  }): Promise<TransferOutcome>
  findTransfer(payoutId: string): Promise<TransferOutcome>
  /** Transfers created since an instant, newest first. Throws when the provider is unreachable. */
  listTransfers(since: Instant): AsyncIterable<ProviderTransfer>
  /** Takes all of a transfer back. Idempotent. */
  reverseTransfer(reversal: {
    payoutId: string
    attempt: number
    transferId: string
  }): Promise<ReversalOutcome>
}
