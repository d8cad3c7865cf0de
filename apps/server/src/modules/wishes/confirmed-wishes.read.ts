import { and, gte, lt, sql } from 'drizzle-orm'
import { WISH_MET_HOURS } from '@tomogolf/domain/wishes/liquidity'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { selectRows } from '../../platform/database/select-rows.ts'
import { games } from '../games/games.table.ts'
import { wishAlerts, wishes } from './wishes.table.ts'

const deadline = sql`${wishes.confirmedAt} + ${`${WISH_MET_HOURS} hours`}::interval`
// an alert that was repeated when its game had a spot again has the later time
const isMet = sql`EXISTS (
  SELECT 1 FROM ${wishAlerts} JOIN ${games} ON ${games.id} = ${wishAlerts.gameId}
  WHERE ${wishAlerts.wishId} = ${wishes.id} AND (${wishAlerts.at} < ${deadline}
    OR ${games.createdAt} >= ${wishes.confirmedAt} AND ${games.createdAt} < ${deadline}))`

/** Wishes that became active in a range, and whether each was met. */
export const readConfirmedWishes = (
  tx: Tx,
  { start, end }: { start: Instant; end: Instant },
): Promise<{ areas: string[]; isMet: boolean }[]> =>
  selectRows(
    tx,
    sql`SELECT ${wishes.areas} AS areas, ${isMet} AS "isMet" FROM ${wishes}
      WHERE ${and(gte(wishes.confirmedAt, start), lt(wishes.confirmedAt, end))}`,
  )
