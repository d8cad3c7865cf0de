import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import type { Participation } from '../participations.repository.ts'
import { BY_SYSTEM } from './end-link.step.ts'
import { moveLink, readLinkTakenBy } from './substitutes.repository.ts'

/**
 * The reservation of a substitute has ended without a hold. No seat becomes free: the guest who
 * passes it on still has it, and the link works again unless it was withdrawn.
 */
export async function reopenLink(
  tx: Tx,
  reservation: Pick<Participation, 'id'>,
  now: Instant,
): Promise<void> {
  const link = await readLinkTakenBy(tx, reservation.id)
  if (link)
    await moveLink(tx, link, { event: 'take_failed', by: BY_SYSTEM, now }, { takenBy: null })
}
