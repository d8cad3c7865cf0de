import {
  acceptDispute,
  submitEvidence,
} from '../../src/modules/participations/disputes/submit-evidence.usecase.ts'
import { releaseJoining } from '../../src/modules/participations/disputes/release-joining.usecase.ts'
import { watchDisputes } from '../../src/modules/participations/disputes/watch-disputes.usecase.ts'
import { OPERATOR, pickRow } from './act-helpers.ts'
import type { Simulation } from './simulation.ts'

const OPEN = ['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review']
const EVIDENCE = { title: 'Evidence', fields: { uncategorized_text: 'They came.' }, sections: [] }

/** A cardholder disputes a charge, a part of it, or only asks the bank. */
export async function openDispute(simulation: Simulation): Promise<void> {
  const intentId = await pickRow(
    simulation,
    `SELECT intent_id AS id, guest_id AS who, created_at AS at FROM holds WHERE status = 'captured'
      UNION ALL
      SELECT intent_id, user_id, created_at FROM charges WHERE status = 'charged'`,
  )
  if (!intentId) return
  const { disputes, paymentIntents } = simulation.world.emulator.state
  const isDisputed = [...disputes.values()].some(
    (dispute) => dispute.payment_intent === intentId && dispute.status !== 'won',
  )
  if (isDisputed) return
  const taken = paymentIntents.get(intentId)!.amount_received
  simulation.world.emulator.openDispute(intentId, {
    inquiry: simulation.chance(25),
    dueInDays: simulation.between(7, 20),
    ...(simulation.chance(20) && { amount: simulation.between(1, taken) }),
  })
}

const pickOpen = (simulation: Simulation): Promise<string | undefined> =>
  pickRow(
    simulation,
    `SELECT id, user_id AS who, opened_at AS at FROM disputes
      WHERE status NOT IN ('won', 'lost', 'closed')`,
  )

/** The bank decides at any time, with or without evidence. */
export async function decideDispute(simulation: Simulation): Promise<void> {
  const id = await pickOpen(simulation)
  if (!id) return
  const { rows } = await simulation.world.deps.db.executeSql<{ provider_id: string }>(
    'SELECT provider_id FROM disputes WHERE id = $1',
    [id],
  )
  const dispute = simulation.world.emulator.state.disputes.get(rows[0]!.provider_id)!
  if (!OPEN.includes(dispute.status)) return
  const outcome = simulation.pick(
    dispute.status.startsWith('warning_')
      ? (['won', 'escalate'] as const)
      : (['won', 'lost'] as const),
  )!
  simulation.world.emulator.decideDispute(dispute.id, outcome)
}

/** An operator answers or gives up. */
export async function answerDispute(simulation: Simulation): Promise<void> {
  const disputeId = await pickOpen(simulation)
  if (!disputeId) return
  const decision = { ...OPERATOR, disputeId }
  if (simulation.chance(70))
    await submitEvidence(simulation.world.deps, { ...decision, evidence: EVIDENCE })
  else await acceptDispute(simulation.world.deps, decision)
}

export async function releaseGuest(simulation: Simulation): Promise<void> {
  const disputeId = await pickRow(
    simulation,
    `SELECT id, user_id AS who, opened_at AS at FROM disputes
      WHERE status = 'lost' AND joining_released_at IS NULL`,
  )
  if (disputeId) await releaseJoining(simulation.world.deps, { ...OPERATOR, disputeId })
}

export const compareDisputes = (simulation: Simulation): Promise<void> =>
  watchDisputes(simulation.world.deps)
