import { and, eq, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { gameReports } from '../cases/cases.table.ts'

const standing = (gameId: string) =>
  and(
    eq(gameReports.gameId, gameId),
    eq(gameReports.reason, 'host_not_here'),
    isNull(gameReports.withdrawnAt),
  )

/** Reports that the host is not there, by guests who have not checked in since. */
export const listStandingReports = (
  tx: Tx,
  gameId: string,
): Promise<{ id: string; reporterId: string }[]> =>
  tx.orm
    .select({ id: gameReports.id, reporterId: gameReports.reporterId })
    .from(gameReports)
    .where(standing(gameId))
/** Withdraws a guest's reports about the host. False when there was none. */
export async function withdrawReports(
  tx: Tx,
  gameId: string,
  reporterId: string,
  now: Instant,
): Promise<boolean> {
  return (
    (
      await tx.orm
        .update(gameReports)
        .set({ withdrawnAt: now })
        .where(and(standing(gameId), eq(gameReports.reporterId, reporterId)))
        .returning({ id: gameReports.id })
    ).length > 0
  )
}
