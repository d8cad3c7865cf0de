import type { Money } from '@tomogolf/domain/money'
import type { MessageGame, MessageTime } from './params.ts'

/** Why a strike was given. `operator`: see `reason`. */
export type StrikeCause = 'no_show' | 'host_absent' | 'operator'

/** Strikes, appeals, suspensions and ratings. */
export type StandingMessages = {
  /**
   * `strikes`: the count including this one. `suspendedUntil`: the automatic suspension that comes
   * with it; null for a warning. One message covers both.
   */
  strike: {
    cause: StrikeCause
    reason: string | null
    game: MessageGame | null
    strikes: number
    suspendedUntil: MessageTime | null
  }
  strike_removed: { reason: string; strikes: number; suspendedUntil: MessageTime | null }
  /** An operator reads the appeal next. `game`: null when the strike came from no game. */
  appeal_received: { game: MessageGame | null }
  appeal_decided: {
    game: MessageGame | null
    outcome: 'accepted' | 'rejected'
    strikeRemoved: boolean
    reason: string
  }
  /** `names`: the players to rate. */
  rating_ask: MessageGame & { names: string; until: MessageTime }
  rating_shown: MessageGame & { raterName: string; stars: number; comment: string | null }
  /** A suspension by an operator. */
  suspended: { reason: string; until: MessageTime }
  suspension_lifted: { reason: string }
  /** A new account continues a deleted one. `strikes`: the count now. `debts`: unpaid charges. */
  standing_inherited: {
    strikes: number
    suspendedUntil: MessageTime | null
    debts: readonly Money[]
  }
}
