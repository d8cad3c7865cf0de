import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'

/** Each time a host reads the names of a game: a row for every guest whose name was on the list. */
export const nameReads = pgTable(
  'name_reads',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    readerId: text()
      .notNull()
      .references(() => users.id),
    guestId: text()
      .notNull()
      .references(() => users.id),
    readAt: instant().notNull(),
  },
  (t) => [
    index('name_reads_game').on(t.gameId, t.readAt),
    index('name_reads_guest').on(t.guestId, t.readAt),
    index('name_reads_reader').on(t.readerId, t.readAt),
  ],
)
