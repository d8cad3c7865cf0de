import type { Instant } from '@tomogolf/domain/time'

/** A time in a message: shown in Japan time, and in the recipient's own zone where it is known. */
export type MessageTime = { readonly at: Instant }

/** A course; Japanese and Chinese readers see `courseNameJa` where it is known. */
export type MessageCourse = {
  readonly courseName: string
  readonly courseNameJa?: string | null
}

/** The game a message is about. */
export type MessageGame = MessageCourse & {
  readonly gameId: string
  readonly teeTime: MessageTime
  /** Absent: the reader's own seat, or the game. */
  readonly seats?: MessageSeats | undefined
}

/**
 * Which seats of a party a message is about: the one of a companion, or all of a guest. Its amounts are
 * for one seat. Names are display names.
 */
export type MessageSeats = {
  readonly to: 'guest' | 'host'
  readonly about: 'companion' | 'party'
  /** The guest who covers the seats. */
  readonly guest: string
  readonly companions: readonly string[]
}

export const toMessageCourse = ({
  courseName,
  courseNameJa,
}: {
  readonly courseName: string
  readonly courseNameJa: string | null
}): { courseName: string; courseNameJa: string | null } => ({ courseName, courseNameJa })

type GameColumns = {
  readonly id: string
  readonly courseName: string
  readonly courseNameJa: string | null
  readonly teeTime: Instant
}
export const toMessageGame = (game: GameColumns): MessageGame => ({
  gameId: game.id,
  ...toMessageCourse(game),
  teeTime: { at: game.teeTime },
})

/** A saved card: the provider's identifier of the brand, and the last four digits. */
export type MessageCard = { readonly brand: string; readonly last4: string }

/** Why a card was declined. The first four come from the card provider, `OTHER` covers the rest. */
export type DeclineReason =
  | 'CARD_DECLINED'
  | 'INSUFFICIENT_FUNDS'
  | 'CARD_EXPIRED'
  | 'AUTHENTICATION_REQUIRED'
  | 'OTHER'

/**
 * What happened to a guest's hold. `never_held`: it was still scheduled, so the card was never
 * charged or reserved. `kept`: an operator decides.
 */
export type HoldFate = 'released' | 'never_held' | 'kept'
