import { and, asc, eq, inArray, lt, lte, or } from 'drizzle-orm'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { RESERVATION_TIME } from '@tomogolf/domain/hold-plan'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../participations.table.ts'

const MOST = 200
type Ids = Promise<{ id: string }[]>

/** What the timers should have ended by now. Normally nothing: a timer that was given up after many failures is made good here. */
export const listUnsettled = (tx: Tx, now: Instant): Ids =>
  tx.orm
    .select({ id: games.id })
    .from(games)
    .where(
      and(inArray(games.status, ['scheduled', 'active']), lte(games.teeTime, now - GAME_LENGTH)),
    )
    .orderBy(asc(games.teeTime))
    .limit(MOST)
export const listSilent = (tx: Tx, now: Instant): Ids =>
  tx.orm
    .select({ id: participations.id })
    .from(participations)
    .where(and(eq(participations.status, 'missing'), lt(participations.statementUntil, now)))
    .limit(MOST)
export const listOverdueReservations = (tx: Tx, now: Instant): Ids =>
  tx.orm
    .select({ id: participations.id })
    .from(participations)
    .innerJoin(games, eq(games.id, participations.gameId))
    .where(
      and(
        eq(participations.status, 'reserved'),
        or(lt(participations.agreedAt, now - RESERVATION_TIME), lt(games.teeTime, now)),
      ),
    )
    .limit(MOST)
