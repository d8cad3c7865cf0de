import type { Machine } from './machine.ts'

export const SUBSTITUTE_STATES = [
  'open',
  'taking',
  'taken',
  'revoked',
  'expired',
  'closed',
] as const
export type SubstituteState = (typeof SUBSTITUTE_STATES)[number]
export type SubstituteEvent = 'take' | 'take_failed' | 'replace' | 'revoke' | 'expire' | 'close'
export type SubstituteEffect = 'reserve_seat' | 'release_guest' | 'end_reservation'

/** States in which a link may still lead to a substitute. */
export const PASSING_ON: readonly SubstituteState[] = ['open', 'taking']

/**
 * The link with which a guest passes a seat on. `taking`: the hold of a substitute is being placed,
 * and the guest still has the seat. `close`: the guest has left, or has checked in, or the game ended.
 */
export const substituteMachine: Machine<SubstituteState, SubstituteEvent, SubstituteEffect> = {
  name: 'substitute link',
  initial: ['open'],
  final: ['taken', 'revoked', 'expired', 'closed'],
  states: SUBSTITUTE_STATES,
  transitions: [
    {
      on: 'take',
      from: ['open'],
      to: 'taking',
      actor: ['guest'],
      effects: ['reserve_seat'],
    },
    // the card was declined, or the bank had no answer in time
    {
      on: 'take_failed',
      from: ['taking'],
      to: 'open',
      actor: ['provider', 'clock', 'system'],
      effects: [],
      deadline: 'authentication not finished, or no answer of the card provider, in time',
    },
    {
      on: 'replace',
      from: ['taking'],
      to: 'taken',
      actor: ['provider', 'system', 'guest'],
      effects: ['release_guest'],
    },
    {
      on: 'revoke',
      from: ['open', 'taking'],
      to: 'revoked',
      actor: ['guest'],
      effects: ['end_reservation'],
    },
    {
      on: 'expire',
      from: ['open'],
      to: 'expired',
      actor: ['clock'],
      effects: [],
      deadline: 'minutes before the tee time',
    },
    {
      on: 'close',
      from: ['open', 'taking'],
      to: 'closed',
      actor: ['guest', 'host', 'operator', 'clock', 'system', 'provider'],
      effects: ['end_reservation'],
      deadline: 'the seat is settled',
    },
  ],
}
