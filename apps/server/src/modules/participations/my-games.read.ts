import { and, asc, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { presentListItem } from '../games/games.presenter.ts'
import type { Game } from '../games/games.repository.ts'
import { games } from '../games/games.table.ts'
import { readRosters } from './players.read.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { participations } from './participations.table.ts'
import { presentViewer } from './viewer.presenter.ts'
import { readViewerFactsByGame } from './viewer.read.ts'

/** Upper bound for one tab; no user has more games in the time that a tab covers. */
const MAX_GAMES = 200
export type MyGamesTab = 'upcoming' | 'past'

/** One tab of a user's games, with what the user may do with each, and the size of both tabs. */
export async function readMyGames(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  tab: MyGamesTab,
): Promise<ResultOf<'GET /api/my-games'>> {
  const now = clock.now()
  const settings = await readSettings(db)
  const upcoming = await listMyGames(db, userId, 'upcoming', now)
  const past = await listMyGames(db, userId, 'past', now)
  const listed = tab === 'upcoming' ? upcoming : past
  const rosters = await readRosters(db, listed)
  const facts = await readViewerFactsByGame(
    db,
    listed.map(({ id }) => id),
    userId,
    now,
  )
  return {
    games: listed.map((game) => ({
      ...presentListItem(game, { rosters, settings, viewerId: userId }),
      status: game.hostId === userId ? ('host' as const) : ('guest' as const),
      viewer: presentViewer(game, facts.get(game.id)!, settings, now),
    })),
    counts: { upcoming: upcoming.length, past: past.length },
  }
}

/**
 * The games a user hosts, and those the user joined, except seats that were never confirmed or were
 * left free of charge. A game is upcoming until six hours after the tee time or until it is
 * cancelled.
 */
async function listMyGames(tx: Tx, userId: string, tab: MyGamesTab, now: Instant): Promise<Game[]> {
  const joined = tx.orm
    .select({ id: participations.gameId })
    .from(participations)
    .where(and(eq(participations.guestId, userId), inArray(participations.status, LISTED_STATES)))
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
    .limit(MAX_GAMES)
}
const LISTED_STATES: (typeof participations.$inferSelect)['status'][] = [
  'reserved',
  'confirmed',
  'left_late',
  'seat_released',
  'game_cancelled',
  'force_cancelled',
  'arrived',
  'checked_in',
  'missing',
  'unverified',
  'disputed',
  'no_show',
  'not_played',
  'host_absent',
]
