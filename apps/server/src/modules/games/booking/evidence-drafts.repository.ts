import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import type { EvidenceFacts } from './bookings.repository.ts'
import { evidenceDrafts } from './bookings.table.ts'

export type EvidenceDraft = typeof evidenceDrafts.$inferSelect

const { mime, size, uploadedAt } = evidenceDrafts

export const readDraftFacts = async (tx: Tx, userId: string): Promise<EvidenceFacts | undefined> =>
  (
    await tx.orm
      .select({ mime, size, uploadedAt })
      .from(evidenceDrafts)
      .where(eq(evidenceDrafts.userId, userId))
  )[0]

export async function storeDraft(tx: Tx, draft: EvidenceDraft): Promise<void> {
  await tx.orm
    .insert(evidenceDrafts)
    .values(draft)
    .onConflictDoUpdate({ target: evidenceDrafts.userId, set: draft })
}

/** Removes the file of a person and returns it. */
export const takeDraft = async (tx: Tx, userId: string): Promise<EvidenceDraft | undefined> =>
  (await tx.orm.delete(evidenceDrafts).where(eq(evidenceDrafts.userId, userId)).returning())[0]
