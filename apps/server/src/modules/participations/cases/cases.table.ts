import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ReadySlots } from '@tomogolf/domain/conversation/ready-messages'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'

/**
 * Reports to an operator: a problem with a game, a complaint about a rating, or an appeal. `gameId`
 * null: an appeal against a strike without a game.
 */
export const gameReports = pgTable(
  'game_reports',
  {
    id: text().primaryKey(),
    gameId: text().references(() => games.id),
    reporterId: text().notNull(),
    reason: text().notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    fixedAt: instant(),
    fixedBy: text(),
    note: text(),
    /**
     * The strike appealed against (null: the penalty of the game), or the rating complained about.
     */
    strikeId: text(),
    ratingId: text(),
    /** A guest who reported an absent host has checked in with the host's code since. */
    withdrawnAt: instant(),
    /** The outcome of an appeal; null while it is open and for other reports. */
    outcome: text().$type<'accepted' | 'rejected'>(),
  },
  (t) => [
    index('game_reports_game').on(t.gameId),
    index('game_reports_created').on(t.createdAt, t.id),
    index('game_reports_reporter').on(t.reporterId),
    index('game_reports_open')
      .on(t.createdAt)
      .where(sql`${t.fixedAt} is null`),
    // one appeal per game or strike, even when it is sent twice
    uniqueIndex('game_reports_one_appeal')
      .on(t.reporterId, t.gameId)
      .where(sql`${t.reason} = 'appeal' and ${t.gameId} is not null`),
    uniqueIndex('game_reports_one_appeal_strike')
      .on(t.strikeId)
      .where(sql`${t.reason} = 'appeal' and ${t.gameId} is null`),
  ],
)

/**
 * A case for an operator. `attendance` accepted: the guest was present, or the guest's objection to
 * the host's mark is right; `host_absent` accepted: the host was present. The other kinds only report a problem, and either outcome closes them.
 */
export const cases = pgTable(
  'cases',
  {
    id: text().primaryKey(),
    kind: text()
      .$type<
        | 'attendance'
        | 'host_absent'
        | 'hold_lapsed'
        | 'force_cancelled'
        | 'drift'
        | 'charge_refused'
        | 'unchecked_games'
        | 'duplicate_booking'
        | 'payment_stuck'
        | 'dispute'
        | 'fraud_warning'
      >()
      .notNull(),
    gameId: text().notNull(),
    participationId: text(),
    holdId: text(),
    status: text().$type<'open' | 'accepted' | 'rejected'>().notNull().default('open'),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: text(),
    reason: text(),
    details: text(),
    /** The deadline of the card provider, for a dispute. */
    dueAt: instant(),
    /** The administrator who takes care of it. */
    assigneeId: text(),
  },
  (t) => [
    index('cases_open').on(t.status, t.createdAt),
    index('cases_game').on(t.gameId),
    index('cases_created').on(t.createdAt, t.id),
    index('cases_kind').on(t.kind, t.createdAt),
    index('cases_participation').on(t.participationId),
    index('cases_assignee').on(t.assigneeId, t.status),
    // one case per absent host, however many guests are affected
    uniqueIndex('cases_one_absent_host')
      .on(t.gameId)
      .where(sql`${t.kind} = 'host_absent'`),
  ],
)

/** The kinds of cases in which people make statements. */
export const WITH_STATEMENTS: readonly (typeof cases.$inferSelect)['kind'][] = [
  'attendance',
  'host_absent',
]

/**
 * Own messages that a person attached to a statement. Copies, because the conversation is erased
 * while a case may last, and because nothing else of it is to be read.
 */
export const statementMessages = pgTable(
  'statement_messages',
  {
    /** Of the message that was copied. */
    messageId: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    senderId: text()
      .notNull()
      .references(() => users.id),
    writtenAt: instant().notNull(),
    readyId: text(),
    slots: jsonb().$type<ReadySlots>(),
    text: text(),
    attachedAt: instant().notNull(),
  },
  (t) => [
    index('statement_messages_game').on(t.gameId, t.writtenAt),
    index('statement_messages_sender').on(t.senderId),
    index('statement_messages_attached').on(t.attachedAt),
  ],
)
