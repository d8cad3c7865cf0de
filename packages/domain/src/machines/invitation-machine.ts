import type { Machine } from './machine.ts'

export const INVITATION_STATES = [
  'open',
  'taking',
  'taken',
  'revoked',
  'expired',
  'closed',
] as const
export type InvitationState = (typeof INVITATION_STATES)[number]
export type InvitationEvent = 'take' | 'take_failed' | 'join' | 'revoke' | 'expire' | 'close'
export type InvitationEffect = 'keep_seat' | 'free_seat' | 'reserve_seat' | 'notify_inviter'

/** States in which an invited companion may still come. */
export const INVITING: readonly InvitationState[] = ['open', 'taking']

/**
 * A seat that a guest keeps for an invited companion, without a hold. `taking`: the companion has
 * accepted, and the hold is being placed. `close`: the guest's own seat or the game has ended.
 */
export const invitationMachine: Machine<InvitationState, InvitationEvent, InvitationEffect> = {
  name: 'invitation',
  initial: ['open'],
  final: ['taken', 'revoked', 'expired', 'closed'],
  states: INVITATION_STATES,
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
      effects: ['keep_seat'],
      deadline: 'authentication not finished, or no answer of the card provider, in time',
    },
    {
      on: 'join',
      from: ['taking'],
      to: 'taken',
      actor: ['provider', 'system', 'guest'],
      effects: ['notify_inviter'],
    },
    {
      on: 'revoke',
      from: ['open'],
      to: 'revoked',
      actor: ['guest'],
      effects: ['free_seat'],
    },
    {
      on: 'expire',
      from: ['open', 'taking'],
      to: 'expired',
      actor: ['clock', 'system'],
      effects: ['free_seat', 'notify_inviter'],
      deadline: 'invitation hours, the join deadline at the latest',
    },
    // a companion who has accepted keeps the own reservation
    {
      on: 'close',
      from: ['open', 'taking'],
      to: 'closed',
      actor: ['guest', 'host', 'operator', 'clock', 'system', 'provider'],
      effects: ['free_seat'],
      deadline: "the guest's seat is released",
    },
  ],
}
