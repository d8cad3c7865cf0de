import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { ratingCloses, ratingState } from '@tomogolf/domain/rating'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { nameForOthers, presentPlayer } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import type { Game } from '../games/games.repository.ts'
import { listReportedRatings } from '../participations/cases/reports.repository.ts'
import { listRatingsIn, listPublishedRatings, type Rating } from './ratings.repository.ts'
import { readRoundMates } from './round-mates.read.ts'

const presentRating = (rating: Rating) => ({
  id: rating.id,
  stars: rating.stars,
  comment: rating.comment,
  at: iso(rating.updatedAt),
})
const MAX_PUBLISHED = 10

/**
 * The viewer's fellow players of a round with both ratings. The other player's rating appears only
 * once it is published.
 */
export async function readRoundRatings(
  tx: Tx,
  game: Game,
  viewerId: string,
  now: Instant,
): Promise<ResultOf<'GET /api/games/:id/ratings'>> {
  const completed = game.status === 'completed'
  const mates = completed ? await readRoundMates(tx, game, viewerId) : []
  const people = await readPeople(tx, mates),
    ratings = await listRatingsIn(tx, game.id)
  const reported = await listReportedRatings(
    tx,
    viewerId,
    ratings.map((rating) => rating.id),
  )
  return {
    state: ratingState(game.teeTime, completed, now),
    closes: iso(ratingCloses(game.teeTime)),
    mates: mates.flatMap((id) => {
      const person = people.get(id)
      const mine = ratings.find((rating) => rating.raterId === viewerId && rating.rateeId === id),
        theirs = ratings.find(
          (rating) =>
            rating.raterId === id && rating.rateeId === viewerId && rating.shownAt !== null,
        )
      return person
        ? [
            {
              player: presentPlayer(person, id === game.hostId),
              mine: mine ? { ...presentRating(mine), shown: mine.shownAt !== null } : null,
              theirs: theirs
                ? { ...presentRating(theirs), reported: reported.has(theirs.id) }
                : null,
            },
          ]
        : []
    }),
  }
}

/** A user's latest published ratings. */
export async function readPublishedRatings(
  tx: Tx,
  userId: string,
): Promise<ResultOf<'GET /api/users/:id/ratings'>> {
  const shown = await listPublishedRatings(tx, userId, MAX_PUBLISHED)
  const people = await readPeople(
    tx,
    shown.map((rating) => rating.raterId),
  )
  return {
    ratings: shown.map((rating) => {
      const by = people.get(rating.raterId)
      return { ...presentRating(rating), by: by ? nameForOthers(by) : '' }
    }),
  }
}
