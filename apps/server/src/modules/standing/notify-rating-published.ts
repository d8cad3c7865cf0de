import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { nameForOthers } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Game } from '../games/games.repository.ts'
import { showRating, type Rating } from './ratings.repository.ts'

/** Shows a rating to everybody, and tells the person whom it is about; once. */
export async function notifyRatingPublished(
  deps: Deps,
  tx: Tx,
  game: Game,
  r: Rating,
  now: Instant,
): Promise<void> {
  if (!(await showRating(tx, r, now))) return
  const rater = (await readPeople(tx, [r.raterId])).get(r.raterId)
  await notify(deps.jobs, tx, {
    userId: r.rateeId,
    kind: 'rating_shown',
    params: {
      ...toMessageGame(game),
      raterName: rater ? nameForOthers(rater) : '',
      stars: r.stars,
      words: r.words || null,
    },
  })
}
