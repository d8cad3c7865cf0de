import { eq, gt, lte, or } from 'drizzle-orm'
import type { Duration, Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { linkRequests } from '../accounts.table.ts'

/** Records a request in one statement. False: the last one is more recent than the cool-down. */
export async function recordLinkRequest(
  tx: Tx,
  addressHash: string,
  now: Instant,
  coolDown: Duration,
): Promise<boolean> {
  const rows = await tx.orm
    .insert(linkRequests)
    .values({ addressHash, requestedAt: now })
    .onConflictDoUpdate({
      target: linkRequests.addressHash,
      set: { requestedAt: now },
      // a clock that was set back must not lock an address out
      setWhere: or(
        lte(linkRequests.requestedAt, now - coolDown),
        gt(linkRequests.requestedAt, now),
      ),
    })
    .returning({ addressHash: linkRequests.addressHash })
  return rows.length > 0
}
export const readLinkRequest = async (tx: Tx, addressHash: string): Promise<Instant | undefined> =>
  (
    await tx.orm
      .select({ requestedAt: linkRequests.requestedAt })
      .from(linkRequests)
      .where(eq(linkRequests.addressHash, addressHash))
  )[0]?.requestedAt
