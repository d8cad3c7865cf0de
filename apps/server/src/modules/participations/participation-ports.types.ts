import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { Game } from '../games/games.repository.ts'

/** Reads of later modules: ratings belong to standing. */
export type ParticipationPorts = {
  readRoundRatings(
    tx: Tx,
    game: Game,
    viewerId: string,
    now: Instant,
  ): Promise<ResultOf<'GET /api/games/:id/ratings'>>
}
