import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import { iso, type Instant, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { Standing } from '../accounts/account-ports.types.ts'
import { games } from '../games/games.table.ts'
import { gameReports } from '../participations/cases/cases.table.ts'
import { participations } from '../participations/participations.table.ts'
import { parseStrikeCount } from './automatic-suspension.policy.ts'
import { strikes, suspensions } from './standing.table.ts'

/** The strikes and suspensions of a user as they count now. */
export const readStanding = async (tx: Tx, userId: string, now: Instant): Promise<Standing> => ({
  strikes: await readStrikes(tx, userId),
  suspensions: await readSuspensions(tx, userId, now),
})

/** The strikes that count against a user, newest first, with the facts that explain them. */
async function readStrikes(tx: Tx, userId: string): Promise<Standing['strikes']> {
  const rows = await tx.orm
    .select({
      strike: strikes,
      game: {
        courseName: games.courseName,
        courseNameJa: games.courseNameJa,
        teeTime: games.teeTime,
      },
      missingAt: participations.missingAt,
      statementUntil: participations.statementUntil,
      statementAt: participations.statementAt,
      appeal: { id: gameReports.id, outcome: gameReports.outcome, note: gameReports.note },
    })
    .from(strikes)
    .leftJoin(games, eq(games.id, strikes.gameId))
    .leftJoin(
      participations,
      and(
        eq(participations.gameId, strikes.gameId),
        eq(participations.guestId, strikes.userId),
        eq(participations.status, 'no_show'),
      ),
    )
    .leftJoin(
      gameReports,
      and(
        eq(gameReports.reporterId, strikes.userId),
        eq(gameReports.reason, 'appeal'),
        or(eq(gameReports.strikeId, strikes.id), eq(gameReports.gameId, strikes.gameId)),
      ),
    )
    .where(and(eq(strikes.userId, userId), isNull(strikes.removedAt)))
    .orderBy(
      desc(strikes.createdAt),
      strikes.id,
      sql`${participations.partyLeadId} is not null`,
      participations.id,
    )
  // of a party, several seats may have been missed: one strike, with the facts of the own seat
  const once = new Map<string, (typeof rows)[number]>()
  for (const row of rows) if (!once.has(row.strike.id)) once.set(row.strike.id, row)
  return [...once.values()].map(({ strike, game, appeal, ...attendance }) => ({
    id: strike.id,
    reason: strike.reason,
    gameId: strike.gameId,
    createdAt: iso(strike.createdAt),
    facts: game && {
      ...courseNamesOf(game),
      teeTime: iso(game.teeTime),
      missingAt: isoOrNull(attendance.missingAt),
      statementUntil: isoOrNull(attendance.statementUntil),
      statedAt: isoOrNull(attendance.statementAt),
    },
    appeal: appeal && { state: appeal.outcome ?? 'open', answer: appeal.note },
  }))
}

/** Suspensions in force, longest first. An automatic suspension has no reason text. */
async function readSuspensions(
  tx: Tx,
  userId: string,
  now: Instant,
): Promise<Standing['suspensions']> {
  const rows = await tx.orm
    .select()
    .from(suspensions)
    .where(
      and(
        eq(suspensions.userId, userId),
        isNull(suspensions.liftedAt),
        gte(suspensions.until, now),
      ),
    )
    .orderBy(desc(suspensions.until))
  return rows.map(({ until, createdAt, reason }) => ({
    until: iso(until),
    since: iso(createdAt),
    reason: parseStrikeCount(reason) === null ? reason : null,
  }))
}
