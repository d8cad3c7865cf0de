import { CONFIRMED } from '@tomogolf/domain/machines/seat-states'
import { getTableColumns } from 'drizzle-orm'
import { columnsOf, rowReader, type Tx } from '../../platform/database/database.ts'
import { batched } from '../../platform/cache/batch-loader.ts'
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

const readBatch = batched(readShown)
/** Games with their players. Concurrent requests share batched statements. */
export const readShownGames = async (db: Tx, ids: readonly string[]): Promise<ShownGames> =>
  ids.length === 0 ? { games: new Map(), rosters: toRosters([]) } : readBatch(db, ids)
