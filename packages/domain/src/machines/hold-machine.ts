import type { Instant } from '../time.ts'
import type { Machine } from './machine.ts'

export const HOLD_STATES = [
  'scheduled',
  'placing',
  'unknown',
  'action_required',
  'refused',
  'authorised',
  'capturing',
  'releasing',
  'captured',
  'released',
  'declined',
  'given_up',
  'expired',
] as const
export type HoldState = (typeof HOLD_STATES)[number]
export type HoldEvent =
  | 'place'
  | 'authorised'
  | 'needs_action'
  | 'declined'
  | 'refused'
  | 'timed_out'
  | 'not_found'
  | 'give_up'
  | 'rescheduled'
  | 'start_capture'
  | 'captured'
  | 'start_release'
  | 'released'
  | 'dropped'
  | 'lapsed'
export type HoldEffect =
  | 'confirm_seat'
  | 'free_seat'
  | 'ask_new_card'
  | 'ask_authentication'
  | 'book_capture'
  | 'book_release'
  | 'report'

/**
 * The goal that the rest of the product sets for a hold. The state moves towards it step by step;
 * steps may be repeated. `freeze`: a standing hold waits for an operator, but nothing new is
 * placed. `capture_amount`: the amount that an operator decided.
 */
export const HOLD_GOALS = [
  'keep',
  'freeze',
  'capture_fee',
  'capture_all',
  'capture_amount',
  'release',
] as const
export type HoldGoal = (typeof HOLD_GOALS)[number]

/** An authorisation on a guest's card. `unknown`: a call to the provider had no response. */
export const holdMachine: Machine<HoldState, HoldEvent, HoldEffect> = {
  name: 'hold',
  initial: ['scheduled', 'placing'],
  final: ['captured', 'released', 'declined', 'given_up', 'expired'],
  states: HOLD_STATES,
  transitions: [
    {
      on: 'place',
      from: ['scheduled', 'refused'],
      to: 'placing',
      actor: ['clock', 'guest'],
      effects: [],
      deadline: 'tee time − hold lead, or the next try',
    },
    {
      on: 'authorised',
      from: ['placing', 'unknown', 'action_required', 'refused'],
      to: 'authorised',
      actor: ['provider'],
      effects: ['confirm_seat'],
    },
    {
      on: 'needs_action',
      from: ['placing', 'unknown'],
      to: 'action_required',
      actor: ['provider'],
      effects: ['ask_authentication'],
    },
    {
      on: 'declined',
      from: ['placing', 'unknown', 'action_required'],
      to: 'declined',
      actor: ['provider', 'clock'],
      effects: ['free_seat'],
      deadline: 'authentication not finished in time',
    },
    {
      on: 'refused',
      from: ['placing', 'unknown', 'action_required'],
      to: 'refused',
      actor: ['provider'],
      effects: ['ask_new_card'],
    },
    { on: 'timed_out', from: ['placing'], to: 'unknown', actor: ['system'], effects: [] },
    // it is unclear whether the call was made: repeat it with the same idempotency key
    {
      on: 'not_found',
      from: ['placing', 'unknown'],
      to: 'placing',
      actor: ['provider'],
      effects: [],
    },
    {
      on: 'give_up',
      from: ['refused', 'action_required'],
      to: 'given_up',
      actor: ['clock'],
      effects: ['free_seat'],
      deadline: 'retry grace over',
    },
    // the authorisation ends before the game (the host moved it, or the bank granted less time):
    // release it and place another one closer to the day
    {
      on: 'rescheduled',
      from: ['authorised', 'scheduled', 'refused'],
      to: 'scheduled',
      actor: ['host', 'operator', 'system'],
      effects: [],
    },
    {
      on: 'start_capture',
      from: ['authorised'],
      to: 'capturing',
      actor: ['system', 'operator'],
      effects: [],
    },
    {
      on: 'captured',
      from: ['capturing'],
      to: 'captured',
      actor: ['provider'],
      effects: ['book_capture', 'book_release'],
    },
    {
      on: 'start_release',
      from: ['authorised', 'action_required'],
      to: 'releasing',
      actor: ['system', 'operator'],
      effects: [],
    },
    {
      on: 'released',
      from: ['releasing', 'unknown', 'placing'],
      to: 'released',
      actor: ['provider'],
      effects: ['book_release'],
    },
    {
      on: 'dropped',
      from: ['scheduled', 'refused', 'placing', 'unknown'],
      to: 'released',
      actor: ['system', 'provider'],
      effects: [],
    },
    {
      on: 'lapsed',
      from: ['authorised', 'capturing', 'releasing'],
      to: 'expired',
      actor: ['provider'],
      effects: ['report'],
      deadline: 'capture_before',
    },
  ],
}

export const isCapture = (goal: HoldGoal): boolean =>
  goal === 'capture_fee' || goal === 'capture_all' || goal === 'capture_amount'
/** States in which money may be held at the bank: an unanswered placement may still succeed. */
export const MAY_STAND: readonly HoldState[] = ['authorised', 'placing', 'unknown']
/** Whether a hold that is not authorised yet must still be placed. */
export const isHoldWanted = (goal: HoldGoal): boolean => goal !== 'release' && goal !== 'freeze'
/**
 * Whether the saved card must be charged: money is due, but the hold ended without a capture
 * (expired, given up).
 */
export const needsFallbackCharge = (state: HoldState, goal: HoldGoal): boolean =>
  isCapture(goal) && state !== 'captured' && holdMachine.final.includes(state)

export type HoldStep = 'place' | 'ask_provider' | 'capture' | 'release' | 'drop' | 'give_up' | null

/**
 * The next step for a hold, or null when there is none. The caller performs the step and calls this
 * function again; a step without effect is repeated later. `placeAt`: when a scheduled hold is due,
 * or a refused one is retried. `giveUpAt`: when a refused or unconfirmed hold ends.
 *
 * - `give_up` and `drop` first cancel an intent that may be open at the provider. Otherwise the bank
 *   could authorise it afterwards.
 * - `ask_provider`, intent not found: `not_found` and the same call again while the hold is wanted.
 *   Else `dropped`, but only when no call can still be in flight: the bank would hold money without
 *   a matching hold.
 * - `ask_provider`, intent cancelled by the provider: `declined` or `refused` while the hold is
 *   wanted, or the seat would stay taken without a hold; else `released`.
 */
export function nextHoldStep(
  hold: { state: HoldState; goal: HoldGoal; placeAt: Instant; giveUpAt: Instant | null },
  now: Instant,
): HoldStep {
  const graceOver = hold.giveUpAt !== null && now > hold.giveUpAt
  switch (hold.state) {
    case 'scheduled':
      if (!isHoldWanted(hold.goal)) return 'drop'
      return now >= hold.placeAt ? 'place' : null
    case 'refused':
      if (!isHoldWanted(hold.goal)) return 'drop'
      if (graceOver) return 'give_up'
      return now >= hold.placeAt ? 'place' : null
    case 'placing':
    case 'unknown':
      return 'ask_provider'
    case 'action_required':
      if (!isHoldWanted(hold.goal)) return 'release'
      return graceOver ? 'give_up' : 'ask_provider'
    case 'authorised':
      if (hold.goal === 'release') return 'release'
      return isCapture(hold.goal) ? 'capture' : null
    case 'capturing':
      return 'capture'
    case 'releasing':
      return 'release'
    default:
      return null
  }
}
