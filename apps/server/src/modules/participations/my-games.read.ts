import { and, asc, desc, eq, gt, inArray, lte, or, type SQL } from 'drizzle-orm'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { gameSeenBy } from '@tomogolf/domain/limits/blocks'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { ON_LIST } from '@tomogolf/domain/machines/waiting-machine'
import { ratingState } from '@tomogolf/domain/rating'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { readBlockedWith } from '../accounts/blocks/blocks.repository.ts'
import { presentListItem } from '../games/games.presenter.ts'
import type { Game } from '../games/games.repository.ts'
import { games } from '../games/games.table.ts'
import { readReceiptIds } from './ledger/transactions.read.ts'
import type { ParticipationPorts } from './participation-ports.types.ts'
import { readRosters } from './players.read.ts'
import { readLaunches } from '../settings/launches/launches.repository.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { joinRequests } from './approval/join-requests.table.ts'
import { participations } from './participations.table.ts'
import { waitingEntries } from './waiting/waiting.table.ts'
import { presentViewer } from './viewer.presenter.ts'
import { readViewerFactsByGame } from './viewer.read.ts'

/** Upper bound for one tab; no user has more games in the time that a tab covers. */
const MAX_GAMES = 200
export type MyGamesTab = 'upcoming' | 'past'
type MyGame = ResultOf<'GET /api/my-games'>['games'][number]

/** One tab of a user's games, with what the user may do with each, and the size of both tabs. */
export async function readMyGames(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { readRoundRatings }: ParticipationPorts,
  userId: string,
  tab: MyGamesTab,
): Promise<ResultOf<'GET /api/my-games'>> {
  const now = clock.now()
  const settings = await readSettings(db)
  const launches = await readLaunches(db)
  const upcoming = await listMyGames(db, userId, 'upcoming', now)
  const past = await listMyGames(db, userId, 'past', now)
  const listed = tab === 'upcoming' ? upcoming : past
  const rosters = await readRosters(db, listed)
  const ids = listed.map(({ id }) => id)
  const facts = await readViewerFactsByGame(db, ids, userId, now)
  const receipts = await readReceiptIds(db, userId, ids)
  const ratings = new Map<string, MyGame['rating']>()
  // the few rounds of the last days
  for (const game of listed)
    if (ratingState(game.teeTime, game.status === 'completed', now) === 'open')
      ratings.set(game.id, presentRating(await readRoundRatings(db, game, userId, now)))
  const blockedWith = await readBlockedWith(db, userId)
  const seen = listed.map((game) =>
    gameSeenBy(game, rosters.guests.get(game.id) ?? [], { id: userId, blockedWith }),
  )
  return {
    games: seen.map((game) => ({
      ...presentListItem(game, { rosters, settings, launches, viewerId: userId }),
      status: game.hostId === userId ? ('host' as const) : ('guest' as const),
      viewer: presentViewer(game, facts.get(game.id)!, settings, now),
      rating: ratings.get(game.id) ?? null,
      receiptId: receipts.get(game.id) ?? null,
    })),
    counts: { upcoming: upcoming.length, past: past.length },
  }
}

/** Null for a viewer who may rate no player, for example after a no-show. */
function presentRating({ mates }: ResultOf<'GET /api/games/:id/ratings'>): MyGame['rating'] {
  if (mates.length === 0) return null
  return {
    next: mates.find(({ mine }) => mine === null)?.player ?? null,
    given: mates.flatMap(({ player, mine }) => (mine ? [{ player, stars: mine.stars }] : [])),
  }
}

/**
 * The games a user hosts, and those the user joined, except seats that were never confirmed or were
 * left free of charge, and those the user has asked to join or waits for. A game is upcoming until
 * six hours after the tee time or until it is cancelled.
 */
async function listMyGames(tx: Tx, userId: string, tab: MyGamesTab, now: Instant): Promise<Game[]> {
  const joined = tx.orm
    .select({ id: participations.gameId })
    .from(participations)
    .where(and(eq(participations.guestId, userId), inArray(participations.status, LISTED_STATES)))
  const asked = tx.orm
    .select({ id: joinRequests.gameId })
    .from(joinRequests)
    .where(and(eq(joinRequests.guestId, userId), eq(joinRequests.status, 'pending')))
  const waiting = tx.orm
    .select({ id: waitingEntries.gameId })
    .from(waitingEntries)
    .where(and(eq(waitingEntries.guestId, userId), inArray(waitingEntries.status, [...ON_LIST])))
  const mine = or(
    eq(games.hostId, userId),
    inArray(games.id, joined),
    tab === 'upcoming' ? or(inArray(games.id, asked), inArray(games.id, waiting)) : undefined,
  )
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
