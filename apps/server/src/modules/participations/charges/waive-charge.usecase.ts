import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { applyChargeOutcome } from './apply-charge-outcome.usecase.ts'
import { listTransactionsOf, updateTransactions } from '../ledger/ledger.repository.ts'
import { closeCasesOf } from '../cases/cases.repository.ts'
import { lockCharge, moveCharge, readCharge } from './charges.repository.ts'
import type { ByOperator } from '../by-operator.ts'

/** An operator lets a charge go unpaid. What is open at the provider is cancelled first, or its owner could still confirm it. */
export async function waiveCharge(
  deps: Deps,
  w: ByOperator & { chargeId: string },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'PAYMENT_OUTCOME_UNKNOWN'>> {
  const seen = await readCharge(deps.db, w.chargeId)
  if (!seen) return refuse('NOT_FOUND')
  if (seen.intentId && seen.status === 'action_required') {
    const outcome = await deps.cards.release(seen.intentId)
    if (outcome.kind === 'unknown') return refuse('PAYMENT_OUTCOME_UNKNOWN')
    if (outcome.kind === 'captured') await applyChargeOutcome(deps, seen.id, seen.attempt, outcome)
  }
  const done = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const charge = await lockCharge(tx, w.chargeId)
    if (!charge || charge.attempt !== seen.attempt) return refuse('ALREADY_DONE')
    if (!(await moveCharge(tx, charge, 'waive', 'operator', now, { clientSecret: null }, w.reason)))
      return refuse('ALREADY_DONE')
    await updateTransactions(
      tx,
      (await listTransactionsOf(tx, charge.id)).map((t) => t.id),
      { status: 'failed', reason: 'waived' },
    )
    await closeCasesOf(
      tx,
      'charge_refused',
      { gameId: charge.gameId, details: charge.id },
      { by: w.operatorId, reason: w.reason },
      now,
    )
    await writeAudit(tx, now, {
      actorId: w.operatorId,
      ip: w.ip,
      action: 'charge.waive',
      subject: charge.id,
      reason: w.reason,
      before: charge.status,
      after: 'waived',
    })
    return null
  })
  return isRefused(done) ? done : { success: true }
}
