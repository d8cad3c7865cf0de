import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../games.table.ts'

/** Public questions about games. A removed one is shown to its asker alone. */
export const gameQuestions = pgTable(
  'game_questions',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    askerId: text()
      .notNull()
      .references(() => users.id),
    text: text().notNull(),
    askedAt: instant().notNull(),
    /** By the host of the game. */
    answer: text(),
    answeredAt: instant(),
    removedAt: instant(),
    removedBy: text().$type<'asker' | 'host' | 'operator'>(),
    removedReason: text(),
  },
  (t) => [
    index('game_questions_game').on(t.gameId, t.askedAt),
    index('game_questions_asker').on(t.askerId, t.askedAt),
  ],
)
