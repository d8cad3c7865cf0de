import { ratingCloses } from '@tomogolf/domain/rating'
import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { readGame } from '../games/games.repository.ts'
import { readRoundMates } from './round-mates.read.ts'

/**
 * Asks the guests and the host of a completed game to rate each other. After seven days ratings are
 * published, answered or not. `lateGuestId`: a guest whose attendance was proved later; the others
 * were asked before.
 */
export async function askForRatings(
  deps: Deps,
  gameId: string,
  lateGuestId?: string,
): Promise<void> {
  const game = await readGame(deps.db, gameId)
  if (!game || game.status !== 'completed') return
  await deps.db.transaction(async (tx) => {
    const until = ratingCloses(game.teeTime)
    const guests = (await readRoundMates(tx, game, game.hostId)).filter(
      (id) => !lateGuestId || id === lateGuestId,
    )
    if (guests.length === 0 || deps.clock.now() > until) return
    const people = await readPeople(tx, [game.hostId, ...guests])
    const names = (ids: readonly string[]) =>
      ids
        .flatMap((id) => people.get(id) ?? [])
        .map(nameForOthers)
        .filter(Boolean)
        .join(', ')
    const notifyRatingAsk = (userId: string, ratees: readonly string[]) =>
      notify(deps.jobs, tx, {
        userId,
        kind: 'rating_ask',
        params: { ...toMessageGame(game), names: names(ratees), until: { at: until } },
      })
    await notifyRatingAsk(game.hostId, guests)
    for (const guest of guests) await notifyRatingAsk(guest, [game.hostId])
    await deps.jobs.enqueue(tx, 'standing.show_ratings', { gameId }, { at: until + 1 })
  })
}
