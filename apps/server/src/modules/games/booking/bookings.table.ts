import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CancellationRow } from '@tomogolf/domain/booking/cancellation-schedule'
import type { BookingVia, EvidenceState } from '@tomogolf/domain/booking/course-booking'
import { bytes, instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../games.table.ts'

/** The host's booking at the course. The reference is for the host and administrators only. */
export const courseBookings = pgTable(
  'course_bookings',
  {
    gameId: text()
      .primaryKey()
      .references(() => games.id),
    via: text().$type<BookingVia>().notNull(),
    reference: text(),
    /** Course, tee time and reference; null without a reference and once the game is cancelled. */
    claim: text(),
    bookedPlayers: integer(),
    namesDueAt: instant(),
    freeChangesUntil: instant(),
    schedule: jsonb().$type<CancellationRow[]>().notNull(),
    evidence: text().$type<EvidenceState>().notNull().default('none'),
    reviewedAt: instant(),
    reviewedBy: text(),
    reviewReason: text(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    // the last safeguard: a claim is taken under an advisory lock
    uniqueIndex('course_bookings_claim').on(t.claim),
    index('course_bookings_review').on(t.evidence, t.updatedAt),
    index('course_bookings_names_due')
      .on(t.namesDueAt)
      .where(sql`${t.namesDueAt} is not null`),
  ],
)
/** The file that shows a booking; deleted some time after the game is settled. */
export const bookingEvidence = pgTable('booking_evidence', {
  gameId: text()
    .primaryKey()
    .references(() => courseBookings.gameId),
  mime: text().notNull(),
  size: integer().notNull(),
  bytes: bytes().notNull(),
  uploadedAt: instant().notNull(),
})
/** A file for a booking that is not published yet, one for each person. */
export const evidenceDrafts = pgTable('evidence_drafts', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  mime: text().notNull(),
  size: integer().notNull(),
  bytes: bytes().notNull(),
  uploadedAt: instant().notNull(),
})
