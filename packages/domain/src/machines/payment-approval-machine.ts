import type { Machine } from './machine.ts'

export const PAYMENT_APPROVAL_STATES = [
  'waiting',
  'approved',
  'declined',
  'withdrawn',
  'expired',
  'overtaken',
] as const
export type PaymentApprovalState = (typeof PAYMENT_APPROVAL_STATES)[number]
export type PaymentApprovalEvent = 'approve' | 'decline' | 'withdraw' | 'expire' | 'overtake'
export type PaymentApprovalEffect = 'execute'

/**
 * A charge or refund above a limit waits for a second administrator. `overtake`: at the approval the
 * act was no longer possible as it was asked.
 */
export const paymentApprovalMachine: Machine<
  PaymentApprovalState,
  PaymentApprovalEvent,
  PaymentApprovalEffect
> = {
  name: 'payment approval',
  initial: ['waiting'],
  final: ['approved', 'declined', 'withdrawn', 'expired', 'overtaken'],
  states: PAYMENT_APPROVAL_STATES,
  transitions: [
    {
      on: 'approve',
      from: ['waiting'],
      to: 'approved',
      actor: ['operator'],
      effects: ['execute'],
    },
    { on: 'decline', from: ['waiting'], to: 'declined', actor: ['operator'], effects: [] },
    { on: 'withdraw', from: ['waiting'], to: 'withdrawn', actor: ['operator'], effects: [] },
    {
      on: 'expire',
      from: ['waiting'],
      to: 'expired',
      actor: ['clock'],
      effects: [],
      deadline: '24 hours after asking, the end of the hold at the latest',
    },
    { on: 'overtake', from: ['waiting'], to: 'overtaken', actor: ['system'], effects: [] },
  ],
}
