import type { Machine } from './machine.ts'

export const PARTICIPATION_STATES = [
  'reserved',
  'confirmed',
  'declined',
  'left',
  'left_late',
  'seat_released',
  'game_cancelled',
  'force_cancelled',
  'arrived',
  'checked_in',
  'missing',
  'unverified',
  'disputed',
  'no_show',
  'not_played',
  'host_absent',
] as const
export type ParticipationState = (typeof PARTICIPATION_STATES)[number]
export type ParticipationEvent =
  | 'hold_authorised'
  | 'hold_declined'
  | 'hold_given_up'
  | 'remove'
  | 'leave_free'
  | 'undo'
  | 'leave_late'
  | 'substitute'
  | 'host_cancel'
  | 'call_off'
  | 'force_cancel'
  | 'check_in'
  | 'prove_presence'
  | 'arrive'
  | 'mark_present'
  | 'arrival_stands'
  | 'object'
  | 'objection_upheld'
  | 'objection_rejected'
  | 'settle_missing'
  | 'settle_unverified'
  | 'answer_played'
  | 'answers_close'
  | 'settle_host_absent'
  | 'state_presence'
  | 'statement_expired'
  | 'case_accepted'
  | 'case_rejected'
/**
 * Effects of a transition. `release_hold`, `capture_*` and `freeze_hold` set the hold's goal; on a
 * hold that has ended they change nothing, and `needsFallbackCharge` decides about a charge of the
 * saved card. `replace_guest`: a substitute's seat takes the place of the guest who passed it on. `refill_seat`: a guest who left late may get the money back. `move_party`: the other seats of the party
 * that must not stay behind move by the same event. `ask_ratings` asks both players for a rating when attendance is established after the
 * game has ended.
 */
export type ParticipationEffect =
  | 'release_hold'
  | 'freeze_hold'
  | 'capture_fee'
  | 'capture_all'
  | 'free_seat'
  | 'replace_guest'
  | 'move_party'
  | 'refill_seat'
  | 'strike_guest'
  | 'open_case'
  | 'close_case'
  | 'ask_ratings'
  | 'notify_guest'
  | 'notify_host'

/**
 * A guest's participation in a game, from joining to its final state. `arrived`: present, but the fee
 * waits, because the host alone says so or a report freezes the game. `unverified`: the game is over
 * and nothing proves who was there, or a report freezes it.
 */
export const participationMachine: Machine<
  ParticipationState,
  ParticipationEvent,
  ParticipationEffect
