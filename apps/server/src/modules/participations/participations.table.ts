import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Currency } from '@tomogolf/domain/money'
import type { ParticipationState } from '@tomogolf/domain/machines/participation-machine'
import type { Clubs } from '@tomogolf/domain/player-names/clubs'
import type { Language } from '@tomogolf/phrases'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import { games } from '../games/games.table.ts'

/**
 * Cancellation policies that guests have agreed to, as their page showed them: one row for each
 * language, version and setting of the amounts. `id`: the hash of the text.
 */
export const policyTexts = pgTable('policy_texts', {
  id: text().primaryKey(),
  version: text().notNull(),
  language: text().$type<Language>().notNull(),
  text: text().notNull(),
  createdAt: instant().notNull(),
})

/** What a guest agrees to when joining, asking or waiting for a seat; copied to the seat. */
export const consentColumns = () => ({
  currency: text().$type<Currency>().notNull(),
  priceMinor: integer().notNull(),
  feeMinor: integer().notNull(),
  holdMinor: integer().notNull(),
  feePercent: doublePrecision().notNull(),
  windowHours: integer().notNull(),
  policyVersion: text().notNull(),
  agreedIp: text(),
  /** The sentences that the guest confirmed, in the language that they were shown in. */
  agreedLanguage: text().$type<Language>(),
  agreedText: text(),
  /** The whole policy as its page showed it then; null for seats taken before it was kept. */
  agreedPolicy: text().references(() => policyTexts.id),
  /** When the guest agreed that the host passes the full name to the course; null: not yet. */
  nameSharedAt: instant(),
  clubs: text().$type<Clubs>(),
})

/** A guest's seat in a game, with the terms the guest agreed to. */
export const participations = pgTable(
  'participations',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    /** For the seat of a companion: the guest who covers it. */
    guestId: text()
      .notNull()
      .references(() => users.id),
    /** The own seat of the guest who covers this one for a companion; null: an own seat. */
    partyLeadId: text(),
    status: text().$type<ParticipationState>().notNull(),
    ...consentColumns(),
    agreedAt: instant().notNull(),
    /** The host changed date, time or course: leaving is free until `freeExitUntil`. */
    freeExit: boolean().notNull().default(false),
    /** Null with `freeExit`: written by an earlier release, until the tee time. */
    freeExitUntil: instant(),
    /** Until when joining can be undone; null when it was undone before in this game. */
    undoUntil: instant(),
    /** The tee time the guest agreed to; null for seats taken before it was recorded. */
    agreedTeeTime: instant(),
    /** Set with a late leave: what is kept if the seat is taken again. Null: nothing is refunded. */
    refillKeepsFee: boolean(),
    /** The participation that took the seat of this late leave again. */
    refilledBy: text(),
    refilledAt: instant(),
    /** The participation whose seat a substitute has taken, or takes once the hold stands. */
    substituteFor: text(),
    endedAt: instant(),
    checkedInAt: instant(),
    checkInBy: text(),
    missingAt: instant(),
    statementUntil: instant(),
    statement: text(),
    statementAt: instant(),
  },
  (t) => [
    uniqueIndex('participations_one_own_seat')
      .on(t.gameId, t.guestId)
      .where(
        sql`${t.partyLeadId} is null and ${t.status} not in ('declined','left','left_late','seat_released','game_cancelled','force_cancelled')`,
      ),
    index('participations_party')
      .on(t.partyLeadId)
      .where(sql`${t.partyLeadId} is not null`),
    // each new guest takes one seat
    uniqueIndex('participations_one_refill').on(t.refilledBy),
    // of all substitutes for one seat, one gets it
    uniqueIndex('participations_one_substitute')
      .on(t.substituteFor)
      .where(sql`${t.status} <> 'declined'`),
    index('participations_guest').on(t.guestId),
    index('participations_game').on(t.gameId),
    index('participations_agreed').on(t.agreedAt),
    index('participations_arrived')
      .on(t.checkedInAt)
      .where(sql`${t.checkedInAt} is not null`),
    index('participations_left')
      .on(t.endedAt)
      .where(sql`${t.status} in ('left', 'left_late')`),
    // the funnel reads for each user whether a seat was ever taken and whether the user ever
    // checked in
    index('participations_placed')
      .on(t.guestId)
      .where(sql`${t.status} not in ('reserved', 'declined')`),
    index('participations_came')
      .on(t.guestId)
      .where(sql`${t.checkedInAt} is not null`),
  ],
)

export const participationEvents = pgTable(
  'participation_events',
  {
    id: text().primaryKey(),
    participationId: text()
      .notNull()
      .references(() => participations.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [
    index('participation_events_of').on(t.participationId, t.at),
    index('participation_events_at').on(t.at),
  ],
)
