import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { readCase } from '../cases/cases.repository.ts'
import { insertNote, isStored, type NoteSubject } from './notes.repository.ts'

type NewNote = NoteSubject & {
  readonly text: string
  readonly requestKey: string
  readonly actorId: string
  readonly ip: string | null
}

/** The game that a subject is about, null for a user; undefined when there is no such subject. */
async function readGameIdOf(
  tx: Tx,
  { kind, subjectId }: NoteSubject,
): Promise<string | null | undefined> {
  switch (kind) {
    case 'case':
      return (await readCase(tx, subjectId))?.gameId
    case 'game':
      return (await readGame(tx, subjectId))?.id
    case 'user':
      // an account that is being deleted gets no new note
      return (await lockUserWeakly(tx, subjectId)) ? null : undefined
  }
}

/**
 * Adds a note of the team, once for each key: another text under the same key is refused. The audit
 * log, which is never erased, has no copy of its text.
 */
export async function addNote(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { kind, subjectId, text, requestKey, actorId, ip }: NewNote,
): Promise<{ success: true } | Refused<'ALREADY_SENT' | 'NOT_FOUND'>> {
  return db.transaction(async (tx) => {
    const gameId = await readGameIdOf(tx, { kind, subjectId })
    if (gameId === undefined) return refuse('NOT_FOUND')
    const now = clock.now()
    const note = { kind, subjectId, gameId, text, requestKey, authorId: actorId }
    if (!(await insertNote(tx, { ...note, id: newId(), createdAt: now })))
      return (await isStored(tx, note)) ? { success: true as const } : refuse('ALREADY_SENT')
    await writeAudit(tx, now, {
      actorId,
      ip,
      action: `${kind}.note`,
      subject: subjectId,
      reason: null,
      before: null,
      after: null,
    })
    return { success: true as const }
  })
}
