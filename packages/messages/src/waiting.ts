import type { Money } from '@tomogolf/domain/money'
import type { JoiningMessages } from './joining.ts'
import type { MessageGame, MessageTime } from './params.ts'

/**
 * Why waiting ended without a seat. `expired`: the offer was not accepted; `closed`: joining has
 * closed; `changed`: the game is another one now; `too_large`: it has no room for the whole party;
 * `clash`, `card`, `account`: another game, the card or anything else of the guest stood in the way;
 * `operator`: for a stated reason.
 */
export type WaitingEnd =
  | 'expired'
  | 'closed'
  | 'changed'
  | 'too_large'
  | 'cancelled'
  | 'clash'
  | 'card'
  | 'account'
  | 'operator'

/** The waiting list of a full game. `token`: leaves the list without a login. */
export type WaitingMessages = {
  /** `spots`: all that the guest waits for; one when it is not said. */
  waiting_joined: MessageGame & { position: number; hold: Money; token: string; spots?: number }
  /** `fixUntil`: until when a refused card can be replaced; null when the hold comes later. */
  waiting_seat: JoiningMessages['joined_guest'] & { fixUntil: MessageTime | null }
  waiting_offer: MessageGame & {
    hostName: string
    hold: Money
    offerUntil: MessageTime
    token: string
    spots?: number
  }
  /** `reason`: of an operator. */
  waiting_ended: MessageGame & { why: WaitingEnd; reason?: string }
}
