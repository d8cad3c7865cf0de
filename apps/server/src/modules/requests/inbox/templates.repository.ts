import { and, asc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { replyTemplates } from '../requests.table.ts'

export type ReplyTemplate = typeof replyTemplates.$inferSelect

export const listTemplates = (tx: Tx): Promise<ReplyTemplate[]> =>
  tx.orm.select().from(replyTemplates).orderBy(asc(replyTemplates.name), asc(replyTemplates.id))
export const countTemplates = (tx: Tx): Promise<number> => tx.orm.$count(replyTemplates)
export const insertTemplate = (tx: Tx, template: ReplyTemplate): Promise<unknown> =>
  tx.orm.insert(replyTemplates).values(template)
export const lockTemplate = async (tx: Tx, id: string): Promise<ReplyTemplate | undefined> =>
  (await tx.orm.select().from(replyTemplates).where(eq(replyTemplates.id, id)).for('update'))[0]
/** False when another change came first. */
export const updateTemplate = async (
  tx: Tx,
  { id, version, ...set }: ReplyTemplate,
): Promise<boolean> =>
  (
    await tx.orm
      .update(replyTemplates)
      .set({ ...set, version: sql`${replyTemplates.version} + 1` })
      .where(and(eq(replyTemplates.id, id), eq(replyTemplates.version, version)))
      .returning({ id: replyTemplates.id })
  ).length > 0
export const deleteTemplate = (tx: Tx, id: string): Promise<unknown> =>
  tx.orm.delete(replyTemplates).where(eq(replyTemplates.id, id))
