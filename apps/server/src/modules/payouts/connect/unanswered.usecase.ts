import { TRANSFER_ANSWER_TIME } from '@tomogolf/domain/payouts/payout-terms'
import type { Deps } from '../../../deps.ts'
import { listUnansweredSince, type Payout } from '../batches.repository.ts'
import { reportPayout } from './report-payout.step.ts'

type Unanswered = Awaited<ReturnType<typeof listUnansweredSince>>

export const listLongUnanswered = ({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<Unanswered> =>
  listUnansweredSince(db, clock.now() - TRANSFER_ANSWER_TIME)

/** Opens a case for each transfer or reversal that has no answer for hours, such as by a lost key. */
export async function reportUnanswered(deps: Deps): Promise<void> {
  for (const { payout, since } of await listLongUnanswered(deps))
    await deps.db.transaction((tx) =>
      reportPayout(deps, tx, payout.id, 'the provider gives no answer', since ?? 0),
    )
}

/**
 * A transfer that the provider has refused to make or to speak about for hours, and does not have.
 * One that was on its way all that time and arrives now is reported by its answer.
 */
export async function isNeverMade(deps: Deps, { id, status }: Payout): Promise<boolean> {
  if (status !== 'sent') return false
  if (!(await listLongUnanswered(deps)).some(({ payout }) => payout.id === id)) return false
  return (await deps.cards.findTransfer(id)).kind === 'not_found'
}

/**
 * A reversal that the provider has not answered for hours, and now says that it did not make. One
 * that arrives later is booked by its event.
 */
export async function isNeverReversed(deps: Deps, { id, status }: Payout): Promise<boolean> {
  if (status !== 'reversing') return false
  if (!(await listLongUnanswered(deps)).some(({ payout }) => payout.id === id)) return false
  const found = await deps.cards.findTransfer(id)
  return found.kind === 'transferred' && !found.isReversed
}
