import { sql, type SQL } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant } from '../../../platform/database/database.ts'
import { games } from '../games.table.ts'

/**
 * Games that can be joined: the one definition of an open game, for the list, the home page and the
 * courses. For statements that read public games: scheduled or active. `joinableFrom`: the first tee time whose join deadline has not passed.
 */
export const isOpenGame = (joinableFrom: Instant): SQL =>
  sql`(${games.status} <> 'active' AND ${games.seatsTaken} + ${games.seatsOffered} < ${games.slots}
    AND ${games.teeTime} >= ${sqlInstant(joinableFrom)}::timestamptz)`
