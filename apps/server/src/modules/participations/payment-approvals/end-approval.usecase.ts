import { isWaiting } from '@tomogolf/domain/payments/approval'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { BY_CLOCK } from '../holds/hold-context.types.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { concerns } from '../players.read.ts'
import { moveApproval, readApproval, type PaymentApproval } from './payment-approvals.repository.ts'

type Ending = Omit<OperatorDecision, 'reason'> & { readonly approvalId: string }

/** A second administrator sends a request back; nothing is charged or refunded. */
export const declineApproval = (
  deps: Deps,
  ending: Ending & { readonly reason: string },
): Promise<
  { success: true } | Refused<'APPROVAL_ENDED' | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'OWN_APPROVAL'>
> =>
  endApproval(deps, ending, 'decline', async (tx, approval) => {
    if (approval.askedBy === ending.operatorId) return 'OWN_APPROVAL'
    return (await concerns(tx, approval, ending.operatorId)) ? 'OWN_ACCOUNT' : null
  })

/** Only who asked takes a request back; to all others it does not exist. */
export const withdrawApproval = (
  deps: Deps,
  ending: Ending,
): Promise<{ success: true } | Refused<'APPROVAL_ENDED' | 'NOT_FOUND'>> =>
  endApproval(deps, ending, 'withdraw', async (_tx, { askedBy }) =>
    askedBy === ending.operatorId ? null : 'NOT_FOUND',
  )

const endApproval = <Code extends 'NOT_FOUND' | 'OWN_ACCOUNT' | 'OWN_APPROVAL'>(
  deps: Deps,
  { approvalId, operatorId, ip, reason = null }: Ending & { readonly reason?: string | null },
  event: 'decline' | 'withdraw',
  refusalFor: (tx: Tx, approval: PaymentApproval) => Promise<Code | null>,
): Promise<{ success: true } | Refused<'APPROVAL_ENDED' | 'NOT_FOUND' | Code>> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const approval = await readApproval(tx, approvalId)
    if (!approval) return refuse('NOT_FOUND')
    const refusal = await refusalFor(tx, approval)
    if (refusal) return refuse(refusal)
    if (!isWaiting(approval, now)) return refuse('APPROVAL_ENDED')
    const by = { actor: 'operator' as const, actorId: operatorId }
    const moved = await moveApproval(tx, approval, { event, by, now, note: reason })
    if (!moved) return refuse('APPROVAL_ENDED')
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: `approval.${event}`,
      subject: approval.id,
      reason,
      before: 'waiting',
      after: moved.status,
    })
    return { success: true as const }
  })

/** No administrator has decided in time: nothing is done. */
export const expireApproval = (deps: Deps, approvalId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const approval = await readApproval(tx, approvalId)
    if (approval && now > approval.until)
      await moveApproval(tx, approval, { event: 'expire', by: BY_CLOCK, now })
  })
