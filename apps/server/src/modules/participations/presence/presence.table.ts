import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PresenceReviewState } from '@tomogolf/domain/machines/presence-review-machine'
import type { Nearness, PlayAnswer } from '@tomogolf/domain/attendance/presence'
import { instant } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'

/**
 * Why a game waits before anything is charged: a guest's report that the host is not there, or the
 * question "Did you play?". At most one is open per game.
 */
export const presenceReviews = pgTable(
  'presence_reviews',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    hostId: text().notNull(),
    kind: text().$type<'report' | 'question'>().notNull(),
    status: text().$type<PresenceReviewState>().notNull(),
    createdAt: instant().notNull(),
    /** Last moment for the host's statement, or for the answers; null before settlement. */
    answerUntil: instant(),
    statement: text(),
    statementAt: instant(),
    endedAt: instant(),
  },
  (t) => [
    uniqueIndex('presence_reviews_one_open')
      .on(t.gameId)
      .where(sql`${t.endedAt} is null`),
    index('presence_reviews_game').on(t.gameId, t.createdAt),
    index('presence_reviews_due')
      .on(t.answerUntil)
      .where(sql`${t.endedAt} is null`),
    index('presence_reviews_host').on(t.hostId, t.kind, t.createdAt),
  ],
)

export const presenceReviewEvents = pgTable(
  'presence_review_events',
  {
    id: text().primaryKey(),
    reviewId: text()
      .notNull()
      .references(() => presenceReviews.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
  },
  (t) => [index('presence_review_events_of').on(t.reviewId, t.at)],
)

/** Answers to "Did you play?", one per person. `playedWith`: the guests the host names. */
export const presenceAnswers = pgTable(
  'presence_answers',
  {
    id: text().primaryKey(),
    reviewId: text()
      .notNull()
      .references(() => presenceReviews.id),
    gameId: text().notNull(),
    userId: text().notNull(),
    answer: text().$type<PlayAnswer>().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('presence_answers_one_each').on(t.reviewId, t.userId),
    index('presence_answers_user').on(t.userId),
    index('presence_answers_game').on(t.gameId),
  ],
)

/**
 * Whether a device was near the course. Only the comparison is stored, never the coordinates.
 */
export const presenceLocations = pgTable(
  'presence_locations',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    userId: text().notNull(),
    at: instant().notNull(),
    nearness: text().$type<Nearness>().notNull(),
  },
  (t) => [
    index('presence_locations_game').on(t.gameId, t.userId, t.at),
    index('presence_locations_user').on(t.userId),
  ],
)
