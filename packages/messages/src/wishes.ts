import type { Money } from '@tomogolf/domain/money'
import type { MessageGame, MessageTime } from './params.ts'

/** A game that fits a wish. */
export type WishGame = MessageGame & {
  readonly hostName: string
  readonly location: string
  readonly price: Money
  /** The platform fee of one guest who joins now. */
  readonly fee: Money
  readonly free: number
  /** Until then the reader is among the few who are told; absent: it is listed. */
  readonly listedFrom?: MessageTime
}
/**
 * `token`: proves the mailbox to the links of the mail, which show, change and stop wishes without a
 * session.
 */
export type WishAlert = { readonly games: readonly WishGame[]; readonly token: string }

export type WishMessages = {
  /** At once: the first game is played soon. */
  wish_fits: WishAlert
  /** Once a day. */
  wish_digest: WishAlert
}
