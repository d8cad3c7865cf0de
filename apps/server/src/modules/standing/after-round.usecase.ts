import { ratingCloses } from '@tomogolf/domain/rating'
import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { lockGame, readGame } from '../games/games.repository.ts'
import { listRatingsIn } from './ratings.repository.ts'
import { matesOf } from './round-mates.ts'
import { notifyRatingPublished } from './notify-rating-published.ts'

/**
 * A game has ended: those who were there are asked to rate each other. After seven days what was said is shown, answered or not.
 * `lateGuestId`: a guest who is known only now to have been there; the others are asked already.
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
    const guests = (await matesOf(tx, game, game.hostId)).filter(
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
    const ask = (userId: string, whom: readonly string[]) =>
      notify(deps.jobs, tx, {
        userId,
        kind: 'rating_ask',
        params: { ...toMessageGame(game), names: names(whom), until: { at: until } },
      })
    await ask(game.hostId, guests)
    for (const guest of guests) await ask(guest, [game.hostId])
    await deps.jobs.enqueue(tx, 'standing.show_ratings', { gameId }, { at: until + 1 })
  })
}

/** The time to rate is over: everything that was said of this game is shown. */
export async function showRatings(deps: Deps, gameId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const now = deps.clock.now(),
      game = await lockGame(tx, gameId)
    if (!game || now <= ratingCloses(game.teeTime)) return
    for (const rating of await listRatingsIn(tx, gameId))
      await notifyRatingPublished(deps, tx, game, rating, now)
  })
}
