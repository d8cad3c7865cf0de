import { ratingState } from '@tomogolf/domain/rating'
import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockGame } from '../games/games.repository.ts'
import { listRatingsIn, saveRating } from './ratings.repository.ts'
import { readRoundMates } from './round-mates.read.ts'
import { publishRating } from './publish-rating.step.ts'

/**
 * Rates a player of the same round, once per game; the rating can change until it is published.
 * When both have rated, both ratings are published.
 */
export async function ratePerson(
  deps: Deps,
  request: { gameId: string; raterId: string; rateeId: string; stars: number; comment: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'RATING_CLOSED' | 'RATING_NOT_ALLOWED'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    // the game lock: two concurrent ratings must both see that both exist
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (!(await readRoundMates(tx, game, request.raterId)).includes(request.rateeId))
      return refuse('RATING_NOT_ALLOWED')
    const state = ratingState(game.teeTime, game.status === 'completed', now)
    if (state !== 'open') return refuse(state === 'closed' ? 'RATING_CLOSED' : 'RATING_NOT_ALLOWED')
    const saved = await saveRating(tx, {
      id: newId(),
      gameId: game.id,
      raterId: request.raterId,
      rateeId: request.rateeId,
      stars: request.stars,
      comment: request.comment,
      createdAt: now,
      updatedAt: now,
      shownAt: null,
      hiddenAt: null,
      hiddenBy: null,
      hiddenReason: null,
    })
    if (!saved) return refuse('RATING_CLOSED')
    const pair = (await listRatingsIn(tx, game.id)).filter(
      (rating) =>
        (rating.raterId === request.raterId && rating.rateeId === request.rateeId) ||
        (rating.raterId === request.rateeId && rating.rateeId === request.raterId),
    )
    if (pair.length === 2) for (const one of pair) await publishRating(deps, tx, game, one, now)
    return { success: true as const }
  })
}
