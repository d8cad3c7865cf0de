import type { Machine } from './machine.ts'

export const REQUEST_STATES = ['received', 'in_progress', 'answered', 'closed'] as const
export type RequestState = (typeof REQUEST_STATES)[number]
export type RequestEvent = 'take' | 'answer' | 'reopen' | 'close'

/**
 * How operators handle a thread of the inbox: a request for tee times or clubs, a message, a report
 * or an appeal. The reply itself goes by email or phone. A closed thread opens again when its
 * sender answers.
 */
export const requestMachine: Machine<RequestState, RequestEvent, never> = {
  name: 'request',
  initial: ['received'],
  final: [],
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
    {
      on: 'reopen',
      from: ['answered', 'closed'],
      to: 'in_progress',
      actor: ['operator', 'guest', 'host'],
      effects: [],
    },
    // the system: long after an answer
    {
      on: 'close',
      from: ['received', 'in_progress', 'answered'],
      to: 'closed',
      actor: ['operator', 'system'],
      effects: [],
    },
  ],
}
