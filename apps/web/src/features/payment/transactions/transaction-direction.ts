import type { Transaction } from '../../../queries/transactions.ts'

export type Direction = 'planned' | 'held' | 'charged' | 'released' | 'refunded' | 'owed' | 'none'

const HELD: readonly Transaction['type'][] = ['payment_authorized']

/**
 * The direction of an amount, for its colour and label. `planned`: a hold that is not placed yet;
 * `owed`: the host's share of a penalty; `none`: a failed transaction, or a share that a dispute took
 * back.
 */
export function directionOf(
  transaction: Pick<Transaction, 'type' | 'status' | 'amount' | 'reason'>,
): Direction {
  const { type, status, amount, reason } = transaction
  // taken back from a host's share, by the bank of the guest
  if (!amount || status === 'failed' || type === 'payment_disputed') return 'none'
  if (reason === 'owed_to_host') return 'owed'
  if (HELD.includes(type)) return status === 'pending' ? 'planned' : 'held'
  if (type === 'hold_released') return 'released'
  return type === 'payment_refunded' || status === 'refunded' ? 'refunded' : 'charged'
}
