import { reservedUntil } from '@tomogolf/domain/hold-plan'
import type { Deps } from '../../../deps.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { releaseReservation } from './release-reservation.step.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import { lockHoldContext } from '../holds/hold-context.repository.ts'

/** Frees a seat whose hold was not confirmed in time, at the tee time at the latest. */
export async function expireReservation(deps: Deps, participationId: string): Promise<void> {
  const hold = await readHoldOf(deps.db, participationId)
  if (!hold) return
  const ended = await deps.db.transaction(async (tx) => {
    const context = await lockHoldContext(deps, tx, hold.id)
    if (
      !context ||
      context.participation.status !== 'reserved' ||
      context.now <= reservedUntil(context.participation.agreedAt, context.game.teeTime)
    )
      return false
    return releaseReservation(context)
  })
  if (ended) await advanceNow(deps, hold.id)
}
