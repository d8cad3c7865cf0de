import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { roundShares } from './round-shares.table.ts'

export type RoundShare = typeof roundShares.$inferSelect
type Owner = Pick<RoundShare, 'gameId' | 'userId'>
const isOf = ({ gameId, userId }: Owner) =>
  and(eq(roundShares.gameId, gameId), eq(roundShares.userId, userId))

export const readShareOf = async (tx: Tx, owner: Owner): Promise<RoundShare | undefined> =>
  (await tx.orm.select().from(roundShares).where(isOf(owner)))[0]
export const readShare = async (tx: Tx, id: string): Promise<RoundShare | undefined> =>
  (await tx.orm.select().from(roundShares).where(eq(roundShares.id, id)))[0]
/** Of two at once both get the first. */
export async function addShare(tx: Tx, share: RoundShare): Promise<RoundShare> {
  await tx.orm.insert(roundShares).values(share).onConflictDoNothing()
  return (await readShareOf(tx, share))!
}
export const deleteShare = async (tx: Tx, owner: Owner): Promise<unknown> =>
  tx.orm.delete(roundShares).where(isOf(owner))
