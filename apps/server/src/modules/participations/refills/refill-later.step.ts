import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { readParticipation, type Participation } from '../participations.repository.ts'

/**
 * Has the late leave refunded whose seat a guest has taken, once joining can no longer be undone. The
 * seat of a substitute is the one that was passed on.
 */
export async function refillLater(
  deps: Pick<Deps, 'jobs'>,
  tx: Tx,
  { id, substituteFor, undoUntil }: Pick<Participation, 'id' | 'substituteFor' | 'undoUntil'>,
  now: Instant,
): Promise<void> {
  const passedOn = substituteFor === null ? undefined : await readParticipation(tx, substituteFor)
  if (passedOn) return refillLater(deps, tx, passedOn, now)
  await deps.jobs.enqueue(
    tx,
    'participations.refill',
    { participationId: id },
    { at: undoUntil === null ? now : Math.max(now, undoUntil + 1) },
  )
}
