import { eq, lte } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { hostDigests } from './host-digest.table.ts'

/** Takes the turn of a host. False: one was sent after `since`, also by another process. */
export const takeTurn = async (
  tx: Tx,
  { userId, since, now }: { userId: string; since: Instant; now: Instant },
): Promise<boolean> =>
  (
    await tx.orm
      .insert(hostDigests)
      .values({ userId, sentAt: now })
      .onConflictDoUpdate({
        target: hostDigests.userId,
        set: { sentAt: now },
        setWhere: lte(hostDigests.sentAt, since),
      })
      .returning()
  ).length > 0
export async function deleteHostDigest(tx: Tx, userId: string): Promise<void> {
  await tx.orm.delete(hostDigests).where(eq(hostDigests.userId, userId))
}
