import type { Machine } from './machine.ts'
import { add, money, subtract, type Money } from './money.ts'

export const REFUND_STATES = ['asked', 'refunded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]
export type RefundEvent = 'refunded' | 'failed'

/**
 * Money given back by hand. Asking again under the same key is safe, so a call without an answer simply stays asked.
 * A failed refund stays failed: the provider answers its key with the same failure for ever, so another try is another refund.
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

/** What may still be given back of an amount taken; refunds asked for count, so two operators cannot give the same money twice. Never negative. */
export function refundable(
  taken: Money,
  refunds: readonly { readonly amount: Money; readonly state: RefundState }[],
): Money {
  const nothing = money(0, taken.currency)
  const back = refunds
    .filter((r) => r.state !== 'failed')
    .reduce((sum, r) => add(sum, r.amount), nothing)
  return back.minor >= taken.minor ? nothing : subtract(taken, back)
}
