import { EXPIRY_RELEASE_MARGIN } from '@tomogolf/domain/hold-plan'
import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { readCustomerIds } from '../../cards/cards.repository.ts'
import { advanceCharge } from '../charges/advance-charge.usecase.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import { advanceRefund } from '../refunds/advance-refund.usecase.ts'
import { applyHoldOutcome } from './apply-hold-outcome.usecase.ts'
import { releaseBeforeExpiry } from './release-expiring-hold.usecase.ts'
import { listStuckCharges } from '../charges/charges.repository.ts'
import { expireReservation } from '../joining/expire-reservation.usecase.ts'
import { processWebhook } from '../webhooks/process-webhook.usecase.ts'
import {
  listDueHolds,
  listExpiringHolds,
  listOpenQuestions,
  listStuckHolds,
  readHold,
  type Hold,
} from './holds.repository.ts'
import {
  listOverdueReservations,
  listExpiredStatements,
  listUnsettledGames,
} from './overdue.read.ts'
import { listOpenRefunds } from '../refunds/refunds.repository.ts'
import { closeStatement, settleGame } from '../attendance/settle-game.usecase.ts'
import { closeReview } from '../presence/close-review.usecase.ts'
import { listOverdueReviews } from '../presence/presence.repository.ts'
import { listUnprocessed } from '../webhooks/webhooks.repository.ts'

/** A call in progress is left alone this long. */
const CALL_GRACE = minutes(2)
/** For this long a webhook is left to the retries of its own job. */
const WEBHOOK_GRACE = minutes(10)

/**
 * Finds everything stuck: unknown outcomes, steps interrupted by a crash, lost timers and webhooks.
 * Looks the truth up at the provider and never guesses. A failure does not stop the others. Returns
 * the number of rows examined.
 */
export async function reconcile(deps: Deps): Promise<number> {
  const { db } = deps,
    now = deps.clock.now()
  let examined = 0
  const each = async <T extends { id: string }>(
    rows: readonly T[],
    work: (row: T) => Promise<unknown>,
  ) => {
    for (const row of rows) {
      examined++
      await work(row).catch((err: unknown) => deps.log.error({ err, id: row.id }, 'reconciler'))
    }
  }
  await each(await listUnsettledGames(db, now), ({ id }) => settleGame(deps, id))
  await each(await listExpiredStatements(db, now), ({ id }) => closeStatement(deps, id))
  await each(await listOverdueReviews(db, now), ({ id }) => closeReview(deps, id))
  await each(await listOverdueReservations(db, now), ({ id }) => expireReservation(deps, id))
  await each(
    uniqueById([...(await listStuckHolds(db, now - CALL_GRACE)), ...(await listDueHolds(db, now))]),
    ({ id }) => advanceHold(deps, id),
  )
  await each(await listOpenQuestions(db, now - CALL_GRACE), (hold) =>
    refreshFromProvider(deps, hold),
  )
  await each(await listExpiringHolds(db, now), (hold) => refreshFromProvider(deps, hold))
  await each(await listExpiringHolds(db, now + EXPIRY_RELEASE_MARGIN), ({ id, attempt }) =>
    releaseBeforeExpiry(deps, { holdId: id, attempt }),
  )
  await each(await listStuckCharges(db, now - CALL_GRACE), ({ id }) => advanceCharge(deps, id))
  await each(await listOpenRefunds(db), ({ id }) => advanceRefund(deps, id))
  await each(await listUnprocessed(db, now - WEBHOOK_GRACE), ({ id }) => processWebhook(deps, id))
  return examined
}
const uniqueById = (rows: readonly { id: string }[]) =>
  [...new Set(rows.map((row) => row.id))].map((id) => ({ id }))

/** Reads a hold's payment at the provider and applies its state. */
async function refreshFromProvider(deps: Deps, { id }: Hold): Promise<void> {
  const hold = await readHold(deps.db, id)
  if (!hold?.intentId) return
  const outcome = await deps.cards.find({
    tag: { kind: 'hold', id, attempt: hold.attempt },
    customerIds: await readCustomerIds(deps.db, hold.guestId),
    intentId: hold.intentId,
  })
  // the guest has not answered the bank yet
  if (outcome.kind === 'needs_action') return
  await applyHoldOutcome(deps, id, hold.attempt, outcome, 'ask_provider')
  await advanceHold(deps, id)
}
