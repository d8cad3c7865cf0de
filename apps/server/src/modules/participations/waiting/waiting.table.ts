import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { WaitingState } from '@tomogolf/domain/machines/waiting-machine'
import type { WaitingEnd } from '@tomogolf/messages/waiting'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import type { companions } from '../companions/companions.table.ts'
import { consentColumns } from '../participations.table.ts'

export type WaitingCompanion = Omit<
  typeof companions.$inferSelect,
  'participationId' | 'adultConfirmedAt'
>

/** A guest on the waiting list of a full game, with the consent to the hold of a seat. */
export const waitingEntries = pgTable(
  'waiting_entries',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    guestId: text()
      .notNull()
      .references(() => users.id),
    status: text().$type<WaitingState>().notNull(),
    createdAt: instant().notNull(),
    /** The order of the list, counted under the lock of the game. */
    place: integer().notNull(),
    offerUntil: instant(),
    endedAt: instant(),
    /** Why a removed guest did not get a seat. */
    endReason: text().$type<WaitingEnd>(),
    /** Who plays on further seats, on the guest's card; empty once the place has ended. */
    companions: jsonb().$type<readonly WaitingCompanion[]>().notNull().default([]),
    /** The seat that the guest took. */
    participationId: text(),
    ...consentColumns(),
  },
  (t) => [
    uniqueIndex('waiting_entries_one_open')
      .on(t.gameId, t.guestId)
      .where(sql`${t.status} in ('waiting', 'offered')`),
    uniqueIndex('waiting_entries_game').on(t.gameId, t.place),
    index('waiting_entries_guest').on(t.guestId, t.createdAt),
  ],
)
export const waitingEvents = pgTable(
  'waiting_events',
  {
    id: text().primaryKey(),
    entryId: text()
      .notNull()
      .references(() => waitingEntries.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('waiting_events_of').on(t.entryId, t.at)],
)
