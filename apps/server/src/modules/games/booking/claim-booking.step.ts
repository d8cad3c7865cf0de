import {
  bookingClaim,
  claimedMoment,
  isBookingTime,
  mayBeSameBooking,
} from '@tomogolf/domain/booking/course-booking'
import type { Instant } from '@tomogolf/domain/time'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { GamePorts } from '../game-ports.types.ts'
import type { Game } from '../games.repository.ts'
import { listClaimants, lockClaim, type CourseBooking } from './bookings.repository.ts'

export type BookingTerms = Pick<
  CourseBooking,
  'via' | 'reference' | 'bookedPlayers' | 'namesDueAt' | 'freeChangesUntil' | 'schedule'
>
type Claimed = { readonly claim: string | null }

/**
 * Checks a booking for a game, and takes its claim: no other game may have the same course, tee
 * time and reference. A second host is refused, and an operator looks at both; the same under
 * another name of the course is for the operator alone. Nothing is written but that case, so the
 * caller may commit a refusal; it locks the game first.
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
  await lockClaim(tx, claimedMoment(game.teeTime, booking.reference)!)
  const others = (await listClaimants(tx, game.teeTime)).filter(({ gameId }) => gameId !== game.id)
  const taken = others.find((other) => other.claim === claim)
  const alike = taken ?? others.find((other) => mayBeSameBooking({ ...game, claim }, other))
  if (alike && alike.hostId !== game.hostId)
    await ports.onBookingTaken(tx, { gameId: alike.gameId, byHost: game.hostId }, now)
  return taken ? refuse('BOOKING_TAKEN') : { claim }
}
