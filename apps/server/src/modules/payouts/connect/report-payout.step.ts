import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { hasCaseSince } from '../../participations/cases/cases.repository.ts'
import { reportDrift } from '../../participations/cases/open-case.step.ts'
import { listItemsOf } from '../batches.repository.ts'

/**
 * Opens a case about a payout, with the first of its games. `since`: a case that was opened at or
 * after it is not followed by another one, also when it is closed.
 */
export async function reportPayout(
  deps: Deps,
  tx: Tx,
  payoutId: string,
  what: string,
  since?: Instant,
): Promise<void> {
  const [item] = await listItemsOf(tx, [payoutId])
  if (!item) return
  const details = `payout ${payoutId}: ${what}`
  if (since !== undefined && (await hasCaseSince(tx, 'drift', details, since))) return
  await reportDrift(deps, tx, { gameId: item.gameId }, details, deps.clock.now())
}
