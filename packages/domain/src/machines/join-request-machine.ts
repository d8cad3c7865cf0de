import type { Machine } from './machine.ts'

export const JOIN_REQUEST_STATES = [
  'pending',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'closed',
] as const
export type JoinRequestState = (typeof JOIN_REQUEST_STATES)[number]
export type JoinRequestEvent = 'accept' | 'decline' | 'withdraw' | 'expire' | 'close'
export type JoinRequestEffect = 'take_seat' | 'notify_guest'

/**
 * A guest asks to join a game whose host approves guests. Nothing is held and no seat is taken before
 * the host accepts. `close`: the game was cancelled or changed, or an operator ends the request.
 */
export const joinRequestMachine: Machine<JoinRequestState, JoinRequestEvent, JoinRequestEffect> = {
  name: 'join request',
  initial: ['pending'],
  final: ['accepted', 'declined', 'withdrawn', 'expired', 'closed'],
  states: JOIN_REQUEST_STATES,
  transitions: [
    {
      on: 'accept',
      from: ['pending'],
      to: 'accepted',
      actor: ['host'],
      effects: ['take_seat', 'notify_guest'],
    },
    {
      on: 'decline',
      from: ['pending'],
      to: 'declined',
      actor: ['host'],
      effects: ['notify_guest'],
    },
    { on: 'withdraw', from: ['pending'], to: 'withdrawn', actor: ['guest'], effects: [] },
    {
      on: 'expire',
      from: ['pending'],
      to: 'expired',
      actor: ['clock'],
      effects: ['notify_guest'],
      deadline: 'answer hours after asking, the join deadline at the latest',
    },
    {
      on: 'close',
      from: ['pending'],
      to: 'closed',
      actor: ['host', 'operator', 'clock'],
      effects: ['notify_guest'],
    },
  ],
}
