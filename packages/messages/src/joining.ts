import type { Money } from '@tomogolf/domain/money'
import type { DeclineReason, MessageCard, MessageGame, MessageTime } from './params.ts'

/** Publishing a game, joining it, and the hold that comes with a seat. */
export type JoiningMessages = {
  /** To the host. `freeCancelUntil`: the last moment to cancel a game with guests at no cost. */
  game_created: MessageGame & {
    price: Money
    slots: number
    arriveBy: MessageTime
    freeCancelUntil: MessageTime
    /** Of a weekly series: the later tee times. */
    repeatedAt?: readonly MessageTime[]
  }
  /** To the host: an administrator has looked at the evidence of the course booking. */
  booking_reviewed: MessageGame & { accepted: boolean; reason: string }
  /**
   * `hold` = green fee + `fee`. `placeAt`: when the hold will be placed; null when it is placed
   * already.
   */
  joined_guest: MessageGame & {
    hostName: string
    hold: Money
    fee: Money
    placeAt: MessageTime | null
    freeUntil: MessageTime
    checkInOpens: MessageTime
  }
  /** `placesLeft`: after this guest. `kept`: seats for companions whom the guest has invited. */
  joined_host: MessageGame & { guestName: string; placesLeft: number; kept?: number }
  /** A scheduled hold has been placed. */
  hold_placed: MessageGame & {
    hold: Money
    fee: Money
    card: MessageCard
    freeUntil: MessageTime
  }
  /**
   * `giveUpAt`: when the seat is released. `nextTryAt`: the next retry with the same card; null
   * when there is none before `giveUpAt`.
   */
  hold_refused: MessageGame & {
    hold: Money
    card: MessageCard
    reason: DeclineReason
    giveUpAt: MessageTime
    nextTryAt: MessageTime | null
  }
  /** The bank requires the guest to confirm the payment. */
  hold_needs_action: MessageGame & { hold: Money; card: MessageCard; giveUpAt: MessageTime }
  /** `removedFor`: why the team removed the guest; left out when the hold could not be placed. */
  seat_released_guest: MessageGame & { hold: Money; removedFor?: string | null }
  seat_released_host: MessageGame & { guestName: string; placesLeft: number; isByTeam?: boolean }
}
