import { holdMachine, isHoldWanted, type HoldStep } from '@tomogolf/domain/machines/hold-machine'
import type { Deps } from '../../../deps.ts'
import type { PaymentOutcome } from '../../../platform/payments/card-provider.ts'
import { recordHoldCaptured, recordHoldReleased } from './record-hold-end.step.ts'
import { settleAuthorisationRow } from '../ledger/ledger.repository.ts'
import { chargeWithoutHold } from '../charges/charge-without-hold.step.ts'
import type { HoldContext } from './hold-context.types.ts'
import { onHoldExpired } from './on-hold-expired.ts'
import { onAuthorised, onDeclined, onGivenUp, onActionRequired } from './on-hold-outcome.ts'
import { moveHold } from './holds.repository.ts'
import { lockHoldContext } from './hold-context.repository.ts'

/**
 * Applies a provider outcome to a hold. The response in hand, the webhook and the reconciler all
 * end here, in any order and any number of times. Returns whether the hold changed and may need
 * another step.
 */
export async function applyHoldOutcome(
  deps: Deps,
  holdId: string,
  attempt: number,
  outcome: PaymentOutcome,
  step: HoldStep,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const context = await lockHoldContext(deps, tx, holdId)
    if (!context) return false
    if (await isStaleOutcome(context, attempt, outcome)) return false
    const moved = await applyOutcome(context, outcome, step)
    if (moved) await chargeWithoutHold(context)
    return moved
  })
}

/**
 * Whether the outcome belongs to an earlier attempt or an ended hold. What it authorised is
 * released, or money would stay held for nothing.
 */
async function isStaleOutcome(
  { deps, tx, hold }: HoldContext,
  attempt: number,
  outcome: PaymentOutcome,
): Promise<boolean> {
  const other =
    hold.attempt !== attempt ||
    ('intentId' in outcome &&
      outcome.intentId !== null &&
      hold.intentId !== null &&
      outcome.intentId !== hold.intentId)
  const open = outcome.kind === 'authorised' || outcome.kind === 'needs_action'
  if (open && (other || holdMachine.final.includes(hold.status)))
    await deps.jobs.enqueue(tx, 'payments.release_orphan', { intentId: outcome.intentId })
  return other
}

function applyOutcome(
  context: HoldContext,
  outcome: PaymentOutcome,
  step: HoldStep,
): Promise<boolean> | boolean {
  if (step === 'drop' && outcome.kind !== 'unknown') return dropHold(context)
  if (step === 'give_up' && outcome.kind !== 'unknown' && outcome.kind !== 'authorised')
    return onGivenUp(context)
  switch (outcome.kind) {
    case 'authorised':
      return onAuthorised(context, outcome.intentId, outcome.captureBefore)
    case 'needs_action':
      return onActionRequired(context, outcome.intentId, outcome.clientSecret)
    case 'declined':
      return onDeclined(context, outcome.reason, outcome.intentId)
    case 'captured':
      return recordHoldCaptured(context, outcome.amount)
    case 'released':
      return onProviderCancelled(context)
    case 'expired':
      return onHoldExpired(context)
    case 'not_found':
      return onProviderNotFound(context)
    case 'unknown':
      return onUnknownOutcome(context, outcome)
  }
}

/**
 * The payment is cancelled at the provider. A pending hold that is still needed counts as declined,
 * an authorised one as expired.
 */
function onProviderCancelled(context: HoldContext): Promise<boolean> {
  const { status, goal } = context.hold
  if (status === 'authorised' || status === 'capturing') return onHoldExpired(context)
  const placementPending =
    status === 'placing' || status === 'unknown' || status === 'action_required'
  return placementPending && isHoldWanted(goal)
    ? onDeclined(context, 'CARD_DECLINED', context.hold.intentId)
    : recordHoldReleased(context)
}

/**
 * The provider knows no payment: nothing is held, or an authorisation has expired and was deleted.
 */
async function onProviderNotFound(context: HoldContext): Promise<boolean> {
  switch (context.hold.status) {
    case 'placing':
    case 'unknown':
      return isHoldWanted(context.hold.goal) ? false : dropHold(context)
    case 'releasing':
      return recordHoldReleased(context)
    default:
      return onHoldExpired(context)
  }
}

async function onUnknownOutcome(
  context: HoldContext,
  { cause, keySpent }: Extract<PaymentOutcome, { kind: 'unknown' }>,
): Promise<boolean> {
  const { tx, hold, now } = context
  const placementPending = hold.status === 'placing' || hold.status === 'unknown'
  if (!keySpent || !placementPending)
    return (await moveHold(tx, hold, 'timed_out', 'system', now, {}, cause)) !== null
  // the call under this key failed, and a lookup found no payment
  if (!isHoldWanted(hold.goal)) return dropHold(context)
  return (
    (await moveHold(
      tx,
      hold,
      'not_found',
      'provider',
      now,
      { attempt: hold.attempt + 1, intentId: null, clientSecret: null },
      `another key: ${cause}`,
    )) !== null
  )
}

async function dropHold({ tx, hold, now }: HoldContext): Promise<boolean> {
  if (!(await moveHold(tx, hold, 'dropped', 'system', now, { clientSecret: null }))) return false
  await settleAuthorisationRow(tx, hold.id, 'failed', 'not_needed')
  return true
}
