import { ratingState } from '@tomogolf/domain/rating'
import type { Deps } from '../../deps.ts'
import { newId } from '../../platform/security/ids.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockGame } from '../games/games.repository.ts'
import { listRatingsIn, saveRating } from './ratings.repository.ts'
import { matesOf } from './round-mates.ts'
import { notifyRatingPublished } from './notify-rating-published.ts'

/** What somebody says of a person they played with, once for a game; it can be changed until it is shown. When both have spoken, both are shown. */
export async function ratePerson(
  deps: Deps,
  r: { gameId: string; raterId: string; rateeId: string; stars: number; words: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'RATING_CLOSED' | 'RATING_NOT_ALLOWED'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    // the game's lock: two who rate at once must both see that both have
    const game = await lockGame(tx, r.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (!(await matesOf(tx, game, r.raterId)).includes(r.rateeId))
      return refuse('RATING_NOT_ALLOWED')
    const state = ratingState(game.teeTime, game.status === 'completed', now)
    if (state !== 'open') return refuse(state === 'closed' ? 'RATING_CLOSED' : 'RATING_NOT_ALLOWED')
    const saved = await saveRating(tx, {
      id: newId(),
      gameId: game.id,
      raterId: r.raterId,
      rateeId: r.rateeId,
      stars: r.stars,
      words: r.words,
      createdAt: now,
      updatedAt: now,
      shownAt: null,
      hiddenAt: null,
      hiddenBy: null,
      hiddenReason: null,
    })
    if (!saved) return refuse('RATING_CLOSED')
    const pair = (await listRatingsIn(tx, game.id)).filter(
      (x) =>
        (x.raterId === r.raterId && x.rateeId === r.rateeId) ||
        (x.raterId === r.rateeId && x.rateeId === r.raterId),
    )
    if (pair.length === 2)
      for (const one of pair) await notifyRatingPublished(deps, tx, game, one, now)
    return { success: true as const }
  })
}
