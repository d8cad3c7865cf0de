import type { Deps } from '../../../deps.ts'
import { applyDispute } from './apply-dispute.usecase.ts'

/**
 * A webhook about a dispute, or the hourly comparison: reads the dispute at the provider and applies
 * its current state, so that order, repetition and loss of events do not matter.
 */
export async function onDisputeEvent(deps: Deps, disputeId: string): Promise<void> {
  const dispute = await deps.cards.readDispute(disputeId)
  if (!dispute) return
  const applied = await applyDispute(deps, dispute)
  if (applied === 'unknown') throw new Error(`dispute ${disputeId}: a refund is under way`)
  if (applied === 'foreign') deps.log.warn({ disputeId }, 'dispute of a payment that is not ours')
}
