import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Game } from '../games/games.repository.ts'
import { publishRatingRow, type Rating } from './ratings.repository.ts'

/** Publishes a rating and notifies the rated user, once. */
export async function publishRating(
  deps: Deps,
  tx: Tx,
  game: Game,
  rating: Rating,
  now: Instant,
): Promise<void> {
  if (!(await publishRatingRow(tx, rating, now))) return
  const rater = (await readPeople(tx, [rating.raterId])).get(rating.raterId)
  await notify(deps.jobs, tx, {
    userId: rating.rateeId,
    kind: 'rating_shown',
    params: {
      ...toMessageGame(game),
      raterName: rater ? nameForOthers(rater) : '',
      stars: rating.stars,
      comment: rating.comment || null,
    },
  })
}
