import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'

/** Who wants to play again with whom. The other person learns of it only by a match. */
export const playAgain = pgTable(
  'play_again',
  {
    gameId: text()
      .notNull()
      .references(() => games.id),
    fromUserId: text()
      .notNull()
      .references(() => users.id),
    toUserId: text()
      .notNull()
      .references(() => users.id),
    askedAt: instant().notNull(),
    /** Both have asked. */
    matchedAt: instant(),
    /** The game that the host of the round invited the guest to, in the row of the host. */
    invitedGameId: text().references(() => games.id),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.fromUserId, t.toUserId] }),
    index('play_again_to').on(t.toUserId),
    index('play_again_from').on(t.fromUserId),
  ],
)
