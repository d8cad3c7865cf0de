import { holdMachine, holdWanted, type HoldStep } from '@tomogolf/domain/hold-machine'
import type { Deps } from '../../../deps.ts'
import type { PaymentOutcome } from '../../../platform/payments/card-provider.ts'
import { bookHoldCaptured, bookHoldReleased } from './record-hold-end.ts'
import { settleAuthorisationRow } from '../ledger/ledger.repository.ts'
import { chargeWithoutHold } from '../charges/fallback-charge.ts'
import type { HoldFacts } from './hold-facts.ts'
import { lapsed } from './on-hold-expired.ts'
import { authorised, declined, givenUp, needsAction } from './on-hold-outcome.ts'
import { moveHold } from './holds.repository.ts'
import { lockHoldFacts } from './lock-hold-facts.ts'

/**
 * Applies what the provider said of a hold. The one place where that happens: the answer in hand, the webhook (which re-reads
 * the object first) and the reconciler all come here, in any order and any number of times. Returns whether something changed
 * that may want another step.
 */
export async function applyHoldOutcome(
  deps: Deps,
  holdId: string,
  attempt: number,
  outcome: PaymentOutcome,
  step: HoldStep,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const f = await lockHoldFacts(deps, tx, holdId)
    if (!f) return false
    if (await isStaleOutcome(f, attempt, outcome)) return false
    const moved = await apply(f, outcome, step)
    if (moved) await chargeWithoutHold(f)
    return moved
  })
}

/** An answer about an earlier try, or for a hold that has ended: what it authorised belongs to nothing, and money must not stay held for nothing. */
async function isStaleOutcome(
  { deps, tx, hold }: HoldFacts,
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

function apply(f: HoldFacts, outcome: PaymentOutcome, step: HoldStep): Promise<boolean> | boolean {
  if (step === 'drop' && outcome.kind !== 'unknown') return dropped(f)
  if (step === 'give_up' && outcome.kind !== 'unknown' && outcome.kind !== 'authorised')
    return givenUp(f)
  switch (outcome.kind) {
    case 'authorised':
      return authorised(f, outcome.intentId, outcome.captureBefore)
    case 'needs_action':
      return needsAction(f, outcome.intentId, outcome.clientSecret)
    case 'declined':
      return declined(f, outcome.reason, outcome.intentId)
    case 'captured':
      return bookHoldCaptured(f, outcome.amount)
    case 'released':
      return onProviderCancelled(f)
    case 'lapsed':
      return lapsed(f)
    case 'not_found':
      return onProviderNotFound(f)
    case 'unknown':
      return onUnknownOutcome(f, outcome)
  }
}

/** The intent is cancelled at the provider: by us when we wanted it; otherwise a hold that was still wanted counts as refused, and one that stood as lapsed. */
function onProviderCancelled(f: HoldFacts): Promise<boolean> {
  const { status, goal } = f.hold
  if (status === 'authorised' || status === 'capturing') return lapsed(f)
  const asked = status === 'placing' || status === 'unknown' || status === 'action_required'
  return asked && holdWanted(goal)
    ? declined(f, 'CARD_DECLINED', f.hold.intentId)
    : bookHoldReleased(f)
}

/** The provider has nothing: then nothing is held, and nobody asks for it any more, or what we knew is gone. */
async function onProviderNotFound(f: HoldFacts): Promise<boolean> {
  switch (f.hold.status) {
    case 'placing':
    case 'unknown':
      return holdWanted(f.hold.goal) ? false : dropped(f)
    case 'releasing':
      return bookHoldReleased(f)
    default:
      return lapsed(f)
  }
}

async function onUnknownOutcome(
  f: HoldFacts,
  { cause, keySpent }: Extract<PaymentOutcome, { kind: 'unknown' }>,
): Promise<boolean> {
  const { tx, hold, now } = f
  const asking = hold.status === 'placing' || hold.status === 'unknown'
  if (!keySpent || !asking)
    return (await moveHold(tx, hold, 'timed_out', 'system', now, {}, cause)) !== null
  // the call under this key has ended in a fault, and asking found nothing of it
  if (!holdWanted(hold.goal)) return dropped(f)
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

async function dropped({ tx, hold, now }: HoldFacts): Promise<boolean> {
  if (!(await moveHold(tx, hold, 'dropped', 'system', now, { clientSecret: null }))) return false
  await settleAuthorisationRow(tx, hold.id, 'failed', 'not_needed')
  return true
}
