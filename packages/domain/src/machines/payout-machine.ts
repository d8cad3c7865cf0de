import type { Machine } from './machine.ts'

export const PAYOUT_BATCH_STATES = ['waiting', 'sent', 'cancelled'] as const
export type PayoutBatchState = (typeof PAYOUT_BATCH_STATES)[number]
export type PayoutBatchEvent = 'approve' | 'cancel' | 'expire'

/** A batch of payouts by bank transfer. Above the limit it waits for a second administrator. */
export const payoutBatchMachine: Machine<PayoutBatchState, PayoutBatchEvent, 'owe_again'> = {
  name: 'payout batch',
  initial: ['waiting', 'sent'],
  final: ['sent', 'cancelled'],
  states: PAYOUT_BATCH_STATES,
  transitions: [
    { on: 'approve', from: ['waiting'], to: 'sent', actor: ['operator'], effects: [] },
    {
      on: 'cancel',
      from: ['waiting'],
      to: 'cancelled',
      actor: ['operator'],
      effects: ['owe_again'],
    },
    {
      on: 'expire',
      from: ['waiting'],
      to: 'cancelled',
      actor: ['clock'],
      effects: ['owe_again'],
      deadline: '24 hours after asking',
    },
  ],
}

export const PAYOUT_STATES = [
  'reserved',
  'sent',
  'paid',
  'reversing',
  'returned',
  'cancelled',
] as const
export type PayoutState = (typeof PAYOUT_STATES)[number]
export type PayoutEvent =
  | 'send'
  | 'cancel'
  | 'withdraw'
  | 'pay'
  | 'return'
  | 'reverse'
  | 'keep'
  | 'come_back'
/** What an administrator records about a transfer. */
export const PAYOUT_OUTCOMES = ['paid', 'returned', 'withdrawn', 'came_back', 'kept'] as const
export type PayoutOutcome = (typeof PAYOUT_OUTCOMES)[number]
/** States of a payout whose money still moves. */
export const PAYOUT_OPEN: readonly PayoutState[] = ['reserved', 'sent', 'reversing']

/**
 * What one host is paid by a batch. `sent`: in the file for the bank; an administrator records
 * whether the bank paid or returned it, or withdraws it from the bank. A transfer that was paid can
 * still come back (組戻し), whenever the bank says so. Transfers to accounts at the card provider are
 * paid or refused by its answer, and an administrator can reverse them. What was not paid is owed
 * again.
 */
export const payoutMachine: Machine<PayoutState, PayoutEvent, 'book_paid' | 'owe_again'> = {
  name: 'payout',
  initial: ['reserved', 'sent'],
  final: ['returned', 'cancelled'],
  states: PAYOUT_STATES,
  transitions: [
    { on: 'send', from: ['reserved'], to: 'sent', actor: ['operator'], effects: [] },
    {
      on: 'cancel',
      from: ['reserved'],
      to: 'cancelled',
      actor: ['operator', 'clock'],
      effects: ['owe_again'],
      deadline: '24 hours after asking, with its batch',
    },
    {
      on: 'pay',
      from: ['sent'],
      to: 'paid',
      actor: ['operator', 'provider'],
      effects: ['book_paid'],
    },
    {
      on: 'return',
      from: ['sent'],
      to: 'returned',
      actor: ['operator', 'provider'],
      effects: ['owe_again'],
    },
    {
      on: 'withdraw',
      from: ['sent'],
      to: 'cancelled',
      actor: ['operator'],
      effects: ['owe_again'],
    },
    { on: 'reverse', from: ['paid'], to: 'reversing', actor: ['operator'], effects: [] },
    // the provider refused, or gave no answer for hours; a reversal that arrives later comes back
    { on: 'keep', from: ['reversing'], to: 'paid', actor: ['provider', 'operator'], effects: [] },
    {
      on: 'come_back',
      from: ['paid', 'reversing'],
      to: 'returned',
      actor: ['operator', 'provider'],
      effects: ['owe_again'],
    },
  ],
}
