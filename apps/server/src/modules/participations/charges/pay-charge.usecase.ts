import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { advanceCharge } from './advance-charge.usecase.ts'
import { lockCharge, readCharge, readOpenChargeOf, type Charge } from './charges.repository.ts'
import { chargeRefusal, type ChargeRefusal } from './charge-refusal.policy.ts'
import { restartCharge } from './restart-charge.step.ts'

/**
 * A user pays an open charge with the default card and is present to confirm it with the bank.
 * Called again after the confirmation, it returns the result.
 */
export async function payCharge(
  deps: Deps,
  request: { gameId: string; userId: string },
): Promise<
  | Charge
  | Refused<ChargeRefusal | 'CHARGE_NOT_RETRYABLE' | 'NOTHING_OWED' | 'PAYMENT_OUTCOME_UNKNOWN'>
> {
  const open = await readOpenChargeOf(deps.db, request.gameId, request.userId)
  if (!open) return refuse('NOTHING_OWED')
  if (open.status === 'refused') {
    const started = await deps.db.transaction(async (tx) => {
      const charge = (await lockCharge(tx, open.id))!
      // a second request or the job was faster
      if (charge.status !== 'refused') return charge
      return restartCharge(
        deps,
        tx,
        charge,
        { actor: charge.cause === 'host_absent' ? 'host' : 'guest', present: true },
        deps.clock.now(),
      )
    })
    if (isRefused(started)) return started
  }
  await advanceCharge(deps, open.id)
  const charge = (await readCharge(deps.db, open.id))!
  if (charge.status === 'charged' || charge.status === 'action_required') return charge
  if (charge.status !== 'refused') return refuse('PAYMENT_OUTCOME_UNKNOWN')
  return refuse(chargeRefusal(charge.problem))
}
