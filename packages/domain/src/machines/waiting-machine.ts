import type { Machine } from './machine.ts'

export const WAITING_STATES = ['waiting', 'offered', 'taken', 'left', 'passed', 'removed'] as const
export type WaitingState = (typeof WAITING_STATES)[number]
export type WaitingEvent = 'give' | 'offer' | 'accept' | 'expire' | 'leave' | 'remove'
export type WaitingEffect = 'take_seat' | 'keep_seat' | 'free_offer' | 'notify_guest'

/** States in which a person is on the waiting list. */
export const ON_LIST: readonly WaitingState[] = ['waiting', 'offered']

/**
 * A guest on the waiting list of a full game. Nothing is held while waiting; an offer keeps a seat
 * for the guest. `remove`: the game ended, was changed or is closed for joining, or the guest cannot
 * take a seat.
 */
export const waitingMachine: Machine<WaitingState, WaitingEvent, WaitingEffect> = {
  name: 'waiting list entry',
  initial: ['waiting'],
  final: ['taken', 'left', 'passed', 'removed'],
  states: WAITING_STATES,
  transitions: [
    {
      on: 'give',
      from: ['waiting'],
      to: 'taken',
      actor: ['system'],
      effects: ['take_seat', 'notify_guest'],
    },
    {
      on: 'offer',
      from: ['waiting'],
      to: 'offered',
      actor: ['system'],
      effects: ['keep_seat', 'notify_guest'],
    },
    {
      on: 'accept',
      from: ['offered'],
      to: 'taken',
      actor: ['guest'],
      effects: ['free_offer', 'take_seat'],
    },
    {
      on: 'expire',
      from: ['offered'],
      to: 'passed',
      actor: ['clock'],
      effects: ['free_offer', 'notify_guest'],
      deadline: 'offer minutes, the join deadline at the latest',
    },
    {
      on: 'leave',
      from: ['waiting', 'offered'],
      to: 'left',
      actor: ['guest'],
      effects: ['free_offer'],
    },
    {
      on: 'remove',
      from: ['waiting', 'offered'],
      to: 'removed',
      actor: ['clock', 'system', 'host', 'operator'],
      effects: ['free_offer', 'notify_guest'],
      deadline: 'the join deadline',
    },
  ],
}
