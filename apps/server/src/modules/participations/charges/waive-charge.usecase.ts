import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { applyChargeOutcome } from './apply-charge-outcome.usecase.ts'
import { listTransactionsOf, updateTransactions } from '../ledger/ledger.repository.ts'
import { closeCasesOf } from '../cases/cases.repository.ts'
import { lockCharge, moveCharge, readCharge } from './charges.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'

/**
 * An operator waives a charge. An open payment is cancelled at the provider first, so that the user
 * cannot confirm it any more.
 */
export async function waiveCharge(
  deps: Deps,
  decision: OperatorDecision & { chargeId: string },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'PAYMENT_OUTCOME_UNKNOWN'>> {
  const seen = await readCharge(deps.db, decision.chargeId)
  if (!seen) return refuse('NOT_FOUND')
  if (seen.intentId && seen.status === 'action_required') {
    const outcome = await deps.cards.release(seen.intentId)
    if (outcome.kind === 'unknown') return refuse('PAYMENT_OUTCOME_UNKNOWN')
    if (outcome.kind === 'captured') await applyChargeOutcome(deps, seen.id, seen.attempt, outcome)
  }
  const done = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const charge = await lockCharge(tx, decision.chargeId)
    if (!charge || charge.attempt !== seen.attempt) return refuse('ALREADY_DONE')
    if (
      !(await moveCharge(
        tx,
        charge,
        'waive',
        'operator',
        now,
        { clientSecret: null },
        decision.reason,
      ))
    )
      return refuse('ALREADY_DONE')
    await updateTransactions(
      tx,
      (await listTransactionsOf(tx, charge.id)).map((transaction) => transaction.id),
      { status: 'failed', reason: 'waived' },
    )
    await closeCasesOf(
      tx,
      'charge_refused',
      { gameId: charge.gameId, details: charge.id },
      { by: decision.operatorId, reason: decision.reason },
      now,
    )
    await writeAudit(tx, now, {
      actorId: decision.operatorId,
      ip: decision.ip,
      action: 'charge.waive',
      subject: charge.id,
      reason: decision.reason,
      before: charge.status,
      after: 'waived',
    })
    return null
  })
  return isRefused(done) ? done : { success: true }
}
