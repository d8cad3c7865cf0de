import type { Settings } from '../settings.ts'
import type { Instant } from '../time.ts'

/**
 * A seat of one person on which nothing is held yet. `until`: when the hold is placed, or when the
 * seat ends without one. `unfinished`: reserved while the bank asks the person.
 */
export type UnheldSeat = { readonly until: Instant; readonly unfinished: boolean }

type Limits = Pick<Settings, 'unheld_seats_max' | 'unheld_seats_max_new'>

/** How many seats without a standing hold a person may have: fewer until a first attended round. */
export const seatLimit = (hasAttended: boolean, settings: Limits): number =>
  hasAttended
    ? settings.unheld_seats_max
    : Math.min(settings.unheld_seats_max, settings.unheld_seats_max_new)

/**
 * The moment when the next seats become possible, or null when they are possible now. A hold placed
 * at once needs no promise about later, so only the reserved seats count against it. More seats
 * together than the limit are possible for a person without others.
 */
export function nextSeatAt(
  seats: readonly UnheldSeat[],
  join: {
    readonly placement: 'now' | 'scheduled'
    readonly limit: number
    /** Seats that the person takes together. */
    readonly seats: number
  },
): Instant | null {
  const counted = seats
    .filter((seat) => join.placement === 'scheduled' || seat.unfinished)
    .map((seat) => seat.until)
    .toSorted((one, other) => one - other)
  const wanted = Math.min(join.seats, join.limit)
  const over = counted.length + wanted - join.limit
  return over <= 0 ? null : counted[over - 1]!
}

/** After this many authentications without a hold, a person cannot try the same game again. */
export const MOST_UNFINISHED_AUTHENTICATIONS = 2
