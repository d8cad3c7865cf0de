import type { Deps } from '../../../deps.ts'
import { encodeEvidence } from '../../../platform/documents/evidence-encoder.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import type { GamePorts } from '../game-ports.types.ts'
import { lockGame } from '../games.repository.ts'
import {
  deleteEvidence,
  readBooking,
  storeBooking,
  storeEvidence,
  UNREVIEWED,
  type CourseBooking,
} from './bookings.repository.ts'
import { bookingRefusal, isEvidenceHeld } from './save-booking.usecase.ts'

/** Stores the file that shows a booking, for an administrator to look at. */
export async function saveEvidence(
  deps: Deps,
  ports: Pick<GamePorts, 'isGameHeld'>,
  { userId, gameId }: { readonly userId: string; readonly gameId: string },
  file: Buffer,
): Promise<
  | CourseBooking
  | Refused<
      | 'BOOKING_NOT_FOUND'
      | 'EVIDENCE_HELD'
      | 'FILE_TOO_LARGE'
      | 'FORBIDDEN'
      | 'GAME_ALREADY_STARTED'
      | 'GAME_CANCELLED'
      | 'GAME_NOT_FOUND'
      | 'INVALID_EVIDENCE_TYPE'
    >
> {
  const encoded = await encodeEvidence(file)
  if (encoded.kind === 'too_large') return refuse('FILE_TOO_LARGE')
  if (encoded.kind === 'not_evidence') return refuse('INVALID_EVIDENCE_TYPE')
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, gameId)
    const refusal = bookingRefusal(game, userId, now)
    if (refusal) return refusal
    const booking = await readBooking(tx, gameId)
    if (!booking) return refuse('BOOKING_NOT_FOUND')
    if (await isEvidenceHeld(tx, ports, gameId)) return refuse('EVIDENCE_HELD')
    await storeEvidence(tx, {
      gameId,
      mime: encoded.mime,
      size: encoded.bytes.length,
      bytes: encoded.bytes,
      uploadedAt: now,
    })
    const waiting: CourseBooking = {
      ...booking,
      ...UNREVIEWED,
      evidence: 'waiting',
      updatedAt: now,
    }
    await storeBooking(tx, waiting)
    return waiting
  })
}

/** The host takes the file back: what an administrator accepted is no longer shown. */
export function removeEvidence(
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
    const booking = await readBooking(tx, gameId)
    await deleteEvidence(tx, gameId)
    if (booking && booking.evidence !== 'none')
      await storeBooking(tx, {
        ...booking,
        ...UNREVIEWED,
        evidence: 'none',
        updatedAt: deps.clock.now(),
      })
    return { success: true as const }
  })
}
