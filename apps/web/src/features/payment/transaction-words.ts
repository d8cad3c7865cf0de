import type { Transaction } from '../../queries/transactions.ts'

export type Direction = 'planned' | 'held' | 'charged' | 'back' | 'owed' | 'none'

const HELD: readonly Transaction['type'][] = ['payment_authorized']
const BACK: readonly Transaction['type'][] = ['hold_released', 'payment_refunded']

/** Where an amount went, as its colour and its word say; `planned`: a hold that its day has not come for yet; `owed`: a penalty's share that comes to the host. Failed ones went nowhere. */
export function directionOf(
  transaction: Pick<Transaction, 'type' | 'status' | 'amount' | 'reason'>,
): Direction {
  const { type, status, amount, reason } = transaction
  if (!amount || status === 'failed') return 'none'
  if (reason === 'owed_to_host') return 'owed'
  if (HELD.includes(type)) return status === 'pending' ? 'planned' : 'held'
  return BACK.includes(type) || status === 'refunded' ? 'back' : 'charged'
}
