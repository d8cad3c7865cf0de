import { UPCOMING, type ParticipationState } from '@tomogolf/domain/participation-machine'
import type { OwnGame } from '@tomogolf/domain/joining'
import { readPeople, type Person } from '../accounts/people.read.ts'
import type { Tx } from '../../platform/database.ts'
import type { games } from './games.table.ts'

// Who plays where belongs to the participations, a later module whose tables this one may not import. A game without its
// players would be half a game, so these reads name the columns themselves, here and nowhere else.

/** A reserved seat is not yet shown: its hold may be refused in the next second. */
const SHOWN: readonly ParticipationState[] = ['confirmed', 'checked_in', 'missing', 'disputed', 'no_show', 'host_absent']
/** The people of some games: everybody by id, and each game's guests in the order they joined. */
export type Company = { readonly people: ReadonlyMap<string, Person>; readonly guests: ReadonlyMap<string, readonly string[]> }

export async function readCompany(tx: Tx, list: readonly Pick<typeof games.$inferSelect, 'id' | 'hostId'>[]): Promise<Company> {
  if (list.length === 0) return { people: new Map(), guests: new Map() }
  const { rows } = await tx.executeSql<{ game_id: string; guest_id: string }>(
    'SELECT game_id, guest_id FROM participations WHERE game_id = ANY($1::text[]) AND status = ANY($2::text[]) ORDER BY agreed_at, id',
    [list.map((g) => g.id), SHOWN])
  const guests = new Map<string, string[]>()
  for (const r of rows) guests.set(r.game_id, [...(guests.get(r.game_id) ?? []), r.guest_id])
  return { people: await readPeople(tx, [...list.map((g) => g.hostId), ...rows.map((r) => r.guest_id)]), guests }
}

/** Games somebody still has ahead, as host or as guest: nobody sits in two at once. */
export async function readUpcomingOf(tx: Tx, userId: string): Promise<OwnGame[]> {
  const { rows } = await tx.executeSql<{ id: string; course_name: string; tee_time: string | Date }>(
    `SELECT id, course_name, tee_time FROM games WHERE status IN ('scheduled', 'active')
       AND (host_id = $1 OR id IN (SELECT game_id FROM participations WHERE guest_id = $1 AND status = ANY($2::text[])))`, [userId, UPCOMING])
  return rows.map((r) => ({ id: r.id, courseName: r.course_name, teeTime: new Date(r.tee_time).getTime() }))
}

/** Whether anybody has checked in. */
export async function hasArrivals(tx: Tx, gameId: string): Promise<boolean> {
  return (await tx.executeSql(`SELECT 1 FROM participations WHERE game_id = $1 AND status = 'checked_in' LIMIT 1`, [gameId])).rows.length > 0
}
