import { CHARGE_AWAITED, type ChargeState } from '@tomogolf/domain/machines/charge-machine'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceCharge } from './advance-charge.usecase.ts'
import { readTransaction } from '../ledger/ledger.repository.ts'
import { lockChargeWithDebtor, readCharge } from './charges.repository.ts'
import { chargeRefusal, type ChargeRefusal } from './charge-refusal.policy.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { restartCharge } from './restart-charge.step.ts'

/**
 * An operator retries a charge, given by its id or by a transaction that shows it: a refused one as
 * a new attempt, one without a result by the same attempt, at once instead of at its next turn. A
 * card that refuses is a refusal; otherwise the charge was made, or has no result yet.
 */
export async function retryCharge(
  deps: Deps,
  request: OperatorDecision & ({ chargeId: string } | { transactionId: string }),
): Promise<
  { status: ChargeState } | Refused<'CHARGE_NOT_RETRYABLE' | 'NOT_FOUND' | ChargeRefusal>
> {
  const shown =
    'transactionId' in request ? await readTransaction(deps.db, request.transactionId) : undefined
  if ('transactionId' in request && !shown) return refuse('NOT_FOUND')
  const chargeId = 'chargeId' in request ? request.chargeId : (shown?.booking ?? '')
  const started = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const charge = await lockChargeWithDebtor(tx, chargeId)
    if (!charge) return refuse('CHARGE_NOT_RETRYABLE')
    // a new attempt beside an unknown one could charge twice
    const again = CHARGE_AWAITED.includes(charge.status)
      ? charge
      : await restartCharge(deps, tx, charge, { actor: 'operator', present: false }, now)
    if (isRefused(again)) return again
    await writeAudit(tx, now, {
      actorId: request.operatorId,
      ip: request.ip,
      action: 'charge.retry',
      subject: charge.id,
      reason: request.reason,
      before: [charge.status, charge.problem].filter(Boolean).join(': '),
      after: again.status,
    })
    return null
  })
  if (started) return started
  await advanceCharge(deps, chargeId)
  const { status, problem } = (await readCharge(deps.db, chargeId))!
  if (status === 'refused') return refuse(chargeRefusal(problem))
  return status === 'action_required' ? refuse('AUTHENTICATION_REQUIRED') : { status }
}
