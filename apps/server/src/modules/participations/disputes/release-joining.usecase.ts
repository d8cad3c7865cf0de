import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { lockDispute, logDispute, updateDispute } from './disputes.repository.ts'

/** An operator lets a person join again after a lost dispute. */
export function releaseJoining(
  deps: Deps,
  { disputeId, operatorId, ip, reason }: OperatorDecision & { disputeId: string },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const dispute = await lockDispute(tx, disputeId)
    if (!dispute) return refuse('NOT_FOUND')
    if (dispute.userId === operatorId) return refuse('OWN_ACCOUNT')
    if (dispute.status !== 'lost' || dispute.joiningReleasedAt !== null)
      return refuse('ALREADY_DONE')
    await updateDispute(tx, disputeId, { joiningReleasedAt: now, joiningReleasedBy: operatorId })
    await logDispute(tx, dispute, {
      at: now,
      event: 'joining_released',
      actor: 'operator',
      actorId: operatorId,
      fromStatus: dispute.status,
      toStatus: dispute.status,
      details: reason,
    })
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'dispute.release_joining',
      subject: disputeId,
      reason,
      before: 'blocked',
      after: 'released',
    })
    return { success: true as const }
  })
}
