import type { z } from 'zod'
import type { Profile } from '@tomogolf/contract/accounts.schemas'
import type { OwnGame } from '@tomogolf/domain/joining'
import type { Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'

/** The customer at the card provider and the default card. */
export type PaymentProfile = {
  readonly customerId: string | null
  readonly defaultCardId: string | null
}
/** The strikes and suspensions of a user that count now. */
export type Standing = Pick<z.input<typeof Profile>['standing'], 'strikes' | 'suspensions'>
/** A game ahead that two people play together; `freeUntil` null: the reader hosts it. */
export type SharedGame = OwnGame & { readonly otherId: string; readonly freeUntil: Instant | null }
/** What the profile shows from later modules. */
export type AccountPorts = {
  readPaymentProfile(tx: Tx, userId: string): Promise<PaymentProfile>
  readStanding(tx: Tx, userId: string, now: Instant): Promise<Standing>
  countStrikes(tx: Tx, userId: string): Promise<number>
  /** A women-only game ahead in which a user plays, as host or as guest. */
  readWomenOnlyGame(tx: Tx, userId: string): Promise<OwnGame | undefined>
  /** Unpaid charges. */
  readDebts(tx: Tx, userId: string): Promise<Money[]>
  /** A user has blocked another: requests between them end, games that both are in stay. */
  onBlocked(
    deps: Deps,
    tx: Tx,
    pair: { readonly blockerId: string; readonly blockedId: string },
    now: Instant,
  ): Promise<void>
  /** Games ahead of a user in which one of the others plays too, by tee time. */
  readSharedGames(
    tx: Tx,
    userId: string,
    otherIds: readonly string[],
    now: Instant,
  ): Promise<SharedGame[]>
  /** The address has changed: the card provider has it too. */
  onEmailChanged(deps: Deps, tx: Tx, userId: string): Promise<void>
  /** A link in a mail to an address was opened: mail arrives there. */
  onMailReceived(deps: Deps, tx: Tx, email: string): Promise<void>
  /** A change of the address was undone: what a taker may have set since an instant goes. */
  onTakeoverEnded(tx: Tx, userId: string, since: Instant): Promise<void>
  /** A verified address may belong to a deleted account, whose standing continues. */
  inheritByMailbox(deps: Deps, tx: Tx, user: { id: string; email: string }): Promise<void>
}
