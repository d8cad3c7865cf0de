import { and, eq, inArray, or } from 'drizzle-orm'
import { CONFIRMED, UPCOMING } from '@tomogolf/domain/machines/seat-states'
import type { OwnGame } from '@tomogolf/domain/joining'
import { PERSON_COLUMNS, PERSON_TABLES, type Person } from '../accounts/profile/people.read.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Rosters } from '../games/game-ports.types.ts'
import { readGame, type Game } from '../games/games.repository.ts'
import { games } from '../games/games.table.ts'
import { listRequestsOf } from './approval/join-requests.repository.ts'
import { joinRequests } from './approval/join-requests.table.ts'
import { readParticipationOf } from './participations.repository.ts'
import { participations } from './participations.table.ts'
import { listPlacesOf } from './waiting/waiting.repository.ts'

/**
 * The guests (in the states `$2`) with the number of their companions, and then the hosts of the games
 * `$1`. Raw SQL: a prepared statement of the busiest pages.
 */
export const ROSTERS = `SELECT p.game_id, p.agreed_at, p.id AS seat,
  (SELECT count(*)::int FROM participations c
    WHERE c.party_lead_id = p.id AND c.status = ANY($2::text[])) AS companions, ${PERSON_COLUMNS}
  FROM participations p JOIN ${PERSON_TABLES} ON u.id = p.guest_id
  WHERE p.game_id = ANY($1::text[]) AND p.status = ANY($2::text[])
    AND p.party_lead_id IS NULL
  UNION ALL SELECT NULL, NULL, NULL, 0, ${PERSON_COLUMNS} FROM ${PERSON_TABLES}
    WHERE u.id IN (SELECT host_id FROM games WHERE id = ANY($1::text[])) ORDER BY 2, 3`
export type RosterRow = Person & { game_id: string | null; companions: number }

export async function readRosters(tx: Tx, list: readonly Pick<Game, 'id'>[]): Promise<Rosters> {
  if (list.length === 0) return toRosters([])
  return toRosters(
    (await tx.executeSql<RosterRow>(ROSTERS, [list.map((game) => game.id), CONFIRMED], 'rosters'))
      .rows,
  )
}
export function toRosters(rows: readonly RosterRow[]): Rosters {
  const people = new Map<string, Person>(),
    guests = new Map<string, string[]>(),
    companions = new Map<string, Map<string, number>>()
  for (const { game_id: gameId, companions: brings, ...person } of rows) {
    people.set(person.id, person)
    if (gameId === null) continue
    guests.set(gameId, [...(guests.get(gameId) ?? []), person.id])
    if (brings > 0)
      companions.set(gameId, (companions.get(gameId) ?? new Map()).set(person.id, brings))
  }
  return { people, guests, companions }
}

/** A women-only game ahead in which a user plays, as host or as guest. */
export async function readWomenOnlyGame(tx: Tx, userId: string): Promise<OwnGame | undefined> {
  const ahead = (await readUpcomingOf(tx, userId)).map(({ id }) => id)
  const [game] = await tx.orm
    .select(OWN_GAME)
    .from(games)
    .where(and(inArray(games.id, ahead), games.womenOnly))
    .orderBy(games.teeTime)
    .limit(1)
  return game
}
const OWN_GAME = {
  id: games.id,
  courseName: games.courseName,
  courseNameJa: games.courseNameJa,
  teeTime: games.teeTime,
}

/** A user's games ahead, as host or as guest, for finding clashes. */
export async function readUpcomingOf(tx: Tx, userId: string): Promise<OwnGame[]> {
  const seatedIn = tx.orm
    .select({ id: participations.gameId })
    .from(participations)
    .where(and(eq(participations.guestId, userId), inArray(participations.status, [...UPCOMING])))
  return tx.orm
    .select(OWN_GAME)
    .from(games)
    .where(
      and(
        inArray(games.status, ['scheduled', 'active']),
        or(eq(games.hostId, userId), inArray(games.id, seatedIn)),
      ),
    )
}

/** Whether a user has or had a seat in a game, has asked for one or waits for one. */
export const isPlayer = async (tx: Tx, userId: string, gameId: string): Promise<boolean> =>
  (await readParticipationOf(tx, gameId, userId)) !== undefined ||
  (await listRequestsOf(tx, userId, [gameId])).length > 0 ||
  (await listPlacesOf(tx, userId, [gameId])).length > 0

/** Whether a user hosts a game or is a player: another administrator decides about it. */
export const takesPart = async (
  tx: Tx,
  userId: string,
  game: Pick<Game, 'id' | 'hostId'>,
): Promise<boolean> => game.hostId === userId || isPlayer(tx, userId, game.id)

/** The games in which a user takes part. */
export async function listGamesOf(tx: Tx, userId: string): Promise<string[]> {
  const hosted = await tx.orm.select({ id: games.id }).from(games).where(eq(games.hostId, userId))
  const seated = await tx.orm
    .select({ id: participations.gameId })
    .from(participations)
    .where(eq(participations.guestId, userId))
  const asked = await tx.orm
    .select({ id: joinRequests.gameId })
    .from(joinRequests)
    .where(eq(joinRequests.guestId, userId))
  const waiting = (await listPlacesOf(tx, userId)).map(({ gameId }) => ({ id: gameId }))
  return [...new Set([hosted, seated, asked, waiting].flat().map(({ id }) => id))]
}

/** Whether a record is a user's own, or of a game in which the user takes part. */
export async function concerns(
  tx: Tx,
  {
    personId = null,
    gameId,
  }: { readonly personId?: string | null; readonly gameId: string | null },
  userId: string,
): Promise<boolean> {
  if (personId === userId) return true
  const game = gameId === null ? undefined : await readGame(tx, gameId)
  return game !== undefined && takesPart(tx, userId, game)
}
