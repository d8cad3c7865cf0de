import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'

/** A round that a player shares. The secret of its address is computed from the id. */
export const roundShares = pgTable(
  'round_shares',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('round_shares_once').on(t.gameId, t.userId),
    index('round_shares_user').on(t.userId),
  ],
)
