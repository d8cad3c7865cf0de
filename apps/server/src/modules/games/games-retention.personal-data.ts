import { and, eq, inArray, isNotNull, lt, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { CANCELLED_STATUSES, GAME_LENGTH } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import type { IsHeld, RetentionClass } from '../../platform/retention.ts'
import { bookingEvidence, courseBookings, evidenceDrafts } from './booking/bookings.table.ts'
import { games, savedGames } from './games.table.ts'
import { gameQuestions } from './questions/questions.table.ts'

/** The column names a game that matches. */
const ofGames = (column: AnyPgColumn, where: SQL | undefined): SQL =>
  sql`${column} IN (SELECT ${games.id} FROM ${games} WHERE ${where})`
/** The column names a game whose round ended before an instant. */
const playedBefore = (column: AnyPgColumn, before: Instant): SQL =>
  ofGames(column, lt(games.teeTime, before - GAME_LENGTH))

const heldHost = (column: AnyPgColumn, isHeld: IsHeld): SQL => ofGames(column, isHeld(games.hostId))

/** What the retention needs of a later module. */
export type RetentionPorts = {
  /** The column names a game with a guest who matches. */
  hasGuest(gameId: SQLWrapper, matches: IsHeld): SQL
}

export const gamesRetention = ({ hasGuest }: RetentionPorts): readonly RetentionClass[] => [
  {
    name: 'booking_evidence',
    trigger: 'settled',
    action: 'delete',
    days: (settings) => settings.booking_evidence_days,
    table: bookingEvidence,
    isOver: (before) =>
      ofGames(
        bookingEvidence.gameId,
        or(
          and(isNotNull(games.settledAt), lt(games.settledAt, before)),
          and(
            inArray(games.status, CANCELLED_STATUSES),
            lt(games.updatedAt, before),
            lt(games.teeTime, before),
          ),
        ),
      ),
    held: (isHeld) =>
      or(heldHost(bookingEvidence.gameId, isHeld), hasGuest(bookingEvidence.gameId, isHeld)),
    // nothing is left to look at
    before: (tx, over) =>
      tx.orm
        .update(courseBookings)
        .set({ evidence: 'none' })
        .where(
          and(
            eq(courseBookings.evidence, 'waiting'),
            sql`${courseBookings.gameId} IN
              (SELECT ${bookingEvidence.gameId} FROM ${bookingEvidence} WHERE ${over})`,
          ),
        ),
  },
  {
    // of a form that was left
    name: 'evidence_drafts',
    trigger: 'created',
    action: 'delete',
    days: () => 7,
    table: evidenceDrafts,
    isOver: (before) => lt(evidenceDrafts.uploadedAt, before),
    held: (isHeld) => isHeld(evidenceDrafts.userId),
  },
  {
    name: 'questions',
    trigger: 'round',
    action: 'delete',
    days: () => 180,
    table: gameQuestions,
    isOver: (before) => playedBefore(gameQuestions.gameId, before),
    held: (isHeld) => or(isHeld(gameQuestions.askerId), heldHost(gameQuestions.gameId, isHeld)),
  },
  {
    name: 'saved_games',
    trigger: 'round',
    action: 'delete',
    days: () => 30,
    table: savedGames,
    isOver: (before) => playedBefore(savedGames.gameId, before),
    held: (isHeld) => isHeld(savedGames.userId),
  },
]
