import type { MessageGame, MessageTime } from './params.ts'

/** Seats that a guest keeps for invited companions. */
export type InvitationMessages = {
  /** To the guest: the companion is in. */
  invitation_taken: MessageGame & { guestName: string }
  /** To the guest: companions have not accepted in time. */
  invitation_expired: MessageGame & { count: number }
  /** To the guest: an operator has ended an invitation. */
  invitation_ended: MessageGame & { reason: string }
  /** To the guest, before the end. */
  invitation_reminder: MessageGame & { count: number; acceptUntil: MessageTime }
  /** To the host: seats are free again. `guestName`: who had invited. */
  invitation_ended_host: MessageGame & { guestName: string; count: number; placesLeft: number }
}
