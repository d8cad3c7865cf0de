import { and, eq, lt, or, sql } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import type { RetentionClass } from '../../../platform/retention.ts'
import { isOfHeldGame } from '../legal-holds/held-games.read.ts'
import { internalNotes } from './notes.table.ts'

const NOTES_KEPT_DAYS = 730

/** Notes about the user; those about a case or a game are about several people. */
export const noteRecord: PersonalRecord = {
  name: 'internalNotes',
  export: (tx, userId) =>
    tx.orm
      .select(exportColumns(internalNotes, 'text', 'createdAt'))
      .from(internalNotes)
      .where(and(eq(internalNotes.kind, 'user'), eq(internalNotes.subjectId, userId)))
      .orderBy(internalNotes.createdAt),
  erase: (tx, userId) =>
    tx.orm
      .delete(internalNotes)
      .where(and(eq(internalNotes.kind, 'user'), eq(internalNotes.subjectId, userId))),
}

export const noteRetention: RetentionClass = {
  name: 'internal_notes',
  trigger: 'created',
  action: 'delete',
  days: () => NOTES_KEPT_DAYS,
  table: internalNotes,
  isOver: (before) => lt(internalNotes.createdAt, before),
  held: (isHeld) =>
    or(
      and(eq(internalNotes.kind, 'user'), isHeld(internalNotes.subjectId)),
      // a comparison with null would keep every note about a user
      isOfHeldGame(sql`coalesce(${internalNotes.gameId}, '')`, isHeld),
    ),
}
