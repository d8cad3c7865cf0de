import { and, asc, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { Game } from '../games/games.repository.ts'
import { games } from '../games/games.table.ts'
import { participations } from './participations.table.ts'

/** Most games of one person on one tab; nobody plays more in the time that a tab shows at once. */
const MOST = 200
export type MyTab = 'upcoming' | 'past'

/** Own games: as host, and as guest in any state but a place that never came about. Upcoming until six hours after the tee time or the cancellation. */
export async function readMyGames(
  tx: Tx,
  userId: string,
  tab: MyTab,
  now: Instant,
): Promise<Game[]> {
  const joined = tx.orm
    .select({ id: participations.gameId })
    .from(participations)
    .where(and(eq(participations.guestId, userId), inArray(participations.status, COUNTED)))
  const mine = or(eq(games.hostId, userId), inArray(games.id, joined))
  const open = and(
    inArray(games.status, ['scheduled', 'active']),
    gt(games.teeTime, now - GAME_LENGTH),
  ) as SQL
  const over = or(
    inArray(games.status, ['completed', 'cancelled', 'admin_cancelled']),
    lte(games.teeTime, now - GAME_LENGTH),
  ) as SQL
  return tx.orm
    .select()
    .from(games)
    .where(and(mine, tab === 'upcoming' ? open : over))
    .orderBy(tab === 'upcoming' ? asc(games.teeTime) : desc(games.teeTime))
    .limit(MOST)
}
const COUNTED: (typeof participations.$inferSelect)['status'][] = [
  'reserved',
  'confirmed',
  'left_late',
  'seat_released',
  'game_cancelled',
  'force_cancelled',
  'checked_in',
  'missing',
  'disputed',
  'no_show',
  'host_absent',
]
