import { and, desc, eq, gte, isNotNull } from 'drizzle-orm'
import type { Region } from '@tomogolf/domain/regions'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'

const isSince = (since: Instant) => and(gte(games.createdAt, since), isNotNull(games.region))

/** Who has posted a game since an instant. */
export const listHostsSince = async (tx: Tx, since: Instant): Promise<string[]> =>
  (await tx.orm.selectDistinct({ hostId: games.hostId }).from(games).where(isSince(since))).map(
    ({ hostId }) => hostId,
  )

/** Where a host posted the latest game. */
export const readRegionOf = async (
  tx: Tx,
  hostId: string,
  since: Instant,
): Promise<Region | undefined> =>
  (
    await tx.orm
      .select({ region: games.region })
      .from(games)
      .where(and(eq(games.hostId, hostId), isSince(since)))
      .orderBy(desc(games.createdAt))
      .limit(1)
  )[0]?.region ?? undefined
