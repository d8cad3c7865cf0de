import { ANSWERED_CLOSES } from '@tomogolf/domain/requests'
import type { Deps } from '../../../deps.ts'
import { listAnsweredBefore, moveRequest } from '../requests.repository.ts'

/**
 * Closes answered requests whose sender has not written again, so that they are deleted one day.
 * Reports and appeals close by their decision.
 */
export const closeAnswered = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now()
    for (const request of await listAnsweredBefore(tx, now - ANSWERED_CLOSES))
      await moveRequest(tx, request, 'closed', now, {
        event: 'close',
        operatorId: null,
        note: null,
      })
  })
