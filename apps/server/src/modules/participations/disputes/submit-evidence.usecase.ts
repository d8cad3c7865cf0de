import { DISPUTE_ANSWERABLE } from '@tomogolf/domain/machines/dispute-machine'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { concerns } from '../players.read.ts'
import { applyDispute } from './apply-dispute.usecase.ts'
import { lockDispute, logDispute, updateDispute, type Dispute } from './disputes.repository.ts'
import type { EvidenceFile } from './evidence-file.types.ts'
import { evidencePdf } from './evidence-pdf.presenter.ts'

type DisputeDecision = OperatorDecision & { disputeId: string }

/**
 * An operator submits the evidence. The bank accepts it once: the first request fixes the evidence,
 * and a repeated call, after a lost response or by a colleague, sends the same or changes nothing.
 */
export async function submitEvidence(
  deps: Deps,
  decision: DisputeDecision & { evidence: EvidenceFile },
): Promise<
  | { success: true }
  | Refused<
      'ALREADY_DONE' | 'EVIDENCE_REFUSED' | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'PAYMENT_OUTCOME_UNKNOWN'
    >
> {
  const { disputeId } = decision
  const asked = await deps.db.transaction(async (tx) => {
    const dispute = await lockAnswerable(deps, tx, decision)
    if (isRefused(dispute)) return dispute
    const now = deps.clock.now()
    if (dispute.evidence === null)
      await updateDispute(tx, disputeId, {
        evidence: decision.evidence,
        submittedAt: now,
        submittedBy: decision.operatorId,
        updatedAt: now,
      })
    await recordDecision(deps, tx, dispute, decision, 'submit')
    return { providerId: dispute.providerId, evidence: dispute.evidence ?? decision.evidence }
  })
  if (isRefused(asked)) return asked
  const outcome = await deps.cards.submitEvidence({
    disputeId: asked.providerId,
    fields: asked.evidence.fields,
    file: { name: `${asked.providerId}.pdf`, data: await evidencePdf(asked.evidence) },
  })
  if (outcome.kind === 'unknown') return refuse('PAYMENT_OUTCOME_UNKNOWN')
  if (outcome.kind === 'refused') {
    await withdrawEvidence(deps, disputeId)
    return refuse('EVIDENCE_REFUSED', { reason: outcome.problem.slice(0, 200) })
  }
  return (await applyDispute(deps, outcome.dispute)) === 'unknown'
    ? refuse('PAYMENT_OUTCOME_UNKNOWN')
    : { success: true }
}

/** The bank has nothing yet: the next request may send other evidence. */
const withdrawEvidence = (deps: Deps, disputeId: string): Promise<void> =>
  deps.db.transaction(async (tx) => {
    const dispute = await lockDispute(tx, disputeId)
    if (dispute && DISPUTE_ANSWERABLE.includes(dispute.status))
      await updateDispute(tx, disputeId, { evidence: null, submittedAt: null, submittedBy: null })
  })

/** An operator accepts the loss, or ends an inquiry without an answer. */
export async function acceptDispute(
  deps: Deps,
  decision: DisputeDecision,
): Promise<
  | { success: true }
  | Refused<
      'ALREADY_DONE' | 'EVIDENCE_REFUSED' | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'PAYMENT_OUTCOME_UNKNOWN'
    >
> {
  const asked = await deps.db.transaction(async (tx) => {
    const dispute = await lockAnswerable(deps, tx, decision)
    if (!isRefused(dispute)) await recordDecision(deps, tx, dispute, decision, 'accept')
    return dispute
  })
  if (isRefused(asked)) return asked
  const outcome = await deps.cards.closeDispute(asked.providerId)
  if (outcome.kind === 'unknown') return refuse('PAYMENT_OUTCOME_UNKNOWN')
  if (outcome.kind === 'refused')
    return refuse('EVIDENCE_REFUSED', { reason: outcome.problem.slice(0, 200) })
  return (await applyDispute(deps, outcome.dispute)) === 'unknown'
    ? refuse('PAYMENT_OUTCOME_UNKNOWN')
    : { success: true }
}

async function lockAnswerable(
  deps: Deps,
  tx: Tx,
  { disputeId, operatorId }: DisputeDecision,
): Promise<Dispute | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  const dispute = await lockDispute(tx, disputeId)
  if (!dispute) return refuse('NOT_FOUND')
  if (await concerns(tx, dispute, operatorId)) return refuse('OWN_ACCOUNT')
  const isLate = dispute.respondBy !== null && deps.clock.now() >= dispute.respondBy
  return DISPUTE_ANSWERABLE.includes(dispute.status) && !isLate ? dispute : refuse('ALREADY_DONE')
}

async function recordDecision(
  deps: Deps,
  tx: Tx,
  dispute: Dispute,
  { operatorId, ip, reason }: DisputeDecision,
  what: 'accept' | 'submit',
): Promise<void> {
  const now = deps.clock.now()
  await logDispute(tx, dispute, {
    at: now,
    event: `${what}_requested`,
    actor: 'operator',
    actorId: operatorId,
    fromStatus: dispute.status,
    toStatus: dispute.status,
    details: reason,
  })
  await writeAudit(tx, now, {
    actorId: operatorId,
    ip,
    action: `dispute.${what}`,
    subject: dispute.id,
    reason,
    before: dispute.status,
    after: what,
  })
}
