import { defaultBearer, splitRefund, type RefundBearer } from '@tomogolf/domain/payments/figures'
import type { RefundCategory } from '@tomogolf/domain/payments/refund-category'
import type { RefundState } from '@tomogolf/domain/machines/refund-machine'
import type { Money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readFiguresOf } from '../ledger/figures.read.ts'
import { readIncome } from '../ledger/income.read.ts'
import { readTransaction } from '../ledger/ledger.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { takesPart } from '../players.read.ts'
import { describeRefund } from '../payment-approvals/consequences.policy.ts'
import { passApproval, type ApprovalRefusal } from '../payment-approvals/pass-approval.step.ts'
import { readRefundedAlone } from '../payment-approvals/payment-approvals.repository.ts'
import { isAsked, type AskedApproval } from '../payment-approvals/payment-approvals.types.ts'
import { advanceRefund } from './advance-refund.usecase.ts'
import { readRefund } from './refunds.repository.ts'
import {
  checkRefund,
  recordRefund,
  type NewRefund,
  type RefundRefusal,
} from './request-refund.step.ts'

export type RefundRequest = OperatorDecision & {
  transactionId: string
  amount: Money
  /** Whose share bears it; by default both, or the platform once the host has been paid. */
  bearer?: RefundBearer
  category?: RefundCategory | null
  /** An idempotency key; two requests with the same key are one refund. */
  key?: string
  /** What the operator saw as refundable and as owed to the host; both may have changed since. */
  left?: Money
  owed?: Money
}
export type RefundResult = { refundId: string; status: RefundState }

/**
 * An operator refunds a part or all of a transaction, never more than is left, even with concurrent
 * refunds. The result may still be open.
 */
export async function refundTransaction(
  deps: Deps,
  request: RefundRequest,
): Promise<
  | AskedApproval
  | RefundResult
  | Refused<
      ApprovalRefusal | RefundRefusal | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'STALE_EDIT' | 'STRIPE_ERROR'
    >
> {
  const asked = await deps.db.transaction((tx) => checkRequest(deps, tx, request))
  return isRefused(asked) || isAsked(asked)
    ? asked
    : executeRefund(deps, asked.refundId, asked.fresh)
}

/** Calls the provider once; the job that was enqueued with the request continues. */
export async function executeRefund(
  deps: Deps,
  refundId: string,
  fresh: boolean,
): Promise<RefundResult | Refused<'STRIPE_ERROR'>> {
  await advanceRefund(deps, refundId, fresh)
  const { status, problem } = (await readRefund(deps.db, refundId))!
  if (status !== 'failed') return { refundId, status }
  deps.log.warn({ refundId, problem }, 'refund refused by the provider')
  return refuse('STRIPE_ERROR')
}

async function checkRequest(
  deps: Deps,
  tx: Tx,
  request: RefundRequest,
): Promise<
  | AskedApproval
  | { refundId: string; fresh: boolean }
  | Refused<ApprovalRefusal | RefundRefusal | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'STALE_EDIT'>
> {
  const shown = await readTransaction(tx, request.transactionId)
  if (!shown) return refuse('NOT_FOUND')
  const income = shown.booking ? await readIncome(tx, shown.booking) : undefined
  // only the payer's row: a host's row shows what is owed to the host
  if (!income || shown.userId !== income.payerId) return refuse('REFUND_NOT_POSSIBLE')
  // the game lock serializes concurrent refunds and payouts
  const game = (await lockGame(tx, income.gameId))!
  if (await takesPart(tx, request.operatorId, game)) return refuse('OWN_ACCOUNT')
  const again = request.key ? await readRefund(tx, request.key) : undefined
  if (again) return { refundId: again.id, fresh: false }
  const figures = (await readFiguresOf(tx, income.booking))!
  const isStale = (seen: Money | undefined, now: Money) =>
    seen !== undefined && seen.minor !== now.minor
  if (
    figures.refundable.minor > 0 &&
    (isStale(request.left, figures.refundable) || isStale(request.owed, figures.owed))
  )
    return refuse('STALE_EDIT')
  const refund: NewRefund = {
    ...request,
    id: request.key ?? newId(),
    income,
    figures,
    bearer: request.bearer ?? defaultBearer(figures),
    category: request.category ?? null,
    subject: shown.id,
    card: shown.card,
    retryOf: null,
  }
  const stopped = (await checkRefund(tx, refund)) ?? (await askIfLarge(deps, tx, refund))
  return stopped ?? recordRefund(deps, tx, refund)
}

/** Several refunds of one payment count together, so that a large one cannot be split. */
const askIfLarge = async (deps: Deps, tx: Tx, refund: NewRefund) =>
  passApproval(deps, tx, refund, {
    request: {
      act: 'refund',
      transactionId: refund.subject,
      amount: refund.amount,
      bearer: refund.bearer,
      category: refund.category,
      left: refund.figures.refundable,
      owed: refund.figures.owed,
    },
    amount: refund.amount,
    before: await readRefundedAlone(tx, refund.income.booking, refund.amount.currency),
    consequences: describeRefund(splitRefund(refund.amount, refund.bearer, refund.figures)),
    gameId: refund.income.gameId,
    personId: refund.income.payerId,
    holdEnd: null,
    resultId: refund.id,
  })
