import { and, desc, eq, or } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { blocks } from '../accounts.table.ts'

export type Block = typeof blocks.$inferSelect

/** Blocking again keeps the first block. */
export async function insertBlock(tx: Tx, block: Block): Promise<void> {
  await tx.orm.insert(blocks).values(block).onConflictDoNothing()
}
export async function deleteBlock(
  tx: Tx,
  { blockerId, blockedId }: Pick<Block, 'blockerId' | 'blockedId'>,
): Promise<void> {
  await tx.orm
    .delete(blocks)
    .where(and(eq(blocks.blockerId, blockerId), eq(blocks.blockedId, blockedId)))
}
export const listBlocksOf = (
  tx: Tx,
  blockerId: string,
): Promise<{ blockedId: string; createdAt: Instant }[]> =>
  tx.orm
    .select({ blockedId: blocks.blockedId, createdAt: blocks.createdAt })
    .from(blocks)
    .where(eq(blocks.blockerId, blockerId))
    .orderBy(desc(blocks.createdAt), blocks.blockedId)

/** Everybody whom a person has blocked or who has blocked that person. */
export async function readBlockedWith(tx: Tx, userId: string): Promise<ReadonlySet<string>> {
  const rows = await tx.orm
    .select({ blockerId: blocks.blockerId, blockedId: blocks.blockedId })
    .from(blocks)
    .where(or(eq(blocks.blockerId, userId), eq(blocks.blockedId, userId)))
  return new Set(
    rows.map(({ blockerId, blockedId }) => (blockerId === userId ? blockedId : blockerId)),
  )
}
/**
 * Whether one of two people has blocked the other. A caller that has locked one of them knows that
 * it stays so until its transaction ends: blocking locks both.
 */
export async function isBlockBetween(tx: Tx, one: string, other: string): Promise<boolean> {
  const [row] = await tx.orm
    .select({ blockerId: blocks.blockerId })
    .from(blocks)
    .where(
      or(
        and(eq(blocks.blockerId, one), eq(blocks.blockedId, other)),
        and(eq(blocks.blockerId, other), eq(blocks.blockedId, one)),
      ),
    )
    .limit(1)
  return row !== undefined
}
