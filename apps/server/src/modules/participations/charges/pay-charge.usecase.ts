import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readCard } from '../../cards/cards.repository.ts'
import { advanceCharge } from './advance-charge.usecase.ts'
import { applyChargeOutcome } from './apply-charge-outcome.usecase.ts'
import {
  lockChargeWithDebtor,
  moveCharge,
  readCharge,
  readOpenChargeOf,
  type Charge,
} from './charges.repository.ts'
import { chargeRefusal, type ChargeRefusal } from './charge-refusal.policy.ts'
import { restartCharge } from './restart-charge.step.ts'

type Payment = { gameId: string; userId: string; cardId?: string | undefined }

/**
 * A user pays an open charge, with the default card or another saved one, and is present to confirm
 * it with the bank. Called again after the confirmation, it returns the result.
 */
export async function payCharge(
  deps: Deps,
  payment: Payment,
): Promise<
  | Charge
  | Refused<
      | ChargeRefusal
      | 'CHARGE_NOT_RETRYABLE'
      | 'NOTHING_OWED'
      | 'PAYMENT_METHOD_NOT_FOUND'
      | 'PAYMENT_METHOD_REQUIRED'
      | 'PAYMENT_OUTCOME_UNKNOWN'
    >
> {
  const open = await readOpenChargeOf(deps.db, payment.gameId, payment.userId)
  if (!open) return refuse('NOTHING_OWED')
  if (isForAnotherCard(open, payment) && !(await withdrawQuestion(deps, open)))
    return refuse('PAYMENT_OUTCOME_UNKNOWN')
  const started = await deps.db.transaction((tx) => startPayment(deps, tx, open.id, payment))
  if (isRefused(started)) return started
  await advanceCharge(deps, open.id)
  const charge = (await readCharge(deps.db, open.id))!
  if (charge.status === 'charged' || charge.status === 'action_required') return charge
  if (charge.status !== 'refused') return refuse('PAYMENT_OUTCOME_UNKNOWN')
  return refuse(chargeRefusal(charge.problem))
}

/** A charge that is not under way starts at once, with the chosen card. */
async function startPayment(
  deps: Deps,
  tx: Tx,
  chargeId: string,
  { userId, cardId }: Payment,
): Promise<
  Charge | Refused<'CHARGE_NOT_RETRYABLE' | 'PAYMENT_METHOD_NOT_FOUND' | 'PAYMENT_METHOD_REQUIRED'>
> {
  const charge = (await lockChargeWithDebtor(tx, chargeId))!
  const chosen = cardId === undefined ? undefined : await readCard(tx, userId, cardId)
  if (cardId !== undefined && !chosen) return refuse('PAYMENT_METHOD_NOT_FOUND')
  const actor = charge.cause === 'host_absent' ? 'host' : 'guest'
  if (charge.status === 'due' && chosen)
    return (
      (await moveCharge(tx, charge, 'start', actor, deps.clock.now(), {
        cardId: chosen.id,
        offSession: false,
      })) ?? charge
    )
  // under way: a second request or the job was faster
  if (charge.status !== 'refused') return charge
  return restartCharge(deps, tx, charge, { actor, present: true, card: chosen }, deps.clock.now())
}

const isForAnotherCard = (charge: Charge, { cardId }: Payment): boolean =>
  charge.status === 'action_required' && cardId !== undefined && cardId !== charge.cardId

/**
 * The bank still waits for a confirmation with the other card: cancels that payment first, or both
 * could be charged. False when its outcome is unknown.
 */
async function withdrawQuestion(deps: Deps, seen: Charge): Promise<boolean> {
  const outcome = seen.intentId
    ? await deps.cards.release(seen.intentId)
    : { kind: 'not_found' as const }
  if (outcome.kind === 'unknown') return false
  if (outcome.kind === 'captured') {
    await applyChargeOutcome(deps, seen.id, seen.attempt, outcome)
    return true
  }
  await deps.db.transaction(async (tx) => {
    const charge = (await lockChargeWithDebtor(tx, seen.id))!
    if (charge.attempt === seen.attempt && charge.status === 'action_required')
      await moveCharge(tx, charge, 'refused', 'provider', deps.clock.now(), {
        intentId: null,
        clientSecret: null,
        problem: 'AUTHENTICATION_REQUIRED',
      })
  })
  return true
}
