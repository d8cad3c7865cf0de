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
/** What the profile shows from later modules. */
export type AccountPorts = {
  readPaymentProfile(tx: Tx, userId: string): Promise<PaymentProfile>
  readStanding(tx: Tx, userId: string, now: Instant): Promise<Standing>
  countStrikes(tx: Tx, userId: string): Promise<number>
  /** A women-only game ahead in which a user plays, as host or as guest. */
  readWomenOnlyGame(tx: Tx, userId: string): Promise<OwnGame | undefined>
  /** Unpaid charges. */
  readDebts(tx: Tx, userId: string): Promise<Money[]>
  /** A verified address may belong to a deleted account, whose standing continues. */
  inheritByMailbox(deps: Deps, tx: Tx, user: { id: string; email: string }): Promise<void>
}
