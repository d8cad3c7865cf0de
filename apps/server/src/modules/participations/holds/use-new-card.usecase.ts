import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { advanceCharge } from '../charges/advance-charge.usecase.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import { listRefusedChargesOf, lockChargeWithDebtor } from '../charges/charges.repository.ts'
import { rescheduleNow, listRefusedHoldsOf } from './holds.repository.ts'
import { restartCharge } from '../charges/restart-charge.step.ts'

/** Retries refused holds and charges with the new default card at once. */
export async function useNewCard(deps: Deps, userId: string): Promise<void> {
  const pendingIds: string[] = []
  for (const { id } of await listRefusedHoldsOf(deps.db, userId)) {
    await rescheduleNow(deps.db, id, deps.clock.now(), false)
    if (!(await advanceHold(deps, id))) pendingIds.push(id)
  }
  for (const { id } of await listRefusedChargesOf(deps.db, userId)) {
    const started = await deps.db.transaction(async (tx) =>
      restartCharge(
        deps,
        tx,
        (await lockChargeWithDebtor(tx, id))!,
        { actor: 'system', present: false },
        deps.clock.now(),
      ),
    )
    if (!isRefused(started) && !(await advanceCharge(deps, id))) pendingIds.push(id)
  }
  if (pendingIds.length)
    deps.log.warn({ unsure: pendingIds }, 'a new card: the provider has not answered yet')
}
