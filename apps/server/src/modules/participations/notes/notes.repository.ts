import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { internalNotes } from './notes.table.ts'

export type InternalNote = typeof internalNotes.$inferSelect
export type NoteSubject = Pick<InternalNote, 'kind' | 'subjectId'>

/** False when the same press was stored before. */
export async function insertNote(tx: Tx, note: InternalNote): Promise<boolean> {
  const rows = await tx.orm
    .insert(internalNotes)
    .values(note)
    .onConflictDoNothing({ target: [internalNotes.authorId, internalNotes.requestKey] })
    .returning({ id: internalNotes.id })
  return rows.length > 0
}
/** Whether the press that was stored before had this text, about this subject. */
export const isStored = async (
  tx: Tx,
  note: Omit<InternalNote, 'id' | 'createdAt'>,
): Promise<boolean> =>
  (await tx.orm.$count(
    internalNotes,
    and(
      eq(internalNotes.authorId, note.authorId),
      eq(internalNotes.requestKey, note.requestKey),
      eq(internalNotes.kind, note.kind),
      eq(internalNotes.subjectId, note.subjectId),
      eq(internalNotes.text, note.text),
    ),
  )) > 0
/** Notes about several subjects of one kind, oldest first. */
export const listNotes = (
  tx: Tx,
  kind: InternalNote['kind'],
  subjectIds: readonly string[],
): Promise<InternalNote[]> =>
  tx.orm
    .select()
    .from(internalNotes)
    .where(and(eq(internalNotes.kind, kind), inArray(internalNotes.subjectId, [...subjectIds])))
    .orderBy(internalNotes.createdAt, internalNotes.id)
