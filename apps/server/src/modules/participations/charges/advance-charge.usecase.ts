import { money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { PaymentOutcome } from '../../../platform/payments/card-provider.ts'
import {
  readCustomerId,
  readDefaultCard,
  readProviderCardId,
} from '../../cards/cards.repository.ts'
import { applyChargeOutcome, chargeRefused } from './apply-charge-outcome.usecase.ts'
import { lockCharge, moveCharge, type Charge } from './charges.repository.ts'

/** Most calls one charge can need in a row: found nothing, a spent key, charged. */
const MAX_STEPS = 5

/**
 * Takes an owed amount from the default card: written down first, then the provider is called with no transaction open, then the
 * answer is applied. Safe to run at any time and twice at once: one idempotency key a try, and a try ends before the next begins.
 * A refused charge rests until somebody restarts it. Returns false when the provider could not tell what happened.
 */
export async function advanceCharge(deps: Deps, chargeId: string): Promise<boolean> {
  for (let i = 0; i < MAX_STEPS; i++) {
    const work = await deps.db.transaction((tx) => begin(deps, tx, chargeId))
    if (!work) return true
    const outcome = await callProvider(deps, work)
    const moved = await applyChargeOutcome(deps, chargeId, work.charge.attempt, outcome)
    if (outcome.kind !== 'unknown') return true
    if (!(outcome.keySpent && moved)) return false
  }
  return true
}

type Work = { charge: Charge; fresh: boolean; customerId: string; paymentMethodId: string }

async function begin(deps: Deps, tx: Tx, chargeId: string): Promise<Work | null> {
  const now = deps.clock.now()
  const seen = await lockCharge(tx, chargeId)
  if (!seen) return null
  let charge: Charge | null = seen
  if (seen.status === 'due') {
    const card = await readDefaultCard(tx, seen.userId)
    charge = await moveCharge(tx, seen, 'start', 'system', now, { cardId: card?.id ?? null })
    if (charge && !card) {
      await chargeRefused(deps, tx, charge, 'PAYMENT_METHOD_REQUIRED', null, now)
      return null
    }
  } else if (!['charging', 'unknown', 'action_required'].includes(seen.status)) return null
  if (!charge) return null
  return {
    charge,
    fresh: seen.status === 'due',
    customerId: (await readCustomerId(tx, charge.userId)) ?? '',
    paymentMethodId: charge.cardId ? ((await readProviderCardId(tx, charge.cardId)) ?? '') : '',
  }
}

async function callProvider(
  { cards }: Deps,
  { charge, fresh, customerId, paymentMethodId }: Work,
): Promise<PaymentOutcome> {
  const tag = { kind: 'charge' as const, id: charge.id, attempt: charge.attempt }
  const find = () => cards.find({ tag, customerId, intentId: charge.intentId })
  const take = () =>
    cards.charge({
      tag,
      customerId,
      paymentMethodId,
      amount: money(charge.amountMinor, charge.currency),
      offSession: charge.offSession,
      description: 'TomoGolf charge',
    })
  const found = fresh ? { kind: 'not_found' as const } : await find()
  if (found.kind !== 'not_found' || charge.intentId) return found
  // made again under its own key: the first call may still be on its way
  const outcome = await take()
  if (outcome.kind !== 'unknown' || !outcome.keySpent) return outcome
  const after = await find()
  return after.kind === 'not_found' ? outcome : after
}
