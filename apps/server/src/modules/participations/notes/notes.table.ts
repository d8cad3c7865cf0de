import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'

/**
 * Notes of the team about a case, a game or a user, which the product shows to no user; those about
 * a user are in the user's export.
 */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: text().primaryKey(),
    kind: text().$type<'case' | 'game' | 'user'>().notNull(),
    /** The case, game or user. */
    subjectId: text().notNull(),
    /** The game that a case or game is about. */
    gameId: text(),
    authorId: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    /** Chosen by the client for each press. */
    requestKey: text().notNull(),
  },
  (t) => [
    index('internal_notes_subject').on(t.kind, t.subjectId, t.createdAt),
    index('internal_notes_created').on(t.createdAt),
    uniqueIndex('internal_notes_once').on(t.authorId, t.requestKey),
  ],
)
