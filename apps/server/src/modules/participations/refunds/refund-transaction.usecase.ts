import { money, toMajor, type Money } from '@tomogolf/domain/money'
import { refundable, type RefundState } from '@tomogolf/domain/machines/refund-machine'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceRefund } from './advance-refund.usecase.ts'
import { readTransaction, recordTransaction } from '../ledger/ledger.repository.ts'
import { readIncome } from '../ledger/income.read.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { readOwedToHost } from '../ledger/owed-to-host.read.ts'
import { insertRefund, listRefundsOf, readRefund } from './refunds.repository.ts'

/** `key`: an idempotency key; two requests with the same key are one refund. */
export type RefundRequest = OperatorDecision & {
  transactionId: string
  amount: Money
  key?: string
  /** The refundable rest the operator saw; a colleague may have refunded since. */
  left?: Money
}

/**
 * An operator refunds a part or all of a transaction, never more than is left, even with concurrent
 * refunds.
 */
export async function refundTransaction(
  deps: Deps,
  request: RefundRequest,
): Promise<
  | { refundId: string; status: RefundState }
  | Refused<
      | 'AMOUNT_TOO_HIGH'
      | 'NOT_FOUND'
      | 'REFUND_NOT_POSSIBLE'
      | 'STALE_EDIT'
      | 'STRIPE_ERROR'
      | 'VALIDATION_ERROR'
    >
> {
  const asked = await deps.db.transaction((tx) => requestRefund(deps, tx, request))
  if (isRefused(asked)) return asked
  await advanceRefund(deps, asked.refundId, asked.fresh)
  const { status, problem } = (await readRefund(deps.db, asked.refundId))!
  if (status === 'failed')
    deps.log.warn({ refundId: asked.refundId, problem }, 'refund refused by the provider')
  return status === 'failed' ? refuse('STRIPE_ERROR') : { refundId: asked.refundId, status }
}

async function requestRefund(
  deps: Deps,
  tx: Tx,
  request: RefundRequest,
): Promise<
  | { refundId: string; fresh: boolean }
  | Refused<
      'AMOUNT_TOO_HIGH' | 'NOT_FOUND' | 'REFUND_NOT_POSSIBLE' | 'STALE_EDIT' | 'VALIDATION_ERROR'
    >
> {
  const now = deps.clock.now()
  const shown = await readTransaction(tx, request.transactionId)
  const income = shown?.booking ? await readIncome(tx, shown.booking) : undefined
  if (!shown) return refuse('NOT_FOUND')
  // only the payer's row: a host's row shows what is owed to the host
  if (!income || shown.userId !== income.payerId) return refuse('REFUND_NOT_POSSIBLE')
  // the game lock serializes concurrent refunds and payouts
  await lockGame(tx, income.gameId)
  const before = await listRefundsOf(tx, income.booking)
  const again = request.key ? before.find((refund) => refund.id === request.key) : undefined
  if (again) return { refundId: again.id, fresh: false }
  const left = refundable(
    income.taken,
    before.map((refund) => ({
      amount: money(refund.amountMinor, refund.currency),
      state: refund.status,
    })),
  )
  if (request.left && left.minor > 0 && request.left.minor !== left.minor)
    return refuse('STALE_EDIT')
  if (left.minor === 0) return refuse('REFUND_NOT_POSSIBLE')
  if (request.amount.currency !== left.currency || request.amount.minor < 1)
    return refuse('VALIDATION_ERROR')
  if (request.amount.minor > left.minor)
    return refuse('AMOUNT_TOO_HIGH', { max: toMajor(left), currency: left.currency })
  const id = request.key ?? newId()
  await insertRefund(tx, {
    id,
    userId: income.payerId,
    gameId: income.gameId,
    participationId: income.participationId,
    booking: income.booking,
    intentId: income.intentId,
    status: 'asked',
    currency: request.amount.currency,
    amountMinor: request.amount.minor,
    fromHostMinor: Math.min(request.amount.minor, (await readOwedToHost(tx, income)).minor),
    reason: request.reason,
    problem: null,
    givenBy: request.operatorId,
    createdAt: now,
    finishedAt: null,
  })
  await recordTransaction(
    tx,
    income.payerId,
    now,
    {
      game: { id: income.gameId },
      ...(income.participationId && { participation: { id: income.participationId } }),
      ...(income.holdId && { hold: { id: income.holdId } }),
    },
    {
      type: 'payment_refunded',
      status: 'pending',
      amount: request.amount,
      counterpartId: income.hostId,
      booking: id,
      ...(shown.card && { card: shown.card }),
    },
  )
  await writeAudit(tx, now, {
    actorId: request.operatorId,
    ip: request.ip,
    action: 'transaction.refund',
    subject: shown.id,
    reason: request.reason,
    before: `${left.minor} ${left.currency} left`,
    after: `${request.amount.minor} ${request.amount.currency}`,
  })
  await deps.jobs.enqueue(tx, 'refunds.advance', { refundId: id })
  return { refundId: id, fresh: true }
}
