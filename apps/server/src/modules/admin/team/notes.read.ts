import type { z } from 'zod'
import type { InternalNote } from '@tomogolf/contract/admin/notes/notes.schemas'
import { maskContactsIn } from '@tomogolf/domain/people/masking'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { listNotes, type NoteSubject } from '../../participations/notes/notes.repository.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'

type NoteDto = z.input<typeof InternalNote>

/** The notes about several subjects of one kind, oldest first, by subject. */
export async function readNotes(
  tx: Tx,
  kind: NoteSubject['kind'],
  subjectIds: readonly string[],
): Promise<Map<string, NoteDto[]>> {
  const notes = subjectIds.length === 0 ? [] : await listNotes(tx, kind, subjectIds)
  const people = await readPeople(
    tx,
    notes.map(({ authorId }) => authorId),
  )
  return new Map(
    Object.entries(Object.groupBy(notes, ({ subjectId }) => subjectId)).map(([id, own]) => [
      id,
      (own ?? []).map((note) => ({
        id: note.id,
        at: iso(note.createdAt),
        by: nameFrom(people, note.authorId),
        text: maskContactsIn(note.text),
      })),
    ]),
  )
}
