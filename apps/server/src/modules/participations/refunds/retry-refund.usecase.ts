import { REFUND_OPEN } from '@tomogolf/domain/machines/refund-machine'
import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { readFiguresOf } from '../ledger/figures.read.ts'
import { readIncome } from '../ledger/income.read.ts'
import { listTransactionsOf } from '../ledger/ledger.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { executeRefund, type RefundResult } from './refund-transaction.usecase.ts'
import { listRefundsOf, readRefund, type Refund } from './refunds.repository.ts'
import { requestRefund, type RefundRefusal } from './request-refund.step.ts'

/**
 * An operator repeats a refund: an open one at once instead of at its next turn, a failed one as a
 * new refund of the same amount, once.
 */
export async function retryRefund(
  deps: Deps,
  decision: OperatorDecision & { refundId: string },
): Promise<RefundResult | Refused<RefundRefusal | 'ALREADY_DONE' | 'NOT_FOUND' | 'STRIPE_ERROR'>> {
  const refund = await readRefund(deps.db, decision.refundId)
  if (!refund) return refuse('NOT_FOUND')
  if (refund.status === 'refunded') return refuse('ALREADY_DONE')
  const next = await deps.db.transaction((tx) =>
    REFUND_OPEN.includes(refund.status)
      ? recordRetry(deps, tx, refund, decision)
      : repeatFailed(deps, tx, refund, decision),
  )
  return isRefused(next) ? next : executeRefund(deps, next.refundId, next.fresh)
}

async function recordRetry(
  deps: Deps,
  tx: Tx,
  refund: Refund,
  decision: OperatorDecision,
): Promise<{ refundId: string; fresh: boolean }> {
  const [shown] = await listTransactionsOf(tx, refund.id)
  await writeAudit(tx, deps.clock.now(), {
    actorId: decision.operatorId,
    ip: decision.ip,
    action: 'refund.retry',
    subject: shown?.id ?? refund.id,
    reason: decision.reason,
    before: refund.problem ?? refund.status,
    after: 'retrying',
  })
  return { refundId: refund.id, fresh: false }
}

async function repeatFailed(
  deps: Deps,
  tx: Tx,
  refund: Refund,
  decision: OperatorDecision,
): Promise<{ refundId: string; fresh: boolean } | Refused<RefundRefusal | 'ALREADY_DONE'>> {
  // the credit went back to the host when the refund failed
  if (refund.creditOf !== null) return refuse('REFUND_NOT_POSSIBLE')
  await lockGame(tx, refund.gameId)
  const repeated = (await listRefundsOf(tx, refund.booking)).some(
    (other) => other.retryOf === refund.id,
  )
  if (repeated) return refuse('ALREADY_DONE')
  const income = (await readIncome(tx, refund.booking))!
  const payerRow = (await listTransactionsOf(tx, refund.booking)).find(
    (transaction) => transaction.userId === income.payerId,
  )
  return requestRefund(deps, tx, {
    ...decision,
    id: newId(),
    income,
    figures: (await readFiguresOf(tx, refund.booking))!,
    amount: money(refund.amountMinor, refund.currency),
    bearer: refund.bearer ?? 'both',
    category: refund.category,
    subject: payerRow?.id ?? refund.id,
    card: payerRow?.card ?? null,
    retryOf: refund.id,
  })
}
