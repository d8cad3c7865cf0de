import type { Instant } from '@tomogolf/domain/time'

/** A time in a message: shown in Japan time, and in the recipient's own zone where it is known. */
export type MessageTime = { readonly at: Instant }

/** The game a message is about. `courseNameJa` is shown to Japanese readers where it is known. */
export type MessageGame = {
  readonly gameId: string
  readonly courseName: string
  readonly courseNameJa?: string | null
  readonly teeTime: MessageTime
}

type GameColumns = {
  readonly id: string
  readonly courseName: string
  readonly courseNameJa: string | null
  readonly teeTime: Instant
}
export const toMessageGame = (game: GameColumns): MessageGame => ({
  gameId: game.id,
  courseName: game.courseName,
  courseNameJa: game.courseNameJa,
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
