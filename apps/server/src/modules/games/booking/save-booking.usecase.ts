import { isDeepStrictEqual } from 'node:util'
import { isCancelled } from '@tomogolf/domain/game'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import type { GamePorts } from '../game-ports.types.ts'
import { lockGame, type Game } from '../games.repository.ts'
import { toBookingTerms, type BookingInput } from './booking-input.adapter.ts'
import {
  deleteBooking,
  readBooking,
  readEvidenceFacts,
  storeBooking,
  UNREVIEWED,
  type CourseBooking,
} from './bookings.repository.ts'
import { claimBooking, type BookingTerms } from './claim-booking.step.ts'

/** The host enters or changes the booking. Guests do not agree to it, so it needs no operator. */
export async function saveBooking(
  deps: Deps,
  ports: Pick<GamePorts, 'onBookingTaken'>,
  { userId, gameId }: { readonly userId: string; readonly gameId: string },
  input: BookingInput,
): Promise<
  | CourseBooking
  | Refused<
      | 'BOOKING_TAKEN'
      | 'BOOKING_TIME_INVALID'
      | 'FORBIDDEN'
      | 'GAME_ALREADY_STARTED'
      | 'GAME_CANCELLED'
      | 'GAME_NOT_FOUND'
    >
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, gameId)
    const refusal = bookingRefusal(game, userId, now)
    if (refusal || !game) return refusal ?? refuse('GAME_NOT_FOUND')
    const terms = toBookingTerms(input)
    const claimed = await claimBooking(tx, ports, game, terms, now)
    if (isRefused(claimed)) return claimed
    return writeBooking(tx, game.id, { ...terms, ...claimed }, now)
  })
}

/** Only the host, before the start, and not of a cancelled game. */
export function bookingRefusal(
  game: Game | undefined,
  userId: string,
  now: Instant,
): Refused<'FORBIDDEN' | 'GAME_ALREADY_STARTED' | 'GAME_CANCELLED' | 'GAME_NOT_FOUND'> | null {
  if (!game) return refuse('GAME_NOT_FOUND')
  if (game.hostId !== userId) return refuse('FORBIDDEN')
  if (isCancelled(game.status)) return refuse('GAME_CANCELLED')
  return now >= game.teeTime ? refuse('GAME_ALREADY_STARTED') : null
}

/** What the evidence shows: the other terms are deadlines that courses also tell by phone. */
const SHOWN = ['claim', 'via', 'bookedPlayers', 'freeChangesUntil', 'schedule'] as const
const showsSame = (before: CourseBooking, terms: BookingTerms & Pick<CourseBooking, 'claim'>) =>
  SHOWN.every((name) => isDeepStrictEqual(before[name], terms[name]))

/**
 * Stores a booking whose claim is taken. Evidence was reviewed for what it said then: after a change
 * a file is looked at again.
 */
export async function writeBooking(
  tx: Tx,
  gameId: string,
  terms: BookingTerms & Pick<CourseBooking, 'claim'>,
  now: Instant,
): Promise<CourseBooking> {
  const before = await readBooking(tx, gameId)
  const hasFile = before && (await readEvidenceFacts(tx, [gameId])).has(gameId)
  const booking: CourseBooking = {
    ...(before && showsSame(before, terms)
      ? before
      : {
          ...UNREVIEWED,
          evidence: hasFile ? 'waiting' : 'none',
        }),
    ...terms,
    gameId,
    updatedAt: now,
  }
  await storeBooking(tx, booking)
  return booking
}

/** The file is there, and a legal hold of the host or a guest keeps it: also from being replaced. */
export const isEvidenceHeld = async (
  tx: Tx,
  { isGameHeld }: Pick<GamePorts, 'isGameHeld'>,
  gameId: string,
): Promise<boolean> =>
  (await readEvidenceFacts(tx, [gameId])).has(gameId) && (await isGameHeld(tx, gameId))

/** The host removes the booking with its evidence, also after the game. */
export function removeBooking(
  deps: Deps,
  ports: Pick<GamePorts, 'isGameHeld'>,
  userId: string,
  gameId: string,
): Promise<{ success: true } | Refused<'EVIDENCE_HELD' | 'FORBIDDEN' | 'GAME_NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const game = await lockGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    if (game.hostId !== userId) return refuse('FORBIDDEN')
    if (await isEvidenceHeld(tx, ports, gameId)) return refuse('EVIDENCE_HELD')
    await deleteBooking(tx, gameId)
    return { success: true as const }
  })
}
