import { and, eq, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { legalHolds } from './legal-holds.table.ts'

export type LegalHold = typeof legalHolds.$inferSelect

/** Whether the user whose id a column holds is under a legal hold. */
export const isHeld = (userId: SQLWrapper): SQL =>
  sql`EXISTS (SELECT 1 FROM ${legalHolds} AS held
    WHERE held.user_id = ${userId} AND held.lifted_at IS NULL)`

export const readLegalHold = async (tx: Tx, userId: string): Promise<LegalHold | undefined> =>
  (
    await tx.orm
      .select()
      .from(legalHolds)
      .where(and(eq(legalHolds.userId, userId), isNull(legalHolds.liftedAt)))
  )[0]

type Act = { userId: string; actorId: string; at: Instant; reason: string }
/** False when there is one already. */
export const insertLegalHold = async (tx: Tx, hold: Act): Promise<boolean> =>
  (
    await tx.orm
      .insert(legalHolds)
      .values({
        id: newId(),
        userId: hold.userId,
        setBy: hold.actorId,
        setAt: hold.at,
        reason: hold.reason,
      })
      .onConflictDoNothing()
      .returning({ id: legalHolds.id })
  ).length > 0
/** False when there is none. */
export const liftLegalHold = async (tx: Tx, lift: Act): Promise<boolean> =>
  (
    await tx.orm
      .update(legalHolds)
      .set({ liftedBy: lift.actorId, liftedAt: lift.at, liftReason: lift.reason })
      .where(and(eq(legalHolds.userId, lift.userId), isNull(legalHolds.liftedAt)))
      .returning({ id: legalHolds.id })
  ).length > 0
