import { and, asc, count, eq, gte, inArray, isNull, lt } from 'drizzle-orm'
import {
  FROZEN,
  presenceReviewMachine,
  type PresenceReviewEvent,
} from '@tomogolf/domain/machines/presence-review-machine'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import type { Nearness, PlayAnswer } from '@tomogolf/domain/attendance/presence'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { CausedBy } from '../participations.repository.ts'
import {
  presenceAnswers,
  presenceLocations,
  presenceReviewEvents,
  presenceReviews,
} from './presence.table.ts'

export type PresenceReview = typeof presenceReviews.$inferSelect

/** The open review of a game. The caller holds the game's row lock, which every change takes. */
export async function readOpenReview(tx: Tx, gameId: string): Promise<PresenceReview | undefined> {
  return (
    await tx.orm
      .select()
      .from(presenceReviews)
      .where(and(eq(presenceReviews.gameId, gameId), isNull(presenceReviews.endedAt)))
  )[0]
}
/** Whether an operator has decided about a report of this game. */
export async function isAbsenceDecided(tx: Tx, gameId: string): Promise<boolean> {
  const rows = await tx.orm
    .select({ id: presenceReviews.id })
    .from(presenceReviews)
    .where(
      and(
        eq(presenceReviews.gameId, gameId),
        inArray(presenceReviews.status, ['host_present', 'host_absent']),
      ),
    )
    .limit(1)
  return rows.length > 0
}
export const isFrozen = (review: PresenceReview | undefined): boolean =>
  review !== undefined && FROZEN.includes(review.status)
export async function readReview(tx: Tx, id: string): Promise<PresenceReview | undefined> {
  return (await tx.orm.select().from(presenceReviews).where(eq(presenceReviews.id, id)))[0]
}
export async function insertReview(
  tx: Tx,
  review: Pick<PresenceReview, 'gameId' | 'hostId' | 'kind' | 'answerUntil' | 'createdAt'>,
  by: CausedBy,
): Promise<PresenceReview> {
  const row: PresenceReview = {
    ...review,
    id: newId(),
    status: review.kind === 'report' ? 'reported' : 'asked',
    statement: null,
    statementAt: null,
    endedAt: null,
  }
  await tx.orm.insert(presenceReviews).values(row)
  await logEvent(tx, row, row.kind, null, by, row.createdAt)
  return row
}
/**
 * Applies an event of the state machine and writes its log row. Null when the current state does
 * not allow it.
 */
export async function moveReview(
  tx: Tx,
  review: PresenceReview,
  event: PresenceReviewEvent,
  by: CausedBy,
  now: Instant,
  set: Partial<PresenceReview> = {},
): Promise<PresenceReview | null> {
  const transition = transitionFor(presenceReviewMachine, review.status, event)
  if (!transition) return null
  const ended = presenceReviewMachine.final.includes(transition.to) ? { endedAt: now } : {}
  const [after] = await tx.orm
    .update(presenceReviews)
    .set({ ...set, ...ended, status: transition.to })
    .where(and(eq(presenceReviews.id, review.id), eq(presenceReviews.status, review.status)))
    .returning()
  if (!after) return null
  await logEvent(tx, after, event, review.status, by, now)
  return after
}
async function logEvent(
  tx: Tx,
  review: PresenceReview,
  event: string,
  from: string | null,
  by: CausedBy,
  at: Instant,
): Promise<void> {
  await tx.orm.insert(presenceReviewEvents).values({
    id: newId(),
    reviewId: review.id,
    at,
    event,
    actor: by.actor,
    actorId: by.actorId,
    fromStatus: from,
    toStatus: review.status,
  })
}
export async function setAnswerUntil(tx: Tx, id: string, answerUntil: Instant): Promise<void> {
  await tx.orm.update(presenceReviews).set({ answerUntil }).where(eq(presenceReviews.id, id))
}
/** Open reviews whose time to answer is over. Normally none: their job was given up. */
export const listOverdueReviews = (tx: Tx, now: Instant): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: presenceReviews.id })
    .from(presenceReviews)
    .where(
      and(
        isNull(presenceReviews.endedAt),
        inArray(presenceReviews.status, ['reported', 'asked']),
        lt(presenceReviews.answerUntil, now),
      ),
    )
    .limit(200)
