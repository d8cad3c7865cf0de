import type { ResultOf } from '@tomogolf/contract/endpoints'
import { ratingCloses, ratingState } from '@tomogolf/domain/rating'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { nameForOthers, presentPlayer } from '../accounts/profile/people.presenter.ts'
import { readPeople } from '../accounts/profile/people.read.ts'
import type { Game } from '../games/games.repository.ts'
import { listReportedRatings } from '../participations/cases/reports.repository.ts'
import { listRatingsIn, listShownOf, type Rating } from './ratings.repository.ts'
import { matesOf } from './round-mates.ts'

const present = (r: Rating) => ({ id: r.id, stars: r.stars, words: r.words, at: iso(r.updatedAt) })
const SHOWN_AT_MOST = 10

/** Whom a viewer played with, and what was said. What others said of the viewer appears only once it is shown. */
export async function readRoundRatings(
  tx: Tx,
  game: Game,
  viewerId: string,
  now: Instant,
): Promise<ResultOf<'GET /api/games/:id/ratings'>> {
  const completed = game.status === 'completed'
  const mates = completed ? await matesOf(tx, game, viewerId) : []
  const people = await readPeople(tx, mates),
    said = await listRatingsIn(tx, game.id)
  const reported = await listReportedRatings(
    tx,
    viewerId,
    said.map((r) => r.id),
  )
  return {
    state: ratingState(game.teeTime, completed, now),
    closes: iso(ratingCloses(game.teeTime)),
    mates: mates.flatMap((id) => {
      const person = people.get(id)
      const mine = said.find((r) => r.raterId === viewerId && r.rateeId === id),
        theirs = said.find((r) => r.raterId === id && r.rateeId === viewerId && r.shownAt !== null)
      return person
        ? [
            {
              player: presentPlayer(person, id === game.hostId),
              mine: mine ? { ...present(mine), shown: mine.shownAt !== null } : null,
              theirs: theirs ? { ...present(theirs), reported: reported.has(theirs.id) } : null,
            },
          ]
        : []
    }),
  }
}

/** What was said of somebody lately, for everybody to read. */
export async function readShownRatings(
  tx: Tx,
  userId: string,
): Promise<ResultOf<'GET /api/users/:id/ratings'>> {
  const shown = await listShownOf(tx, userId, SHOWN_AT_MOST)
  const people = await readPeople(
    tx,
    shown.map((r) => r.raterId),
  )
  return {
    ratings: shown.map((r) => {
      const by = people.get(r.raterId)
      return { ...present(r), by: by ? nameForOthers(by) : '' }
    }),
  }
}
