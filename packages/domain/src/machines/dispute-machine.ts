import type { Machine } from './machine.ts'

export const DISPUTE_STATES = [
  'inquiry',
  'inquiry_review',
  'needs_response',
  'under_review',
  'won',
  'lost',
  'closed',
] as const
export type DisputeState = (typeof DISPUTE_STATES)[number]
export type DisputeEvent =
  | 'inquiry_submitted'
  | 'escalated'
  | 'submitted'
  | 'won'
  | 'lost'
  | 'closed'
export type DisputeEffect =
  | 'open_case'
  | 'close_case'
  | 'release_owed'
  | 'reverse_owed'
  | 'block_joining'
  | 'notify_operator'

/**
 * A disputed charge, as the card provider reports it. Only the provider's record moves it: an event
 * may arrive late, twice or never, so each step may skip states, and none leads back. `inquiry`: the bank only asks, no
 * money has moved. `closed`: an inquiry that ended without a dispute. While it is open, what is owed
 * to the host for the charge is frozen.
 */
export const disputeMachine: Machine<DisputeState, DisputeEvent, DisputeEffect> = {
  name: 'dispute',
  // it may be known first in any state
  initial: ['inquiry', 'needs_response'],
  final: ['won', 'lost', 'closed'],
  states: DISPUTE_STATES,
  transitions: [
    {
      on: 'inquiry_submitted',
      from: ['inquiry'],
      to: 'inquiry_review',
      actor: ['operator', 'provider'],
      effects: [],
    },
    {
      on: 'escalated',
      from: ['inquiry', 'inquiry_review'],
      to: 'needs_response',
      actor: ['provider'],
      effects: ['open_case', 'notify_operator'],
    },
    {
      on: 'submitted',
      from: ['needs_response', 'inquiry', 'inquiry_review'],
      to: 'under_review',
      actor: ['operator', 'provider'],
      effects: [],
    },
    {
      on: 'won',
      from: ['inquiry', 'inquiry_review', 'needs_response', 'under_review'],
      to: 'won',
      actor: ['provider'],
      effects: ['close_case', 'release_owed', 'notify_operator'],
    },
    {
      on: 'lost',
      from: ['inquiry', 'inquiry_review', 'needs_response', 'under_review'],
      to: 'lost',
      actor: ['provider', 'operator', 'clock'],
      effects: ['close_case', 'reverse_owed', 'block_joining', 'notify_operator'],
      deadline: 'evidence due by, without an answer',
    },
    {
      on: 'closed',
      from: ['inquiry', 'inquiry_review', 'needs_response', 'under_review'],
      to: 'closed',
      actor: ['provider'],
      effects: ['close_case', 'release_owed', 'notify_operator'],
    },
  ],
}

/** States in which the money is not decided: the host's share is frozen, a refund is refused. */
export const DISPUTE_OPEN: readonly DisputeState[] = DISPUTE_STATES.filter(
  (state) => !disputeMachine.final.includes(state),
)
/** States in which an administrator can still answer the bank. */
export const DISPUTE_ANSWERABLE: readonly DisputeState[] = ['inquiry', 'needs_response']

/** The event that leads from one state to another, or null when the machine has none. */
export const disputeEventTo = (from: DisputeState, to: DisputeState): DisputeEvent | null =>
  disputeMachine.transitions.find((row) => row.to === to && row.from.includes(from))?.on ?? null