/** How many games of a host ended without any check-in since then. */
export async function countUncheckedGames(tx: Tx, hostId: string, since: Instant): Promise<number> {
  const [row] = await tx.orm
    .select({ n: count() })
    .from(presenceReviews)
    .where(
      and(
        eq(presenceReviews.hostId, hostId),
        eq(presenceReviews.kind, 'question'),
        gte(presenceReviews.createdAt, since),
      ),
    )
  return row?.n ?? 0
}

/** Records an answer; a later one of the same person replaces it. */
export async function recordAnswer(
  tx: Tx,
  review: PresenceReview,
  userId: string,
  answer: PlayAnswer,
  at: Instant,
): Promise<void> {
  await tx.orm
    .insert(presenceAnswers)
    .values({ id: newId(), reviewId: review.id, gameId: review.gameId, userId, answer, at })
    .onConflictDoUpdate({
      target: [presenceAnswers.reviewId, presenceAnswers.userId],
      set: { answer, at },
    })
}
export async function readAnswers(tx: Tx, reviewId: string): Promise<Map<string, PlayAnswer>> {
  const rows = await tx.orm
    .select({ userId: presenceAnswers.userId, answer: presenceAnswers.answer })
    .from(presenceAnswers)
    .where(eq(presenceAnswers.reviewId, reviewId))
  return new Map(rows.map((row) => [row.userId, row.answer]))
}
/** One person's answers, by review id. */
export async function readOwnAnswers(
  tx: Tx,
  reviewIds: readonly string[],
  userId: string,
): Promise<Map<string, PlayAnswer>> {
  if (reviewIds.length === 0) return new Map()
  const rows = await tx.orm
    .select({ reviewId: presenceAnswers.reviewId, answer: presenceAnswers.answer })
    .from(presenceAnswers)
    .where(
      and(inArray(presenceAnswers.reviewId, [...reviewIds]), eq(presenceAnswers.userId, userId)),
    )
  return new Map(rows.map((row) => [row.reviewId, row.answer]))
}

export async function recordLocation(
  tx: Tx,
  location: { gameId: string; userId: string; at: Instant; nearness: Nearness },
): Promise<void> {
  await tx.orm.insert(presenceLocations).values({ id: newId(), ...location })
}
/** Users whose device was near the course of a game at least once. */
export async function listNearUsers(tx: Tx, gameId: string): Promise<Set<string>> {
  const rows = await tx.orm
    .select({ userId: presenceLocations.userId })
    .from(presenceLocations)
    .where(and(eq(presenceLocations.gameId, gameId), eq(presenceLocations.nearness, 'near')))
  return new Set(rows.map((row) => row.userId))
}
/** The latest comparison of one person for each of these games. */
export async function readLocationsOf(
  tx: Tx,
  gameIds: readonly string[],
  userId: string,
): Promise<Map<string, Nearness>> {
  if (gameIds.length === 0) return new Map()
  const rows = await tx.orm
    .select({ gameId: presenceLocations.gameId, nearness: presenceLocations.nearness })
    .from(presenceLocations)
    .where(
      and(inArray(presenceLocations.gameId, [...gameIds]), eq(presenceLocations.userId, userId)),
    )
    .orderBy(asc(presenceLocations.at))
  return new Map(rows.map((row) => [row.gameId, row.nearness]))
}
/** A game moved to another day or course: what was confirmed for the old one proves nothing. */
export async function deleteLocations(tx: Tx, gameId: string): Promise<void> {
  await tx.orm.delete(presenceLocations).where(eq(presenceLocations.gameId, gameId))
}
