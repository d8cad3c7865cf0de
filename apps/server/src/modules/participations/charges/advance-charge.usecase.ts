import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaymentOutcome } from '../../../platform/payments/card-provider.ts'
import {
  readCustomerIds,
  readDefaultCard,
  readProviderCardId,
} from '../../cards/cards.repository.ts'
import { readGame } from '../../games/games.repository.ts'
import { paymentRequestFor, returnUrlOf } from '../payment-request.policy.ts'
import { applyChargeOutcome, onChargeRefused } from './apply-charge-outcome.usecase.ts'
import { lockChargeWithDebtor, moveCharge, type Charge } from './charges.repository.ts'

/** Upper bound of calls in a row: not found, idempotency key spent, charged. */
const MAX_STEPS = 5

/**
 * Charges an owed amount to the default card: records the attempt, calls the provider outside any
 * transaction, applies the outcome. Safe to repeat and to run concurrently: each attempt has one
 * idempotency key and ends before the next begins. A refused charge waits until it is restarted.
 * Returns false when the outcome is unknown.
 */
export async function advanceCharge(deps: Deps, chargeId: string): Promise<boolean> {
  for (let i = 0; i < MAX_STEPS; i++) {
    const work = await deps.db.transaction((tx) => prepareCall(deps, tx, chargeId))
    if (!work) return true
    const outcome = await callProvider(deps, work)
    const moved = await applyChargeOutcome(deps, chargeId, work.charge.attempt, outcome)
    if (outcome.kind !== 'unknown') return true
    if (!(outcome.keySpent && moved)) return false
  }
  return true
}

type ProviderCall = {
  charge: Charge
  isFirstCall: boolean
  customerIds: string[]
  paymentMethodId: string
}

async function prepareCall(deps: Deps, tx: Tx, chargeId: string): Promise<ProviderCall | null> {
  const now = deps.clock.now()
  const seen = await lockChargeWithDebtor(tx, chargeId)
  if (!seen) return null
  let charge: Charge | null = seen
  if (seen.status === 'due') {
    const card = await readDefaultCard(tx, seen.userId)
    charge = await moveCharge(tx, seen, 'start', 'system', now, {
      cardId: card?.id ?? null,
      ...paymentRequestFor((await readGame(tx, seen.gameId))!, seen.offSession),
    })
    if (charge && !card) {
      await onChargeRefused(deps, tx, charge, 'PAYMENT_METHOD_REQUIRED', null, now)
      return null
    }
  } else if (!['charging', 'unknown', 'action_required'].includes(seen.status)) return null
  if (!charge) return null
  return {
    charge,
    isFirstCall: seen.status === 'due',
    customerIds: await readCustomerIds(tx, charge.userId),
    paymentMethodId: charge.cardId ? ((await readProviderCardId(tx, charge.cardId)) ?? '') : '',
  }
}

async function callProvider(
  { cards, config }: Deps,
  { charge, isFirstCall, customerIds, paymentMethodId }: ProviderCall,
): Promise<PaymentOutcome> {
  const tag = { kind: 'charge' as const, id: charge.id, attempt: charge.attempt }
  const find = () => cards.find({ tag, customerIds, intentId: charge.intentId })
  const take = () =>
    cards.charge({
      tag,
      customerId: customerIds[0] ?? '',
      paymentMethodId,
      amount: money(charge.amountMinor, charge.currency),
      offSession: charge.offSession,
      statementSuffix: charge.statementSuffix,
      threeDSecure: charge.threeDSecure,
      returnUrl: returnUrlOf(config.origin, charge.gameId),
      description: 'TomoGolf charge',
    })
  const found = isFirstCall ? { kind: 'not_found' as const } : await find()
  if (found.kind !== 'not_found' || charge.intentId) return found
  // the first call may still be in flight: repeat it under the same idempotency key
  const outcome = await take()
  if (outcome.kind !== 'unknown' || !outcome.keySpent) return outcome
  const after = await find()
  return after.kind === 'not_found' ? outcome : after
}
