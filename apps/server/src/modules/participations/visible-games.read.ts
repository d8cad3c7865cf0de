import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { getTableColumns } from 'drizzle-orm'
import { columnsOf, rowReader, type Tx } from '../../platform/database/database.ts'
import { BatchLoader } from '../../platform/cache/batch-loader.ts'
import type { ShownGames } from '../games/game-ports.types.ts'
import { games } from '../games/games.table.ts'
import { ROSTERS, toRosters, type RosterRow } from './players.read.ts'

// the search text is long and never shown
const { searchText: _, ...COLUMNS } = getTableColumns(games)

/** One row of two JSON texts: the driver parses them faster than separate fields. */
const SHOWN_GAMES = `SELECT
  (SELECT json_agg(x) FROM (
    SELECT ${columnsOf(COLUMNS, 'g')} FROM games g WHERE g.id = ANY($1::text[])
  ) x) AS games,
  (SELECT json_agg(y) FROM (${ROSTERS}) y) AS rosters`
const toGame = rowReader(COLUMNS)

async function readShown(tx: Tx, ids: readonly string[]): Promise<ShownGames> {
  const {
    rows: [row],
  } = await tx.executeSql<{
    games: Record<string, unknown>[] | null
    rosters: RosterRow[] | null
  }>(SHOWN_GAMES, [ids, CONFIRMED], 'shown-games')
  return {
    games: new Map((row?.games ?? []).map((game) => [game.id as string, toGame(game)])),
    rosters: toRosters(row?.rosters ?? []),
  }
}

const readers = new WeakMap<Tx, BatchLoader<string, ShownGames>>()
/** Games with their players. Concurrent requests share batched statements. */
export async function readShownGames(db: Tx, ids: readonly string[]): Promise<ShownGames> {
  if (ids.length === 0) return { games: new Map(), rosters: toRosters([]) }
  const known = readers.get(db) ?? new BatchLoader((some: readonly string[]) => readShown(db, some))
  readers.set(db, known)
  return known.load(ids)
}
