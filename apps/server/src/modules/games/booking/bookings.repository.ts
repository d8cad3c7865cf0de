import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { bookingBadge } from '@tomogolf/domain/booking/course-booking'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../games.table.ts'
import { bookingEvidence, courseBookings } from './bookings.table.ts'

export type CourseBooking = typeof courseBookings.$inferSelect
export type EvidenceFile = typeof bookingEvidence.$inferSelect
export type EvidenceFacts = Pick<EvidenceFile, 'mime' | 'size' | 'uploadedAt'>

export const UNREVIEWED = { reviewedAt: null, reviewedBy: null, reviewReason: null } as const

/** By game. */
export async function readBookings(
  tx: Tx,
  gameIds: readonly string[],
): Promise<Map<string, CourseBooking>> {
  const rows = await tx.orm
    .select()
    .from(courseBookings)
    .where(inArray(courseBookings.gameId, [...gameIds]))
  return new Map(rows.map((row) => [row.gameId, row]))
}
export const readBooking = async (tx: Tx, gameId: string): Promise<CourseBooking | undefined> =>
  (await readBookings(tx, [gameId])).get(gameId)
/** When courses want the players' names, by game id, where a booking says so. */
export async function readNamesDueAt(
  tx: Tx,
  gameIds: readonly string[],
): Promise<Map<string, Instant>> {
  if (gameIds.length === 0) return new Map()
  const { gameId, namesDueAt } = courseBookings
  const rows = await tx.orm
    .select({ gameId, namesDueAt })
    .from(courseBookings)
    .where(inArray(gameId, [...gameIds]))
  return new Map(
    rows.flatMap((row) => (row.namesDueAt === null ? [] : [[row.gameId, row.namesDueAt]])),
  )
}
/** Inserts or replaces a booking. The caller holds the game's row lock. */
export async function storeBooking(tx: Tx, booking: CourseBooking): Promise<void> {
  await tx.orm
    .insert(courseBookings)
    .values(booking)
    .onConflictDoUpdate({ target: courseBookings.gameId, set: booking })
  await setBadge(tx, booking)
}
export async function deleteBooking(tx: Tx, gameId: string): Promise<void> {
  await deleteEvidence(tx, gameId)
  await tx.orm.delete(courseBookings).where(eq(courseBookings.gameId, gameId))
  await tx.orm.update(games).set({ bookingBadge: null }).where(eq(games.id, gameId))
}
/** The list shows and filters the badge without reading bookings. */
const setBadge = (tx: Tx, booking: CourseBooking) =>
  tx.orm
    .update(games)
    .set({ bookingBadge: bookingBadge(booking) })
    .where(eq(games.id, booking.gameId))

/** Until the transaction ends no other one looks for this claim. */
export const lockClaim = (tx: Tx, claim: string): Promise<unknown> =>
  tx.executeSql('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [claim])
/** The claims of games with this tee time. */
export async function listClaimants(
  tx: Tx,
  teeTime: Instant,
): Promise<{ gameId: string; hostId: string; courseId: string | null; claim: string }[]> {
  const rows = await tx.orm
    .select({
      gameId: games.id,
      hostId: games.hostId,
      courseId: games.courseId,
      claim: courseBookings.claim,
    })
    .from(courseBookings)
    .innerJoin(games, eq(games.id, courseBookings.gameId))
    .where(and(eq(games.teeTime, teeTime), isNotNull(courseBookings.claim)))
  return rows.flatMap((row) => (row.claim === null ? [] : [{ ...row, claim: row.claim }]))
}

export async function readEvidence(tx: Tx, gameId: string): Promise<EvidenceFile | undefined> {
  return (await tx.orm.select().from(bookingEvidence).where(eq(bookingEvidence.gameId, gameId)))[0]
}
export async function readEvidenceFacts(
  tx: Tx,
  gameIds: readonly string[],
): Promise<Map<string, EvidenceFacts>> {
  if (gameIds.length === 0) return new Map()
  const { gameId, mime, size, uploadedAt } = bookingEvidence
  const rows = await tx.orm
    .select({ gameId, mime, size, uploadedAt })
    .from(bookingEvidence)
    .where(inArray(gameId, [...gameIds]))
  return new Map(rows.map((row) => [row.gameId, row]))
}
export async function storeEvidence(tx: Tx, file: EvidenceFile): Promise<void> {
  await tx.orm
    .insert(bookingEvidence)
    .values(file)
    .onConflictDoUpdate({ target: bookingEvidence.gameId, set: file })
}
export async function deleteEvidence(tx: Tx, gameId: string): Promise<void> {
  await tx.orm.delete(bookingEvidence).where(eq(bookingEvidence.gameId, gameId))
}

/** Frees the claims of games that move together; each takes one for its new tee time. */
export async function releaseClaims(tx: Tx, gameIds: readonly string[]): Promise<void> {
  await tx.orm
    .update(courseBookings)
    .set({ claim: null })
    .where(inArray(courseBookings.gameId, [...gameIds]))
}

/** Merging two courses: the claims of the first become claims on the second, where they are free. */
export async function moveClaims(tx: Tx, from: string, into: string): Promise<void> {
  await tx.orm.execute(sql`
    UPDATE ${courseBookings} SET claim = ${`${into}|`}::text || substr(claim, ${from.length + 2}::int)
    WHERE starts_with(claim, ${`${from}|`}::text) AND NOT EXISTS (
      SELECT 1 FROM ${courseBookings} other
      WHERE other.claim = ${`${into}|`}::text || substr(${courseBookings.claim}, ${from.length + 2}::int))`)
}
