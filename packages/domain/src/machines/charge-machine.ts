import type { Machine } from './machine.ts'

export const CHARGE_STATES = [
  'due',
  'charging',
  'unknown',
  'action_required',
  'refused',
  'charged',
  'waived',
] as const
export type ChargeState = (typeof CHARGE_STATES)[number]
export type ChargeEvent =
  | 'start'
  | 'charged'
  | 'needs_action'
  | 'refused'
  | 'timed_out'
  | 'not_found'
  | 'waive'
export type ChargeEffect = 'book_charge' | 'ask_authentication' | 'ask_new_card' | 'report'

/**
 * Money taken from a saved card without a hold: amounts still due after a decided case whose hold
 * had ended, and the penalty of an absent host. A refused charge stays owed until the user pays it
 * or changes the card, or an operator retries or waives it.
 */
export const chargeMachine: Machine<ChargeState, ChargeEvent, ChargeEffect> = {
  name: 'charge',
  initial: ['due'],
  final: ['charged', 'waived'],
  states: CHARGE_STATES,
  transitions: [
    {
      on: 'start',
      from: ['due', 'refused'],
      to: 'charging',
      actor: ['system', 'operator', 'guest', 'host'],
      effects: [],
    },
    {
      on: 'charged',
      from: ['charging', 'unknown', 'action_required'],
      to: 'charged',
      actor: ['provider'],
      effects: ['book_charge'],
    },
    {
      on: 'needs_action',
      from: ['charging', 'unknown'],
      to: 'action_required',
      actor: ['provider'],
      effects: ['ask_authentication'],
    },
    {
      on: 'refused',
      from: ['charging', 'unknown', 'action_required'],
      to: 'refused',
      actor: ['provider'],
      effects: ['ask_new_card', 'report'],
    },
    { on: 'timed_out', from: ['charging'], to: 'unknown', actor: ['system'], effects: [] },
    {
      on: 'not_found',
      from: ['charging', 'unknown'],
      to: 'charging',
      actor: ['provider'],
      effects: [],
    },
    // an open payment intent is cancelled at the provider first, or the bank could still charge it
    {
      on: 'waive',
      from: ['due', 'refused', 'action_required'],
      to: 'waived',
      actor: ['operator'],
      effects: [],
    },
  ],
}

/** States of a charge that is still owed: an account with such a charge cannot be deleted. */
export const CHARGE_OPEN: readonly ChargeState[] = CHARGE_STATES.filter(
  (state) => !chargeMachine.final.includes(state),
)
/** States in which the card provider has not answered yet. */
export const CHARGE_AWAITED: readonly ChargeState[] = ['due', 'charging', 'unknown']
/** States in which an operator may retry: the same attempt while it is awaited, else a new one. */
export const CHARGE_RETRYABLE: readonly ChargeState[] = ['refused', ...CHARGE_AWAITED]
