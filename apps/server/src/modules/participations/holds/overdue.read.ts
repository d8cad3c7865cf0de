import { and, asc, eq, inArray, lt, lte, notExists, or } from 'drizzle-orm'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { FROZEN } from '@tomogolf/domain/machines/presence-review-machine'
import { RESERVATION_TIME } from '@tomogolf/domain/hold-plan'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../participations.table.ts'
import { presenceReviews } from '../presence/presence.table.ts'

const MAX_ROWS = 200
type IdRows = Promise<{ id: string }[]>

/**
 * Games and seats whose timers are overdue. Normally none: this finds jobs that were given up after
 * many failures.
 */
export const listUnsettledGames = (tx: Tx, now: Instant): IdRows =>
  tx.orm
    .select({ id: games.id })
    .from(games)
    .where(
      and(inArray(games.status, ['scheduled', 'active']), lte(games.teeTime, now - GAME_LENGTH)),
    )
    .orderBy(asc(games.teeTime))
    .limit(MAX_ROWS)
/** A guest whose fee waits for a decision about the host is not overdue. */
export const listExpiredStatements = (tx: Tx, now: Instant): IdRows =>
  tx.orm
    .select({ id: participations.id })
    .from(participations)
    .where(
      and(
        inArray(participations.status, ['missing', 'arrived']),
        lt(participations.statementUntil, now),
        notExists(
          tx.orm
            .select({ id: presenceReviews.id })
            .from(presenceReviews)
            .where(
              and(
                eq(presenceReviews.gameId, participations.gameId),
                inArray(presenceReviews.status, [...FROZEN]),
              ),
            ),
        ),
      ),
    )
    .limit(MAX_ROWS)
export const listOverdueReservations = (tx: Tx, now: Instant): IdRows =>
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
    .limit(MAX_ROWS)
