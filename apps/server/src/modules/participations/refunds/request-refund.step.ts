import {
  refundLimit,
  splitRefund,
  type Figures,
  type RefundBearer,
  type Shares,
} from '@tomogolf/domain/payments/figures'
import type { RefundCategory } from '@tomogolf/domain/payments/refund-category'
import { isZero, subtract, toMajor, toPlainText, type Money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { Income } from '../ledger/income.read.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { isDisputed } from '../disputes/disputes.repository.ts'
import { insertRefund } from './refunds.repository.ts'

export type RefundRefusal =
  | 'AMOUNT_TOO_HIGH'
  | 'CHARGE_DISPUTED'
  | 'REFUND_NOT_POSSIBLE'
  | 'VALIDATION_ERROR'
export type NewRefund = OperatorDecision & {
  id: string
  income: Income
  figures: Figures
  amount: Money
  bearer: RefundBearer
  /** The audited transaction. */
  subject: string
  card: string | null
  category: RefundCategory | null
  retryOf: string | null
}

/** Records a refund within its limits and enqueues it. The caller holds the lock of the game. */
export async function requestRefund(
  deps: Deps,
  tx: Tx,
  request: NewRefund,
): Promise<{ refundId: string; fresh: boolean } | Refused<RefundRefusal>> {
  const refusal = await checkRefund(tx, request)
  return refusal ?? recordRefund(deps, tx, request)
}

/** The reasons for which a refund is refused. The caller holds the lock of the game. */
export async function checkRefund(
  tx: Tx,
  { income, figures, amount, bearer }: NewRefund,
): Promise<Refused<RefundRefusal> | null> {
  // the bank decides about the money, or has given it back already
  if (await isDisputed(tx, income.booking)) return refuse('CHARGE_DISPUTED')
  const limit = refundLimit(bearer, figures)
  if (isZero(figures.refundable)) return refuse('REFUND_NOT_POSSIBLE')
  if (amount.currency !== limit.currency || amount.minor < 1) return refuse('VALIDATION_ERROR')
  if (amount.minor > limit.minor)
    return refuse('AMOUNT_TOO_HIGH', { max: toMajor(limit), currency: limit.currency })
  return null
}

/** Records a refund that was checked. */
export async function recordRefund(
  deps: Deps,
  tx: Tx,
  request: NewRefund,
): Promise<{ refundId: string; fresh: boolean }> {
  const { id, figures, amount, bearer } = request
  const now = deps.clock.now()
  const shares = splitRefund(amount, bearer, figures)
  await recordAskedRefund(deps, tx, {
    ...request,
    shares,
    refillOf: null,
    creditOf: null,
  })
  await writeAudit(tx, now, {
    actorId: request.operatorId,
    ip: request.ip,
    action: 'transaction.refund',
    subject: request.subject,
    reason: request.reason,
    before: `${toPlainText(figures.refundable)} left`,
    after: describe(shares, subtract(figures.refundable, amount)),
  })
  return { refundId: id, fresh: true }
}

type AskedRefund = Pick<
  NewRefund,
  'id' | 'income' | 'amount' | 'bearer' | 'card' | 'category' | 'retryOf'
> & {
  shares: Shares
  reason: string
  /** Null: by a rule. */
  operatorId: string | null
  refillOf: string | null
  creditOf: string | null
}
/** Records a refund that has been decided, and enqueues it. The caller holds the lock of the game. */
export async function recordAskedRefund(deps: Deps, tx: Tx, refund: AskedRefund): Promise<void> {
  const { id, income, amount, bearer, shares } = refund
  const now = deps.clock.now()
  await insertRefund(tx, {
    id,
    userId: income.payerId,
    gameId: income.gameId,
    participationId: income.participationId,
    booking: income.booking,
    intentId: income.intentId,
    status: 'asked',
    currency: amount.currency,
    amountMinor: amount.minor,
    fromHostMinor: shares.host.minor,
    bearer,
    category: refund.category,
    attempt: 1,
    retryOf: refund.retryOf,
    refillOf: refund.refillOf,
    creditOf: refund.creditOf,
    reason: refund.reason,
    problem: null,
    givenBy: refund.operatorId,
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
      amount,
      counterpartId: income.hostId,
      booking: id,
      ...(refund.card && { card: refund.card }),
    },
  )
  await deps.jobs.enqueue(tx, 'refunds.advance', { refundId: id })
}

/** What was refunded, whose shares bear it, and what is left of the payment. */
const describe = ({ total, platform, host }: Shares, left: Money): string =>
  [
    `${toPlainText(total)} refunded (platform ${toPlainText(platform)}, host ${toPlainText(host)})`,
    `${toPlainText(left)} left`,
  ].join(', ')
