import type { Machine } from './machine.ts'
import { add, money, subtract, type Money } from '../money.ts'

export const REFUND_STATES = ['asked', 'refunded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]
export type RefundEvent = 'refunded' | 'failed'

/**
 * A refund made by an operator. Repeating the call with the same idempotency key is safe, so a call
 * without a response stays `asked`. A failed refund stays failed: the provider repeats the failure
 * for its key, so a retry is a new refund.
 */
export const refundMachine: Machine<RefundState, RefundEvent, 'book_refund' | 'report'> = {
  name: 'refund',
  initial: ['asked'],
  final: ['refunded', 'failed'],
  states: REFUND_STATES,
  transitions: [
    {
      on: 'refunded',
      from: ['asked'],
      to: 'refunded',
      actor: ['provider'],
      effects: ['book_refund'],
    },
    { on: 'failed', from: ['asked'], to: 'failed', actor: ['provider'], effects: ['report'] },
  ],
}

/**
 * The part of a captured amount that can still be refunded. Pending refunds count, so two operators cannot refund
 * the same money twice. Never negative.
 */
export function refundable(
  taken: Money,
  refunds: readonly { readonly amount: Money; readonly state: RefundState }[],
): Money {
  const nothing = money(0, taken.currency)
  const refunded = refunds
    .filter((refund) => refund.state !== 'failed')
    .reduce((sum, refund) => add(sum, refund.amount), nothing)
  return refunded.minor >= taken.minor ? nothing : subtract(taken, refunded)
}
