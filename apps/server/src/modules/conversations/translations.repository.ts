import { and, eq, sql } from 'drizzle-orm'
import type { Language } from '@tomogolf/phrases'
import type { Tx } from '../../platform/database/database.ts'
import { messageTranslations } from './conversations.table.ts'

export const readTranslation = async (
  tx: Tx,
  messageId: string,
  language: Language,
): Promise<string | undefined> =>
  (
    await tx.orm
      .select({ text: messageTranslations.text })
      .from(messageTranslations)
      .where(
        and(
          eq(messageTranslations.messageId, messageId),
          eq(messageTranslations.language, language),
        ),
      )
  )[0]?.text

/**
 * Of two at once the first stays, so that all readers see the same. Nothing is stored for a message
 * that was removed or erased while it was translated: the lock waits for a removal at that moment.
 */
export async function storeTranslation(
  tx: Tx,
  { messageId, language, text }: typeof messageTranslations.$inferInsert,
): Promise<string | undefined> {
  await tx.orm.execute(sql`INSERT INTO message_translations (message_id, language, text)
    SELECT id, ${language}, ${text} FROM messages WHERE id = ${messageId} AND text IS NOT NULL FOR SHARE
    ON CONFLICT (message_id, language) DO NOTHING`)
  return readTranslation(tx, messageId, language)
}
export const forgetTranslations = async (tx: Tx, messageId: string): Promise<unknown> =>
  tx.orm.delete(messageTranslations).where(eq(messageTranslations.messageId, messageId))
