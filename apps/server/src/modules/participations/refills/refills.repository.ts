import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { charges } from '../charges/charges.table.ts'
import { captures, holds } from '../holds/holds.table.ts'
import { refunds } from '../refunds/refunds.table.ts'

/** The capture or charge that took the money of a late leave; undefined before it was taken. */
export async function readLateLeaveBooking(
  tx: Tx,
  participationId: string,
): Promise<string | undefined> {
  const [captured] = await tx.orm
    .select({ id: captures.id })
    .from(captures)
    .innerJoin(holds, eq(holds.id, captures.holdId))
    .where(
      and(
        eq(holds.participationId, participationId),
        eq(captures.reason, 'late_leave'),
        eq(captures.status, 'succeeded'),
      ),
    )
  if (captured) return captured.id
  const [charged] = await tx.orm
    .select({ id: charges.id })
    .from(charges)
    .where(
      and(
        eq(charges.participationId, participationId),
        eq(charges.cause, 'late_leave'),
        eq(charges.status, 'charged'),
      ),
    )
  return charged?.id
}

/** Whether the late leave has its refund already, whatever became of it. */
export async function wasRefilled(tx: Tx, participationId: string): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(eq(refunds.refillOf, participationId))
  return rows.length > 0
}
