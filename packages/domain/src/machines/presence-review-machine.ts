import type { Machine } from './machine.ts'

export const PRESENCE_REVIEW_STATES = [
  'reported',
  'stated',
  'asked',
  'withdrawn',
  'host_present',
  'host_absent',
  'answered',
  'cancelled',
] as const
export type PresenceReviewState = (typeof PRESENCE_REVIEW_STATES)[number]
export type PresenceReviewEvent =
  | 'state'
  | 'withdraw'
  | 'statement_expired'
  | 'decide_present'
  | 'decide_absent'
  | 'answers_close'
  | 'cancel_game'
export type PresenceReviewEffect =
  | 'close_case'
  | 'resume'
  | 'free_guests'
  | 'penalise_host'
  | 'settle_answers'

/**
 * Why a game waits before anything is charged. `reported`: a guest says that the host is not there.
 * `asked`: there is no check-in, and both sides are asked whether they played.
 */
export const presenceReviewMachine: Machine<
  PresenceReviewState,
  PresenceReviewEvent,
  PresenceReviewEffect
> = {
  name: 'presence review',
  initial: ['reported', 'asked'],
  final: ['withdrawn', 'host_present', 'host_absent', 'answered', 'cancelled'],
  states: PRESENCE_REVIEW_STATES,
  transitions: [
    { on: 'state', from: ['reported'], to: 'stated', actor: ['host'], effects: [] },
    // every guest who reported has checked in
    {
      on: 'withdraw',
      from: ['reported', 'stated'],
      to: 'withdrawn',
      actor: ['guest'],
      effects: ['close_case', 'resume'],
    },
    {
      on: 'statement_expired',
      from: ['reported'],
      to: 'host_absent',
      actor: ['clock'],
      effects: ['close_case', 'free_guests', 'penalise_host'],
      deadline: "settlement + the host's statement hours",
    },
    {
      on: 'decide_present',
      from: ['reported', 'stated'],
      to: 'host_present',
      actor: ['operator'],
      effects: ['resume'],
    },
    {
      on: 'decide_absent',
      from: ['reported', 'stated'],
      to: 'host_absent',
      actor: ['operator'],
      effects: ['free_guests', 'penalise_host'],
    },
    {
      on: 'answers_close',
      from: ['asked'],
      to: 'answered',
      actor: ['clock', 'guest', 'host'],
      effects: ['settle_answers'],
      deadline: 'statement hours over, or both sides have answered',
    },
    {
      on: 'cancel_game',
      from: ['reported', 'stated'],
      to: 'cancelled',
      actor: ['operator', 'host'],
      effects: ['close_case'],
    },
  ],
}

/** States in which nothing of the game is captured by a rule. */
export const FROZEN: readonly PresenceReviewState[] = ['reported', 'stated']
