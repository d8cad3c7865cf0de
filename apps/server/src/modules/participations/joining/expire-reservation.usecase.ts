import { reservedUntil } from '@tomogolf/domain/hold-plan'
import type { Deps } from '../../../deps.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { releaseReservation } from './release-reservation.ts'
import { readHoldOf } from '../holds/holds.repository.ts'
import { lockHoldFacts } from '../holds/lock-hold-facts.ts'

/** A place whose hold nobody could confirm is not kept for ever, and never beyond the tee time. */
export async function expireReservation(deps: Deps, participationId: string): Promise<void> {
  const hold = await readHoldOf(deps.db, participationId)
  if (!hold) return
  const ended = await deps.db.transaction(async (tx) => {
    const f = await lockHoldFacts(deps, tx, hold.id)
    if (!f || f.p.status !== 'reserved' || f.now <= reservedUntil(f.p.agreedAt, f.game.teeTime))
      return false
    return releaseReservation(f)
  })
  if (ended) await advanceNow(deps, hold.id)
}
