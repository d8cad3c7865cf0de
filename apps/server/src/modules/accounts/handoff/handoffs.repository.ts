import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { handoffs } from '../accounts.table.ts'

export type Handoff = typeof handoffs.$inferSelect

export async function insertHandoff(tx: Tx, handoff: Handoff): Promise<void> {
  await tx.orm.insert(handoffs).values(handoff)
}
/** Deletes and returns a code in one statement, so that of several redemptions one succeeds. */
export const takeHandoff = async (tx: Tx, hash: string): Promise<Handoff | undefined> =>
  (await tx.orm.delete(handoffs).where(eq(handoffs.hash, hash)).returning())[0]
