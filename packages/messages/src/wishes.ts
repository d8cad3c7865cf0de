import type { Region } from '@tomogolf/domain/regions'
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
  /** Later games of the same weekly series that fit too. */
  readonly alsoAt?: readonly MessageTime[]
  /** Until then the reader is among the few who are notified; absent: it is listed. */
  readonly listedFrom?: MessageTime
}
/**
 * `token`: proves the mailbox to the links of the mail, which show, change and stop wishes without a
 * session.
 */
export type WishAlert = { readonly games: readonly WishGame[]; readonly token: string }

/** The page of a game for its guests, with the key of an invite-only one. */
export const invitationPath = ({
  gameId,
  inviteKey,
}: {
  readonly gameId: string
  readonly inviteKey: string | null
}): string =>
  `/games/${encodeURIComponent(gameId)}${inviteKey === null ? '' : `?invite=${inviteKey}`}`

export type WishMessages = {
  /** At once: the first game is played soon. */
  wish_fits: WishAlert
  /** Once a day. */
  wish_digest: WishAlert
  /** Once a week: what visitors want where the reader hosts. Days are `YYYY-MM-DD`. */
  host_digest: {
    region: Region
    weeks: readonly {
      readonly from: string
      readonly to: string
      readonly people: number
      readonly needClubs: number | null
    }[]
  }
  /** Host and guest of a round both want to play again. `name`: the other one. */
  play_again_host: MessageGame & { name: string }
  play_again_guest: MessageGame & { name: string }
  /** The game is the new one. `inviteKey`: null when it is open to all. */
  play_again_invitation: MessageGame & { name: string; inviteKey: string | null }
}
