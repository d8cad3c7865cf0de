import {
  approvalEnd,
  isWaiting,
  needsApproval,
  type ApprovalAct,
} from '@tomogolf/domain/payments/approval'
import { toPlainText, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { newId } from '../../../platform/security/ids.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import {
  insertApproval,
  moveApproval,
  readApproval,
  readWaitingFor,
} from './payment-approvals.repository.ts'
import type { ApprovedRequest, AskedApproval, Consequence } from './payment-approvals.types.ts'

export type ActToApprove = {
  readonly request: ApprovedRequest
  readonly amount: Money
  /** What was moved of the same payment by one person alone. */
  readonly before?: Money
  readonly consequences: readonly Consequence[]
  readonly gameId: string
  readonly personId: string
  /** The hold behind it ends at this time. */
  readonly holdEnd: Instant | null
  /** The refund that an approval makes. */
  readonly resultId?: string
}
export type ApprovalRefusal = 'APPROVAL_ENDED' | 'APPROVAL_WAITING' | 'STALE_EDIT'

export const subjectOf = (request: ApprovedRequest): string =>
  request.act === 'capture'
    ? request.holdId
    : request.act === 'refund'
      ? request.transactionId
      : request.caseId

/**
 * The last check before an administrator moves money: null, and the act goes on; or it is above the
 * limit, and a second administrator is asked. Of two approvals of one request one passes. The caller
 * holds the lock of the game and has checked everything else.
 */
export async function passApproval(
  deps: Deps,
  tx: Tx,
  decision: OperatorDecision,
  act: ActToApprove,
): Promise<AskedApproval | Refused<ApprovalRefusal> | null> {
  if (decision.approvalId !== undefined)
    return useApproval(deps, tx, { ...decision, approvalId: decision.approvalId }, act)
  if (!needsApproval(act.amount, await readSettings(tx), act.before)) return null
  const now = deps.clock.now()
  const other = await readWaitingFor(tx, subjectOf(act.request))
  if (other && isWaiting(other, now)) return refuse('APPROVAL_WAITING')
  if (other) await moveApproval(tx, other, { event: 'expire', by: BY_CLOCK, now })
  return askSecondPerson(deps, tx, decision, act)
}

async function useApproval(
  deps: Deps,
  tx: Tx,
  decision: OperatorDecision & { approvalId: string },
  act: ActToApprove,
): Promise<Refused<ApprovalRefusal> | null> {
  const now = deps.clock.now()
  const approval = await readApproval(tx, decision.approvalId)
  if (!approval || !isWaiting(approval, now)) return refuse('APPROVAL_ENDED')
  // what a case charges depends on settings and on who was there
  if (approval.amountMinor !== act.amount.minor) return refuse('STALE_EDIT')
  const by = { actor: 'operator' as const, actorId: decision.operatorId }
  const moved = await moveApproval(
    tx,
    approval,
    { event: 'approve', by, now },
    { resultId: act.resultId ?? null },
  )
  if (!moved) return refuse('APPROVAL_ENDED')
  await writeAudit(tx, now, {
    actorId: decision.operatorId,
    ip: decision.ip,
    action: 'approval.approve',
    subject: approval.id,
    reason: null,
    before: 'waiting',
    after: describe(approval.act, act.amount),
  })
  return null
}

async function askSecondPerson(
  deps: Deps,
  tx: Tx,
  { operatorId, ip, reason }: OperatorDecision,
  { request, amount, consequences, gameId, personId, holdEnd }: ActToApprove,
): Promise<AskedApproval> {
  const now = deps.clock.now()
  const id = newId()
  const end = approvalEnd(now, holdEnd)
  await insertApproval(tx, {
    id,
    act: request.act,
    subjectId: subjectOf(request),
    request,
    consequences: [...consequences],
    amountMinor: amount.minor,
    currency: amount.currency,
    gameId,
    personId,
    status: 'waiting',
    askedBy: operatorId,
    askedAt: now,
    reason,
    ...end,
    decidedBy: null,
    endedAt: null,
    note: null,
    resultId: null,
  })
  await deps.jobs.enqueue(tx, 'payments.expire_approval', { approvalId: id }, { at: end.until + 1 })
  await writeAudit(tx, now, {
    actorId: operatorId,
    ip,
    action: 'approval.ask',
    subject: id,
    reason,
    before: null,
    after: describe(request.act, amount),
  })
  return { approval: { id, until: end.until } }
}
const describe = (act: ApprovalAct, amount: Money): string => `${act} ${toPlainText(amount)}`
