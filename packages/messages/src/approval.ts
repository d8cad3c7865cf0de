import type { Money } from '@tomogolf/domain/money'
import type { JoiningMessages } from './joining.ts'
import type { MessageGame, MessageTime } from './params.ts'

/** Why a request to join ended without a seat. `changed`: the game is another one now. */
export type RequestEnd = 'declined' | 'unanswered' | 'changed' | 'cancelled' | 'operator'

/** Requests to join a game whose host approves guests. */
export type ApprovalMessages = {
  /** `again`: a reminder before the request ends. */
  join_asked_host: MessageGame & { guestName: string; answerUntil: MessageTime; again: boolean }
  join_asked_guest: MessageGame & { hostName: string; hold: Money; answerUntil: MessageTime }
  /** `placeAt`: null when the hold is placed at once. */
  join_accepted_guest: JoiningMessages['joined_guest']
  join_ended_guest: MessageGame & { hostName: string; why: RequestEnd }
  /** The host tried to accept; another game, the card or a debt of the guest stood in the way. */
  join_blocked_guest: MessageGame & { hostName: string; answerUntil: MessageTime }
}
