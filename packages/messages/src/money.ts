import type { Money } from '@tomogolf/domain/money'
import type { DeclineReason, MessageCard, MessageGame, MessageTime } from './params.ts'

/** What a charge of a saved card is for. `operator`: decided by an operator. */
export type ChargeCause = 'no_show' | 'check_in' | 'late_leave' | 'host_absent' | 'operator'

/** Charges, releases and refunds outside the normal course of a hold. */
export type MoneyMessages = {
  charge_made: MessageGame & { amount: Money; card: MessageCard; cause: ChargeCause }
  charge_refused: MessageGame & {
    amount: Money
    card: MessageCard
    reason: DeclineReason
    cause: ChargeCause
  }
  /** A card that holds, cases or debts depend on was detached at the provider. `next`: the new default. */
  card_detached: { card: MessageCard; next: MessageCard | null }
  /** The default card expires before a scheduled hold is placed, or before it has ended. */
  card_expiring: MessageGame & { card: MessageCard; hold: Money; holdAt: MessageTime }
  charge_needs_action: MessageGame & { amount: Money; card: MessageCard }
  /** An operator released a hold. */
  hold_released: MessageGame & { amount: Money; reason: string }
  /** An operator captured `charged` of a hold; the remainder was released. */
  hold_charged: MessageGame & { charged: Money; released: Money; reason: string }
  /** `charged`: what the payment was; `left`: what remains of it. Jobs of an earlier version lack both. */
  /**
   * `isRefill`: the spot of a late leave was taken again. `isCredit`: what the guest is owed as a
   * host pays the fee.
   */
  refunded: MessageGame & {
    amount: Money
    charged?: Money
    left?: Money
    reason: string
    isRefill?: boolean
    isCredit?: boolean
  }
  /**
   * To a host: `amount` of `share` was refunded to the guest; `owed` is still to be paid out, `debt`
   * was paid out before and is deducted from the next payout.
   */
  share_refunded: MessageGame & { amount: Money; share: Money; owed: Money; debt?: Money }
  /** To a host: the share of guests' penalties was paid out. */
  owed_paid: MessageGame & { amount: Money }
  /**
   * The bank paid, or returned, a payout to a host, or we withdrew it; `yen`: the transfer. `last3` is
   * empty for an account at the card provider.
   */
  payout_paid: { amount: Money; yen: Money; last3: string }
  payout_returned: { amount: Money; yen: Money; last3: string }
  payout_withdrawn: { amount: Money; yen: Money; last3: string }
  /** The host's bank account was changed, or removed (`last3` null). `days`: until it is paid. */
  payout_account_changed: { last3: string | null; days: number }
  /**
   * The card provider asks a host for more. `missing`: payouts have stopped; `due`: they will;
   * `blocked`: it refuses the account.
   */
  payee_asked: { state: 'missing' | 'due' | 'blocked' }
}
