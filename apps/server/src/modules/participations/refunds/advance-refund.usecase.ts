import { money } from '@tomogolf/domain/money'
import { REFUND_OPEN } from '@tomogolf/domain/machines/refund-machine'
import type { Deps } from '../../../deps.ts'
import type { RefundOutcome } from '../../../platform/payments/card-provider.ts'
import { applyRefundOutcome } from './apply-refund-outcome.step.ts'
import { lockRefund, moveRefund, readRefund, type Refund } from './refunds.repository.ts'

/** Upper bound of calls in a row: a used-up key, and the call with the next one. */
const MAX_STEPS = 3

/**
 * Executes a refund. Safe to repeat: it looks for an earlier call first, and the call carries an
 * idempotency key. `fresh`: no call was made before. Returns false while the outcome is unknown.
 */
export async function advanceRefund(deps: Deps, refundId: string, fresh = false): Promise<boolean> {
  for (let step = 0; step < MAX_STEPS; step++) {
    const refund = await readRefund(deps.db, refundId)
    if (!refund || !REFUND_OPEN.includes(refund.status)) return true
    const outcome = await callProvider(deps, refund, fresh && step === 0)
    if (outcome.kind === 'refunded' || outcome.kind === 'failed') {
      await deps.db.transaction((tx) => applyRefundOutcome(deps, tx, refund, outcome))
      return true
    }
    // the bank may take time: the reconciler checks again
    if (outcome.kind !== 'unknown') return true
    const hasNextKey = await recordNoAnswer(deps, refund, outcome)
    if (!hasNextKey) return false
  }
  return false
}

async function callProvider(
  { cards }: Deps,
  refund: Refund,
  fresh: boolean,
): Promise<RefundOutcome> {
  const at = { refundId: refund.id, intentId: refund.intentId }
  const found: RefundOutcome = fresh ? { kind: 'not_found' } : await cards.findRefund(at)
  if (found.kind !== 'not_found') return found
  const outcome = await cards.refund({
    ...at,
    attempt: refund.attempt,
    amount: money(refund.amountMinor, refund.currency),
  })
  if (outcome.kind !== 'unknown' || !outcome.keySpent) return outcome
  // the provider failed and will replay this for a day: only a refund that does not exist may be
  // asked for again, under the next key
  const after = await cards.findRefund(at)
  if (after.kind === 'not_found') return outcome
  return after
}

/** Returns whether the refund has another key, so that it can be repeated at once. */
async function recordNoAnswer(
  deps: Deps,
  { id, attempt }: Refund,
  { cause, keySpent }: Extract<RefundOutcome, { kind: 'unknown' }>,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const refund = await lockRefund(tx, id)
    if (!refund || refund.attempt !== attempt) return false
    const problem = cause.slice(0, 200)
    // repeated failures of the same kind need no further row in the log
    if (!keySpent && refund.status === 'retrying' && refund.problem === problem) return false
    const moved = await moveRefund(tx, refund, 'unanswered', deps.clock.now(), {
      problem,
      ...(keySpent && { attempt: attempt + 1 }),
    })
    return moved !== null && keySpent === true
  })
}
