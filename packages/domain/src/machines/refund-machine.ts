import type { Machine } from './machine.ts'

export const REFUND_STATES = ['asked', 'retrying', 'refunded', 'failed'] as const
export type RefundState = (typeof REFUND_STATES)[number]
export type RefundEvent = 'unanswered' | 'refunded' | 'failed'
/** States of a refund without a result yet. */
export const REFUND_OPEN: readonly RefundState[] = ['asked', 'retrying']

/**
 * A refund made by an operator. `asked`: under way, or waiting for the bank; `retrying`: the last
 * call had no response, and repeating it with the same idempotency key is safe. A failed refund
 * stays failed: the provider refused it, so a retry is a new refund.
 */
export const refundMachine: Machine<RefundState, RefundEvent, 'book_refund' | 'report'> = {
  name: 'refund',
  initial: ['asked'],
  final: ['refunded', 'failed'],
  states: REFUND_STATES,
  transitions: [
    {
      on: 'unanswered',
      from: ['asked', 'retrying'],
      to: 'retrying',
      actor: ['system'],
      effects: [],
    },
    {
      on: 'refunded',
      from: ['asked', 'retrying'],
      to: 'refunded',
      actor: ['provider'],
      effects: ['book_refund'],
    },
    {
      on: 'failed',
      from: ['asked', 'retrying'],
      to: 'failed',
      actor: ['provider'],
      effects: ['report'],
    },
  ],
}
