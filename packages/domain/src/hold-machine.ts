import type { Instant } from './time.ts'
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
 * What the rest of the product wants of a hold. The state then follows step by step, however often a step has to be repeated.
 * `freeze`: a standing hold waits for an operator, but nothing new is placed. `capture_amount`: the amount that an operator decided.
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

/** An authorisation on a guest's card. "unknown" is the honest state after a call whose answer never came. */
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
    // a crash may come before the call as well as after it: the same call, with the same idempotency key, is then made again
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
    // the authorisation ends before the game does, because the host moved the game or the bank gave less time: it is let go, and another one is placed when the day is near
    {
      on: 'rescheduled',
      from: ['authorised', 'scheduled', 'refused'],
      to: 'scheduled',
      actor: ['host', 'system'],
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

const isCapture = (goal: HoldGoal): boolean =>
  goal === 'capture_fee' || goal === 'capture_all' || goal === 'capture_amount'
/** Whether a hold that does not stand yet should still be placed. */
export const holdWanted = (goal: HoldGoal): boolean => goal !== 'release' && goal !== 'freeze'
/** Money is due, but the hold has ended without being captured (lapsed, given up): the saved card is charged instead. */
export const chargeInstead = (state: HoldState, goal: HoldGoal): boolean =>
  isCapture(goal) && state !== 'captured' && holdMachine.final.includes(state)

export type HoldStep = 'place' | 'ask_provider' | 'capture' | 'release' | 'drop' | 'give_up' | null

/**
 * The next thing to do with a hold, or null when it rests. Pure: the caller does it and asks again; a step that changed nothing is repeated later.
 * `placeAt` is when a scheduled hold is due or a refused one is tried again, `giveUpAt` when a refused or unconfirmed one ends.
 * `give_up` and `drop` first cancel what the provider may still have open, or the bank could authorise it afterwards.
 * `ask_provider` that finds nothing: `not_found` and the same call again while the hold is wanted (`holdWanted`); else `dropped`, but only
 * when no call can still be on its way, or the bank would hold money that nobody asks for. One that the provider has
 * cancelled: `declined` or `refused` while it is wanted, or the seat would stay taken without a hold; else `released`.
 */
export function nextHoldStep(
  h: { state: HoldState; goal: HoldGoal; placeAt: Instant; giveUpAt: Instant | null },
  now: Instant,
): HoldStep {
  const graceOver = h.giveUpAt !== null && now > h.giveUpAt
  switch (h.state) {
    case 'scheduled':
      return !holdWanted(h.goal) ? 'drop' : now >= h.placeAt ? 'place' : null
    case 'refused':
      return !holdWanted(h.goal)
        ? 'drop'
        : graceOver
          ? 'give_up'
          : now >= h.placeAt
            ? 'place'
            : null
    case 'placing':
    case 'unknown':
      return 'ask_provider'
    case 'action_required':
      return !holdWanted(h.goal) ? 'release' : graceOver ? 'give_up' : 'ask_provider'
    case 'authorised':
      return h.goal === 'release' ? 'release' : isCapture(h.goal) ? 'capture' : null
    case 'capturing':
      return 'capture'
    case 'releasing':
      return 'release'
    default:
      return null
  }
}
