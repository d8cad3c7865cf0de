import type { ChargeState } from '@tomogolf/domain/charge-machine'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceCharge } from './advance-charge.usecase.ts'
import { readTransaction } from '../ledger/ledger.repository.ts'
import { lockCharge, readCharge } from './charges.repository.ts'
import type { ByOperator } from '../by-operator.ts'
import { restartCharge } from './restart-charge.ts'

/** An operator tries a refused charge again, named by itself or by a transaction that shows it. Returns how it stands then. */
export async function retryCharge(
  deps: Deps,
  r: ByOperator & ({ chargeId: string } | { transactionId: string }),
): Promise<
  | { status: ChargeState }
  | Refused<'CHARGE_NOT_RETRYABLE' | 'NOT_FOUND' | 'PAYMENT_METHOD_REQUIRED'>
> {
  const shown = 'transactionId' in r ? await readTransaction(deps.db, r.transactionId) : undefined
  if ('transactionId' in r && !shown) return refuse('NOT_FOUND')
  const chargeId = 'chargeId' in r ? r.chargeId : (shown?.booking ?? '')
  const started = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const charge = await lockCharge(tx, chargeId)
    if (!charge) return refuse('CHARGE_NOT_RETRYABLE')
    const again = await restartCharge(deps, tx, charge, { actor: 'operator', present: false }, now)
    if (isRefused(again)) return again
    await writeAudit(tx, now, {
      actorId: r.operatorId,
      ip: r.ip,
      action: 'charge.retry',
      subject: charge.id,
      reason: r.reason,
      before: `${charge.status}: ${charge.problem}`,
      after: again.status,
    })
    return null
  })
  if (started) return started
  await advanceCharge(deps, chargeId)
  return { status: (await readCharge(deps.db, chargeId))!.status }
}
