import type { Money } from '@tomogolf/domain/money'
import type { HoldFate, MessageGame, MessageTime } from './params.ts'

/** Leaving, cancelling and editing a game, and the decision whether it is played. */
export type LeavingMessages = {
  /** To the guest whose seat a substitute has taken. */
  substitute_guest: MessageGame & {
    substituteName: string
    hold: Money
    fate: Exclude<HoldFate, 'kept'>
  }
  substitute_host: MessageGame & { guestName: string; formerName: string }
  /** To a substitute whose card was not confirmed before the offer ended. */
  substitute_ended: MessageGame & { hold: Money }
  left_free_guest: MessageGame & { hold: Money; fate: Exclude<HoldFate, 'kept'> }
  /**
   * `charged`: the whole hold. `windowHours`: the frozen window. `refund`: returned if the spot is taken
   * again; null once joining has closed.
   */
  left_late_guest: MessageGame & { charged: Money; windowHours: number; refund: Money | null }
  /** `owed`: the green-fee part of a late leave, owed to the host; null when leaving was free. */
  left_host: MessageGame & { guestName: string; placesLeft: number; owed: Money | null }
  game_cancelled_guest: MessageGame & {
    by: 'host' | 'operator' | 'too_few'
    reason: string | null
    hold: Money
    fate: HoldFate
  }
  /** Too few had joined at the time of the decision. `minPlayers` includes the host. */
  game_called_off_host: MessageGame & { guests: number; minPlayers: number }
  /** The decision: the round will be played. `isKept`: the host plays with fewer than planned. */
  game_on: MessageGame & {
    as: 'guest' | 'host'
    players: number
    isKept: boolean
    arriveBy: MessageTime
  }
  /** Too few so far; asked before the decision. */
  decision_asked_host: MessageGame & { guests: number; minPlayers: number; decideAt: MessageTime }
  /** An operator cancelled the host's game. */
  game_cancelled_host: MessageGame & { reason: string; guests: number }
  /** The team edited the game. */
  game_edited_host: MessageGame & { reason: string }
  /**
   * The game after the change; `before`: the game until then. `isFreeExit`: because of the change,
   * leaving is free until `freeUntil`; otherwise the change is small and what was agreed stays.
   */
  game_changed_guest: MessageGame & {
    hostName: string
    before: Omit<MessageGame, 'gameId'>
    hold: Money
    freeUntil: MessageTime
    isFreeExit: boolean
  }
}
