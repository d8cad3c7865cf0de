import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { ReadySlots } from '@tomogolf/domain/conversation/ready-messages'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { Game } from '../games/games.repository.ts'

/** A message as a statement keeps it. */
export type OwnMessage = {
  readonly id: string
  readonly createdAt: Instant
  readonly readyId: string | null
  readonly slots: ReadySlots | null
  readonly text: string | null
}

/** Reads of later modules: ratings belong to standing, messages to conversations. */
export type ParticipationPorts = {
  readRoundRatings(
    tx: Tx,
    game: Game,
    viewerId: string,
    now: Instant,
  ): Promise<ResultOf<'GET /api/games/:id/ratings'>>
  /** Those of the ids that a person has written in the conversation of a game. */
  listOwnMessages(
    tx: Tx,
    of: { gameId: string; userId: string; ids: readonly string[] },
  ): Promise<OwnMessage[]>
}
