import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { JoinRequestState } from '@tomogolf/domain/machines/join-request-machine'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { consentColumns } from '../participations.table.ts'

/**
 * A guest asks to join a game whose host approves guests, with the consent to the hold. The columns
 * of the agreement are copied to the seat when the host accepts.
 */
export const joinRequests = pgTable(
  'join_requests',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    guestId: text()
      .notNull()
      .references(() => users.id),
    status: text().$type<JoinRequestState>().notNull(),
    askedAt: instant().notNull(),
    answerUntil: instant().notNull(),
    endedAt: instant(),
    /** The seat of an accepted request. */
    participationId: text(),
    /** When the guest was told that the own account keeps the host from accepting. */
    blockedAt: instant(),
    ...consentColumns(),
  },
  (t) => [
    uniqueIndex('join_requests_one_pending')
      .on(t.gameId, t.guestId)
      .where(sql`${t.status} = 'pending'`),
    index('join_requests_game').on(t.gameId, t.askedAt),
    index('join_requests_guest').on(t.guestId, t.askedAt),
  ],
)

export const joinRequestEvents = pgTable(
  'join_request_events',
  {
    id: text().primaryKey(),
    requestId: text()
      .notNull()
      .references(() => joinRequests.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('join_request_events_of').on(t.requestId, t.at)],
)
