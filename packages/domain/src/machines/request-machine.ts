import type { Machine } from './machine.ts'

export const REQUEST_STATES = ['received', 'in_progress', 'answered', 'closed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
export type RequestEvent = 'take' | 'answer' | 'reopen' | 'close'

/**
 * How an operator handles a request for tee times or clubs, or a message. The reply itself goes by
 * e-mail or phone.
 */
export const requestMachine: Machine<RequestState, RequestEvent, never> = {
  name: 'request',
  initial: ['received'],
  final: ['closed'],
  states: REQUEST_STATES,
  transitions: [
    { on: 'take', from: ['received'], to: 'in_progress', actor: ['operator'], effects: [] },
    {
      on: 'answer',
      from: ['received', 'in_progress'],
      to: 'answered',
      actor: ['operator'],
      effects: [],
    },
    // the sender wrote again
    { on: 'reopen', from: ['answered'], to: 'in_progress', actor: ['operator'], effects: [] },
    {
      on: 'close',
      from: ['received', 'in_progress', 'answered'],
      to: 'closed',
      actor: ['operator'],
      effects: [],
    },
  ],
}
