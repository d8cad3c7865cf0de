import { bookingClaim, isBookingTime } from '@tomogolf/domain/booking/course-booking'
import type { Instant } from '@tomogolf/domain/time'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { GamePorts } from '../game-ports.types.ts'
import type { Game } from '../games.repository.ts'
import { lockClaim, readClaimant, type CourseBooking } from './bookings.repository.ts'

export type BookingTerms = Pick<
  CourseBooking,
  'via' | 'reference' | 'bookedPlayers' | 'namesDueAt' | 'freeChangesUntil' | 'schedule'
>
type Claimed = { readonly claim: string | null }

/**
 * Checks a booking for a game, and takes its claim: no other game may have the same course, tee
 * time and reference. A second host is refused, and an operator looks at both. Nothing is written
 * but that case, so the caller may commit a refusal; it locks the game first.
 */
export async function claimBooking(
  tx: Tx,
  ports: Pick<GamePorts, 'onBookingTaken'>,
  game: Pick<Game, 'courseId' | 'courseName' | 'teeTime' | 'hostId'> & {
    /** Null: it does not exist yet. */
    readonly id: string | null
  },
  booking: Pick<BookingTerms, 'reference' | 'namesDueAt' | 'freeChangesUntil'>,
  now: Instant,
): Promise<Claimed | Refused<'BOOKING_TAKEN' | 'BOOKING_TIME_INVALID'>> {
  if (
    !isBookingTime(booking.namesDueAt, game.teeTime) ||
    !isBookingTime(booking.freeChangesUntil, game.teeTime)
  )
    return refuse('BOOKING_TIME_INVALID')
  const claim = bookingClaim(game, booking.reference)
  if (claim === null) return { claim }
  await lockClaim(tx, claim)
  const taken = await readClaimant(tx, claim)
  if (!taken || taken.gameId === game.id) return { claim }
  if (taken.hostId !== game.hostId)
    await ports.onBookingTaken(tx, { gameId: taken.gameId, byHost: game.hostId }, now)
  return refuse('BOOKING_TAKEN')
}
