import type { Deps } from '../../../deps.ts'
import type { ProviderPayment } from '../../../platform/payments/card-provider.ts'
import { advanceCharge } from '../charges/advance-charge.usecase.ts'
import { advanceHold } from '../holds/advance-hold.usecase.ts'
import { applyChargeOutcome } from '../charges/apply-charge-outcome.usecase.ts'
import { applyHoldOutcome } from '../holds/apply-hold-outcome.usecase.ts'
import { checkRefunds } from '../refunds/check-refunds.usecase.ts'
import { readCharge } from '../charges/charges.repository.ts'
import { syncCard } from '../../cards/sync-card.usecase.ts'
import { syncCustomer } from '../../cards/sync-customer.usecase.ts'
import { readCardDuties } from '../holds/card-duties.read.ts'
import { moveHolds, readHold } from '../holds/holds.repository.ts'
import { readParticipation } from '../participations.repository.ts'
import { onDisputeEvent } from '../disputes/on-dispute-event.ts'
import { onFraudWarning } from '../disputes/on-fraud-warning.ts'
import { markProcessed, readWebhook } from './webhooks.repository.ts'

const CARD_PORTS = { readCardDuties, moveHolds }
const SAVED_CARD_EVENTS: ReadonlySet<string> = new Set([
  'payment_method.detached',
  'payment_method.updated',
  'payment_method.automatically_updated',
])

/**
 * Processes a stored webhook event. The event only triggers a read of the payment, card or customer
 * at the provider, whose current state is applied. Idempotent.
 */
export async function processWebhook(deps: Deps, eventId: string): Promise<void> {
  const event = await readWebhook(deps.db, eventId)
  if (!event || event.processedAt !== null) return
  if (event.objectId && SAVED_CARD_EVENTS.has(event.type))
    await syncCard(deps, CARD_PORTS, event.objectId)
  if (event.objectId && event.type === 'setup_intent.succeeded')
    await deps.jobs.enqueue(deps.db, 'cards.save_reported', { setupIntentId: event.objectId })
  if (event.objectId && event.type === 'customer.deleted')
    await syncCustomer(deps, CARD_PORTS, event.objectId)
  if (event.objectId && event.type === 'account.updated')
    await deps.jobs.enqueue(deps.db, 'payouts.sync_payee', { accountId: event.objectId })
  if (event.objectId && event.type === 'transfer.reversed')
    await deps.jobs.enqueue(deps.db, 'payouts.sync_transfer', { transferId: event.objectId })
  if (event.intentId) {
    const payment = await deps.cards.readPayment(event.intentId)
    if (payment) await applyPayment(deps, payment)
  }
  // after the payment: its booking must exist
  if (event.objectId && event.type.startsWith('charge.dispute.'))
    await onDisputeEvent(deps, event.objectId)
  if (event.objectId && event.type.startsWith('radar.early_fraud_warning.'))
    await onFraudWarning(deps, event.objectId)
  await markProcessed(deps.db, event.id, deps.clock.now())
}

/**
 * Applies a payment's current state to the hold or charge in its tag. Payments without our tag are
 * ignored.
 */
export async function applyPayment(
  deps: Deps,
  { tag, outcome, intentId, refunded }: ProviderPayment,
): Promise<void> {
  if (tag?.kind === 'hold') {
    const hold = await readHold(deps.db, tag.id)
    if (!hold) return
    await applyHoldOutcome(deps, hold.id, tag.attempt, outcome, 'ask_provider')
    if (!(await advanceHold(deps, hold.id)))
      throw new Error(`hold ${hold.id}: provider gave no answer`)
    const participation = (await readParticipation(deps.db, hold.participationId))!
    if (refunded.minor > 0)
      await checkRefunds(deps, {
        intentId,
        total: refunded,
        gameId: participation.gameId,
        participationId: participation.id,
        holdId: hold.id,
      })
  }
  if (tag?.kind === 'charge') {
    const charge = await readCharge(deps.db, tag.id)
    if (!charge) return
    await applyChargeOutcome(deps, charge.id, tag.attempt, outcome)
    if (!(await advanceCharge(deps, charge.id)))
      throw new Error(`charge ${charge.id}: provider gave no answer`)
    if (refunded.minor > 0)
      await checkRefunds(deps, {
        intentId,
        total: refunded,
        gameId: charge.gameId,
        participationId: charge.participationId,
        holdId: charge.holdId,
      })
  }
}
