import { ratingCloses } from '@tomogolf/domain/rating'
import type { Deps } from '../../deps.ts'
import { lockGame } from '../games/games.repository.ts'
import { listRatingsIn } from './ratings.repository.ts'
import { publishRating } from './publish-rating.step.ts'

/** Publishes all ratings of a game when the rating period is over. */
export async function publishRatings(deps: Deps, gameId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now(),
      game = await lockGame(tx, gameId)
    if (!game || now <= ratingCloses(game.teeTime)) return
    for (const rating of await listRatingsIn(tx, gameId))
      await publishRating(deps, tx, game, rating, now)
  })
}
