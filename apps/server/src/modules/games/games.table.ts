import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { Currency } from '@tomogolf/domain/money'
import type { JoiningWay } from '@tomogolf/domain/approval/join-request'
import type { BookingBadge } from '@tomogolf/domain/booking/course-booking'
import type { GameStatus, SkillLevel, Terrain } from '@tomogolf/domain/game'
import type { GameDecision } from '@tomogolf/domain/go-no-go'
import type { Region } from '@tomogolf/domain/regions'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'

export const games = pgTable(
  'games',
  {
    id: text().primaryKey(),
    hostId: text()
      .notNull()
      .references(() => users.id),
    courseId: text(),
    courseName: text().notNull(),
    courseNameJa: text(),
    teeTime: instant().notNull(),
    location: text().notNull(),
    prefecture: text(),
    municipality: text(),
    /** Prefecture and municipality of a listed course, as written in a Japanese address. */
    placeJa: text(),
    region: text().$type<Region>(),
    priceMinor: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    slots: integer().notNull(),
    /**
     * Updated with the participations under the row lock; the check below is the last safeguard.
     */
    seatsTaken: integer().notNull().default(0),
    /** Seats kept for guests of the waiting list to whom they are offered; under the same lock. */
    seatsOffered: integer().notNull().default(0),
    skillLevel: text().$type<SkillLevel>().notNull(),
    notes: text(),
    courseType: text().notNull(),
    mealIncluded: boolean().notNull(),
    mealPackageType: text().notNull(),
    caddieIncluded: boolean().notNull(),
    playThrough: boolean().notNull(),
    transportationProvided: boolean().notNull(),
    transportationDetails: text(),
    cartSystem: text().notNull(),
    twoSomeGuarantee: boolean().notNull(),
    courseTerrain: text().$type<Terrain>().notNull(),
    dressCodeLevel: text().notNull(),
    extras: text().array().notNull().default([]),
    status: text().$type<GameStatus>().notNull(),
    cancelReason: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    version: integer().notNull().default(1),
    settledAt: instant(),
    qrOpenedAt: instant(),
    /** With fewer players, its host included, at `decideAt` the game is called off. Both or none. */
    minPlayers: integer(),
    decideAt: instant(),
    decision: text().$type<GameDecision>(),
    decidedAt: instant(),
    /** By the gender that players have declared. */
    womenOnly: boolean().notNull().default(false),
    /** Whether guests need the host's approval. */
    joining: text().$type<JoiningWay>().notNull().default('instant'),
    /** The secret of the game's link: without it the game is not found. Null: a public game. */
    inviteKey: text(),
    /** Until then only people whose wishes fit are notified about the game; its link works for all. */
    listedFrom: instant(),
    /** The games that a host has published together, one a week; null: a single game. */
    seriesId: text(),
    /** Follows the booking at the course, for lists. */
    bookingBadge: text().$type<BookingBadge>(),
    searchText: text().notNull(),
  },
  (t) => [
    check('games_seats', sql`${t.seatsTaken} between 0 and ${t.slots}`),
    check('games_seats_offered', sql`${t.seatsOffered} between 0 and ${t.slots} - ${t.seatsTaken}`),
    check('games_go_no_go', sql`(${t.minPlayers} is null) = (${t.decideAt} is null)`),
    // unused; to be dropped once the previous release no longer runs
    index('games_upcoming')
      .on(t.teeTime, t.id)
      .where(sql`${t.status} in ('scheduled', 'active')`),
    index('games_upcoming_region')
      .on(t.region, t.teeTime)
      .where(sql`${t.status} in ('scheduled', 'active')`),
    // including the level: a filtered list is an index-only scan
    index('games_next')
      .on(t.teeTime, t.id, t.skillLevel)
      .where(sql`${t.status} in ('scheduled', 'active')`),
    index('games_next_region')
      .on(t.region, t.teeTime, t.id, t.skillLevel)
      .where(sql`${t.status} in ('scheduled', 'active')`),
    index('games_tee').on(t.teeTime, t.id),
    index('games_created').on(t.createdAt, t.id),
    index('games_status').on(t.status, t.teeTime),
    index('games_host').on(t.hostId, t.teeTime),
    index('games_course').on(t.courseId, t.teeTime),
    index('games_desk').on(t.status, t.region, t.currency, t.teeTime),
    index('games_region').on(t.region, t.teeTime),
    index('games_called_off')
      .on(t.updatedAt)
      .where(sql`${t.status} in ('cancelled', 'admin_cancelled')`),
    index('games_series')
      .on(t.seriesId, t.teeTime)
      .where(sql`${t.seriesId} is not null`),
    index('games_search').using('gin', t.searchText.op('gin_trgm_ops')),
    // visitors search open games only; after some months most games are past
    index('games_upcoming_search')
      .using('gin', t.searchText.op('gin_trgm_ops'))
      .where(sql`${t.status} in ('scheduled', 'active')`),
  ],
)
/** The vocabulary of all search texts, some thousand words, for spelling suggestions. */
export const searchWords = pgTable('search_words', { word: text().primaryKey() }, (t) => [
  index('search_words_alike').using('gin', t.word.op('gin_trgm_ops')),
])
/** Games that users have saved to find them again. */
export const savedGames = pgTable(
  'saved_games',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    gameId: text()
      .notNull()
      .references(() => games.id),
    savedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.gameId] }), index('saved_games_game').on(t.gameId)],
)
/** Every change of a game's status and columns: the audit trail. */
export const gameEvents = pgTable(
  'game_events',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text(),
    details: text(),
  },
  (t) => [index('game_events_game').on(t.gameId, t.at), index('game_events_at').on(t.at)],
)
