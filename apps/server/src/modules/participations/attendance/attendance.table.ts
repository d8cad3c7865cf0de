import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../participations.table.ts'

/** A check-in code: its hash and the nonce it derives from. The newest row of a game is valid. */
export const checkInCodes = pgTable(
  'check_in_codes',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    nonce: text().notNull(),
    hash: text().notNull(),
    createdAt: instant().notNull(),
    replacedAt: instant(),
  },
  (t) => [
    uniqueIndex('check_in_codes_live')
      .on(t.gameId)
      .where(sql`${t.replacedAt} is null`),
  ],
)

/** Wrong codes, to limit guessing. */
export const checkInFailures = pgTable(
  'check_in_failures',
  {
    id: text().primaryKey(),
    gameId: text().notNull(),
    userId: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('check_in_failures_game').on(t.gameId, t.at),
    index('check_in_failures_user').on(t.userId, t.at),
  ],
)

/**
 * A guest's scan of a known code, accepted or not. `shownAt`: when the host's screen showed the
 * code, proved by its signature; null for a typed code. `result`: `checked_in` or the refusal code.
 */
export const checkInScans = pgTable(
  'check_in_scans',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    participationId: text()
      .notNull()
      .references(() => participations.id),
    guestId: text().notNull(),
    codeId: text().notNull(),
    receivedAt: instant().notNull(),
    shownAt: instant(),
    result: text().notNull(),
  },
  (t) => [
    index('check_in_scans_of').on(t.participationId, t.receivedAt),
    index('check_in_scans_game').on(t.gameId),
  ],
)
