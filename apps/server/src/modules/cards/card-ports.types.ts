import type { Deps } from '../../deps.ts'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'

/** What depends on the cards of a user. */
export type CardDuties = {
  /** Holds that have not ended, by card; `moving`: those whose payment is under way. */
  readonly holds: ReadonlyMap<string, { readonly open: number; readonly moving: number }>
  /** Cases that an operator may decide with a charge. It goes to the default card. */
  readonly cases: number
  /** Charges that are still owed. They go to the default card, or to the one that is being tried. */
  readonly debts: number
  readonly chargingCardIds: ReadonlySet<string>
}

/** Reads and moves what depends on the cards: the participations, a later module. */
export type DutyPorts = {
  readCardDuties(tx: Tx, userId: string): Promise<CardDuties>
  /** Moves the holds that are still to be placed to another card. Returns how many there were. */
  moveHolds(tx: Tx, from: { cardId: string; toCardId: string }, now: Instant): Promise<number>
}
/** What cards need of later modules. */
export type CardPorts = DutyPorts & {
  /** A saved card may belong to a deleted account, whose standing continues. */
  inheritByCard(deps: Deps, tx: Tx, userId: string, fingerprint: string | null): Promise<void>
}
