import type { ErrorCode } from '@tomogolf/contract/api/errors'
import { isWaiting } from '@tomogolf/domain/payments/approval'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { decideCase } from '../cases/decide-case.usecase.ts'
import { captureHold } from '../holds/decide-hold.usecase.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { refundTransaction } from '../refunds/refund-transaction.usecase.ts'
import { concerns } from '../players.read.ts'
import { moveApproval, readApproval, type PaymentApproval } from './payment-approvals.repository.ts'

type Approver = {
  readonly approvalId: string
  readonly operatorId: string
  readonly ip: string | null
}

/** Refusals of the provider: by then the approval has been used. */
const AFTER_THE_ACT: readonly ErrorCode[] = ['STRIPE_ERROR', 'PAYMENT_OUTCOME_UNKNOWN']

/**
 * A second administrator approves a charge or refund: exactly what was asked is done, if it is still
 * possible. Otherwise the request ends. The reason is the one that it was asked with.
 */
export async function approvePayment(
  deps: Deps,
  approver: Approver,
): Promise<Executed | Refused<Problem | ExecuteRefusal>> {
  const approval = await readApproval(deps.db, approver.approvalId)
  if (!approval) return refuse('NOT_FOUND')
  if (!isWaiting(approval, deps.clock.now())) return refuse('APPROVAL_ENDED')
  if (approval.askedBy === approver.operatorId) return refuse('OWN_APPROVAL')
  if (await concerns(deps.db, approval, approver.operatorId)) return refuse('OWN_ACCOUNT')
  const asker = await readAccount(deps.db, approval.askedBy)
  const done = asker?.user.isAdmin
    ? await execute(deps, approval, { ...approver, reason: approval.reason })
    : // who left the team asks for nothing any more
      refuse('APPROVAL_ENDED')
  if (!isRefused(done) || AFTER_THE_ACT.includes(done.refused)) return done
  const overtaken = await deps.db.transaction(async (tx) =>
    moveApproval(tx, approval, {
      event: 'overtake',
      by: { actor: 'system', actorId: null },
      now: deps.clock.now(),
      note: done.refused,
    }),
  )
  return overtaken ? done : refuse('APPROVAL_ENDED')
}
type Problem = 'APPROVAL_ENDED' | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'OWN_APPROVAL'
type ExecuteRefusal = Extract<Awaited<ReturnType<typeof execute>>, Refused>['refused']
/** What the provider has answered so far. */
export type Executed = { progress: 'succeeded' | 'pending' | 'retrying' | 'failed' }

async function execute(deps: Deps, { request }: PaymentApproval, decision: OperatorDecision) {
  switch (request.act) {
    case 'capture': {
      const done = await captureHold(deps, { ...decision, ...request })
      return 'approval' in done ? wasAskedAgain() : done
    }
    case 'refund': {
      const done = await refundTransaction(deps, { ...decision, ...request })
      if ('approval' in done) return wasAskedAgain()
      return isRefused(done)
        ? done
        : { progress: done.status === 'refunded' ? ('succeeded' as const) : ('pending' as const) }
    }
    case 'case': {
      const done = await decideCase(deps, { ...decision, ...request })
      if ('approval' in done) return wasAskedAgain()
      return isRefused(done) ? done : { progress: 'succeeded' as const }
    }
  }
}
/** An act with an approval never asks for one. */
function wasAskedAgain(): never {
  throw new Error('an approved act asked for an approval')
}
