import { and, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { ParticipationState } from '@tomogolf/domain/machines/participation-machine'
import { DAY, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { courses } from '../../courses/courses.table.ts'
import type { CalendarPlace } from '../../games/listing/calendar-file.presenter.ts'
import type { Game } from '../../games/games.repository.ts'
import { games } from '../../games/games.table.ts'
import { isOwnSeat } from '../participations.repository.ts'
import { participations } from '../participations.table.ts'

export type FeedSeat = {
  readonly role: 'host' | 'guest'
  /** The guest left, or the seat ended otherwise before the game. */
  readonly ended: boolean
  /** The card still has to be confirmed. */
  readonly pending: boolean
  /** How often the guest took a seat in this game. */
  readonly times: number
}
export type FeedGame = {
  readonly game: Game
  readonly place: CalendarPlace | undefined
  readonly seat: FeedSeat
}

/** Calendars keep what has ended this long. */
const KEPT = 30 * DAY
/** Upper bound; no user has more games in this time. */
const MAX_GAMES = 500
const ENDED: readonly ParticipationState[] = [
  'left',
  'left_late',
  'seat_released',
  'game_cancelled',
  'force_cancelled',
]

/** The games that a user hosts or joined, also cancelled and left ones, by tee time. */
export async function readFeedGames(tx: Tx, userId: string, now: Instant): Promise<FeedGame[]> {
  const seats = await tx.orm
    .select({ gameId: participations.gameId, status: participations.status })
    .from(participations)
    .innerJoin(games, eq(games.id, participations.gameId))
    .where(and(eq(participations.guestId, userId), isOwnSeat, gte(games.teeTime, now - KEPT)))
  // a card that was declined is no seat, but a later one continues its sequence
  const joined = seats.filter(({ status }) => status !== 'declined').map(({ gameId }) => gameId)
  const rows = await tx.orm
    .select({ game: games, lat: courses.lat, lng: courses.lng })
    .from(games)
    .leftJoin(courses, eq(courses.id, games.courseId))
    .where(
      and(
        gte(games.teeTime, now - KEPT),
        or(eq(games.hostId, userId), inArray(games.id, joined.length ? joined : [''])),
      ),
    )
    .orderBy(desc(games.teeTime), desc(games.id))
    .limit(MAX_GAMES)
  return rows.toReversed().map(({ game, lat, lng }) => {
    const mine = seats.filter(({ gameId }) => gameId === game.id)
    const current = mine.find(({ status }) => status !== 'declined' && !ENDED.includes(status))
    const hosts = game.hostId === userId
    return {
      game,
      place: lat === null || lng === null ? undefined : { lat, lng },
      seat: {
        role: hosts ? ('host' as const) : ('guest' as const),
        ended: !hosts && !current,
        pending: current?.status === 'reserved',
        times: mine.length,
      },
    }
  })
}