> = {
  name: 'participation',
  // confirmed at once with a scheduled hold; otherwise reserved until the hold is authorised
  initial: ['reserved', 'confirmed'],
  final: [
    'declined',
    'left',
    'left_late',
    'seat_released',
    'game_cancelled',
    'force_cancelled',
    'checked_in',
    'no_show',
    'not_played',
    'host_absent',
  ],
  states: PARTICIPATION_STATES,
  transitions: [
    {
      on: 'hold_authorised',
      from: ['reserved'],
      to: 'confirmed',
      actor: ['provider', 'system'],
      effects: ['replace_guest', 'refill_seat', 'notify_guest', 'notify_host', 'move_party'],
    },
    {
      on: 'hold_declined',
      from: ['reserved'],
      to: 'declined',
      actor: ['provider', 'system', 'clock'],
      effects: ['release_hold', 'free_seat', 'move_party'],
      deadline: 'authentication not finished, or no answer of the card provider, in time',
    },
    {
      on: 'hold_given_up',
      from: ['confirmed'],
      to: 'seat_released',
      actor: ['clock'],
      effects: ['release_hold', 'free_seat', 'notify_guest', 'notify_host', 'move_party'],
      deadline: 'hold retry grace over',
    },
    // by the team, with a reason that the guest is given
    {
      on: 'remove',
      from: ['confirmed'],
      to: 'seat_released',
      actor: ['operator'],
      effects: ['release_hold', 'free_seat', 'notify_guest', 'notify_host', 'move_party'],
    },
    {
      on: 'leave_free',
      from: ['confirmed'],
      to: 'left',
      actor: ['guest'],
      effects: ['release_hold', 'free_seat', 'notify_guest', 'notify_host', 'move_party'],
    },
    // once for each person and game, so that no seat is kept by joining again and again
    {
      on: 'undo',
      from: ['confirmed'],
      to: 'left',
      actor: ['guest'],
      effects: ['release_hold', 'free_seat', 'notify_guest', 'notify_host', 'move_party'],
      deadline: 'undo minutes after joining',
    },
    {
      on: 'leave_late',
      from: ['confirmed'],
      to: 'left_late',
      actor: ['guest'],
      effects: ['capture_all', 'free_seat', 'notify_guest', 'notify_host', 'move_party'],
    },
    // the hold of the substitute stands, or is scheduled like the one that is given up
    {
      on: 'substitute',
      from: ['confirmed'],
      to: 'left',
      actor: ['provider', 'system', 'guest'],
      effects: ['release_hold', 'notify_guest'],
    },
    {
      on: 'host_cancel',
      from: ['reserved', 'confirmed'],
      to: 'game_cancelled',
      actor: ['host', 'operator'],
      effects: ['release_hold', 'notify_guest'],
    },
    // too few players at the time of the decision
    {
      on: 'call_off',
      from: ['reserved', 'confirmed'],
      to: 'game_cancelled',
      actor: ['clock'],
      effects: ['release_hold', 'notify_guest'],
      deadline: 'the decision of the game',
    },
    {
      on: 'force_cancel',
      from: ['reserved', 'confirmed', 'arrived', 'missing', 'unverified', 'disputed'],
      to: 'force_cancelled',
      actor: ['operator'],
      effects: ['freeze_hold', 'close_case', 'notify_guest', 'notify_host'],
    },
    // a check-in window longer than the game outlasts settlement: the host's code still proves
    // attendance
    {
      on: 'check_in',
      from: ['confirmed', 'arrived', 'missing', 'unverified'],
      to: 'checked_in',
      actor: ['guest'],
      effects: ['capture_fee', 'ask_ratings', 'notify_guest'],
    },
    // a scan made offline at the course and sent after settlement counts at the time it was made
    {
      on: 'prove_presence',
      from: ['arrived', 'missing', 'unverified', 'disputed'],
      to: 'checked_in',
      actor: ['guest'],
      effects: ['capture_fee', 'close_case', 'ask_ratings', 'notify_guest', 'notify_host'],
    },
    // another guest's report freezes the game: nothing is captured before it is decided
    {
      on: 'arrive',
      from: ['confirmed', 'arrived', 'missing', 'unverified'],
      to: 'arrived',
      actor: ['guest'],
      effects: ['notify_guest'],
    },
    // the host's word alone: the guest has time to object before the fee is captured
    {
      on: 'mark_present',
      from: ['confirmed', 'missing', 'unverified'],
      to: 'arrived',
      actor: ['host'],
      effects: ['notify_guest'],
    },
    {
      on: 'arrival_stands',
      from: ['arrived'],
      to: 'checked_in',
      actor: ['clock', 'system', 'operator'],
      effects: ['capture_fee', 'ask_ratings', 'notify_guest'],
      deadline: 'statement hours after the mark, or the report decided',
    },
    {
      on: 'object',
      from: ['arrived'],
      to: 'disputed',
      actor: ['guest'],
      effects: ['open_case', 'notify_guest', 'notify_host'],
    },
    {
      on: 'objection_upheld',
      from: ['disputed'],
      to: 'not_played',
      actor: ['operator', 'clock'],
      effects: ['release_hold', 'close_case', 'notify_guest'],
      deadline: "the host's statement hours over",
    },
    {
      on: 'objection_rejected',
      from: ['disputed'],
      to: 'checked_in',
      actor: ['operator'],
      effects: ['capture_fee', 'ask_ratings', 'notify_guest'],
    },
    {
      on: 'settle_missing',
      from: ['confirmed', 'unverified'],
      to: 'missing',
      actor: ['clock', 'system', 'operator'],
      effects: ['notify_guest', 'notify_host'],
      deadline: 'tee time + 6 h, host was there',
    },
    {
      on: 'settle_unverified',
      from: ['confirmed'],
      to: 'unverified',
      actor: ['clock'],
      effects: ['notify_guest'],
      deadline: 'tee time + 6 h, host not proved or reported',
    },
    // the guest's own answer to "Did you play?"
    {
      on: 'answer_played',
      from: ['unverified'],
      to: 'checked_in',
      actor: ['guest'],
      effects: ['capture_fee', 'ask_ratings', 'notify_guest'],
    },
    {
      on: 'answers_close',
      from: ['unverified'],
      to: 'not_played',
      actor: ['clock', 'guest', 'host'],
      effects: ['release_hold', 'notify_guest'],
      deadline: 'statement hours over, or both sides have answered',
    },
    // the host is silent about a report, an operator decided it, or the guest answers so
    {
      on: 'settle_host_absent',
      from: ['confirmed', 'arrived', 'unverified'],
      to: 'host_absent',
      actor: ['clock', 'guest', 'operator'],
      effects: ['release_hold', 'open_case', 'notify_guest', 'notify_host'],
      deadline: "the host's statement hours over",
    },
    {
      on: 'state_presence',
      from: ['missing'],
      to: 'disputed',
      actor: ['guest'],
      effects: ['open_case', 'notify_guest', 'notify_host'],
    },
    {
      on: 'statement_expired',
      from: ['missing'],
      to: 'no_show',
      actor: ['clock'],
      effects: ['capture_all', 'strike_guest', 'notify_guest', 'notify_host'],
      deadline: 'statement hours over',
    },
    {
      on: 'case_accepted',
      from: ['disputed'],
      to: 'checked_in',
      actor: ['operator'],
      effects: ['capture_fee', 'ask_ratings', 'notify_guest'],
    },
    {
      on: 'case_rejected',
      from: ['disputed'],
      to: 'no_show',
      actor: ['operator'],
      effects: ['capture_all', 'strike_guest', 'notify_guest', 'notify_host'],
    },
  ],
}
