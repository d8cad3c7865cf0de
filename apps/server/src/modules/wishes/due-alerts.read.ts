import { and, asc, eq, gt, isNull, notExists, or, sql } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { blocks, profiles } from '../accounts/accounts.table.ts'
import { games } from '../games/games.table.ts'
import { participations } from '../participations/participations.table.ts'
import { wishAlerts, wishes } from './wishes.table.ts'
import type { WishRow } from './wishes.repository.ts'

export type DueAlert = { readonly wish: WishRow; readonly gameId: string }

/** What an owner is to be notified of, by tee time; without games that the owner has been in or cannot join. */
export const readDueAlerts = (tx: Tx, owner: string, now: Instant): Promise<DueAlert[]> =>
  tx.orm
    .select({ wish: wishes, gameId: wishAlerts.gameId })
    .from(wishAlerts)
    .innerJoin(wishes, eq(wishes.id, wishAlerts.wishId))
    .innerJoin(games, eq(games.id, wishAlerts.gameId))
    .leftJoin(profiles, eq(profiles.userId, wishes.userId))
    .where(
      and(
        eq(wishes.owner, owner),
        eq(wishAlerts.state, 'due'),
        isNull(wishes.pausedAt),
        gt(games.teeTime, now),
        // a visitor without an account has told no gender
        or(eq(games.womenOnly, false), eq(profiles.gender, 'female')),
        notExists(
          tx.orm
            .select({ one: sql`1` })
            .from(blocks)
            .where(
              or(
                and(eq(blocks.blockerId, wishes.userId), eq(blocks.blockedId, games.hostId)),
                and(eq(blocks.blockedId, wishes.userId), eq(blocks.blockerId, games.hostId)),
              ),
            ),
        ),
        notExists(
          tx.orm
            .select({ one: sql`1` })
            .from(participations)
            .where(
              and(
                eq(participations.gameId, wishAlerts.gameId),
                eq(participations.guestId, wishes.userId),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(games.teeTime), asc(games.id))
