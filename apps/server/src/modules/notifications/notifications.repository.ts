import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { outbox } from './notifications.table.ts'

export type OutboxRow = typeof outbox.$inferSelect

export const readMail = async (tx: Tx, id: string): Promise<OutboxRow | undefined> =>
  (await tx.orm.select().from(outbox).where(eq(outbox.id, id)))[0]
/** Inserts an email once; a second one with the same id is ignored. */
export async function insertMail(tx: Tx, row: OutboxRow): Promise<void> {
  await tx.orm.insert(outbox).values(row).onConflictDoNothing()
}
/** `keepText: false` also deletes the text. */
export async function markSent(
  tx: Tx,
  id: string,
  at: Instant,
  { keepText }: { keepText: boolean },
): Promise<void> {
  await tx.orm
    .update(outbox)
    .set({ sentAt: at, ...(!keepText && { html: '', text: '' }) })
    .where(and(eq(outbox.id, id), isNull(outbox.sentAt)))
}
export async function markRejected(tx: Tx, id: string, problem: string): Promise<void> {
  await tx.orm.update(outbox).set({ problem }).where(eq(outbox.id, id))
}
/** The mails of a user, newest first. */
export const listMailsOf = (tx: Tx, userId: string, limit: number): Promise<OutboxRow[]> =>
  tx.orm
    .select()
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
/** Whether a mail was sent again since an instant. */
export const hasCopySince = async (tx: Tx, id: string, since: Instant): Promise<boolean> =>
  (
    await tx.orm
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.resentFrom, id), gt(outbox.createdAt, since)))
      .limit(1)
  ).length > 0
/** Sent emails, newest first. */
export async function listSentMails(
  tx: Tx,
  to: string | undefined,
  limit: number,
): Promise<OutboxRow[]> {
  return tx.orm
    .select()
    .from(outbox)
    .where(and(isNotNull(outbox.sentAt), to === undefined ? undefined : eq(outbox.toAddress, to)))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)
}
