import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, type Refused } from '../../../platform/refusal.ts'
import type { GamePorts } from '../game-ports.types.ts'
import type { Game } from '../games.repository.ts'
import type { CourseBooking } from './bookings.repository.ts'
import { claimBooking, type BookingTerms } from './claim-booking.step.ts'

/** The booking of an edited game with the claim for its new course or tee time; null without one. */
export async function moveBooking(
  tx: Tx,
  ports: Pick<GamePorts, 'onBookingTaken'>,
  after: Game,
  booking: CourseBooking | undefined,
  now: Instant,
): Promise<
  | (BookingTerms & Pick<CourseBooking, 'claim'>)
  | null
  | Refused<'BOOKING_TAKEN' | 'BOOKING_TIME_INVALID'>
> {
  if (!booking) return null
  const claimed = await claimBooking(tx, ports, after, booking, now)
  if (isRefused(claimed)) return claimed
  const { via, reference, bookedPlayers, namesDueAt, freeChangesUntil, schedule } = booking
  return { via, reference, bookedPlayers, namesDueAt, freeChangesUntil, schedule, ...claimed }
}
