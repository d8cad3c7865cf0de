import { inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { companions } from './companions.table.ts'

export type Companion = typeof companions.$inferSelect

export async function insertCompanions(tx: Tx, rows: readonly Companion[]): Promise<void> {
  if (rows.length > 0) await tx.orm.insert(companions).values([...rows])
}
/** The companions on some seats, by seat. */
export async function readCompanions(
  tx: Tx,
  seatIds: readonly string[],
): Promise<Map<string, Companion>> {
  if (seatIds.length === 0) return new Map()
  const rows = await tx.orm
    .select()
    .from(companions)
    .where(inArray(companions.participationId, [...seatIds]))
  return new Map(rows.map((row) => [row.participationId, row]))
}
