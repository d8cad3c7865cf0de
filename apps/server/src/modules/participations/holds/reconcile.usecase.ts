import { LET_GO_MARGIN } from '@tomogolf/domain/hold-plan'
import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { readCustomerId } from '../../cards/cards.repository.ts'
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
  listLapsing,
  listStuckHolds,
  readHold,
  type Hold,
} from './holds.repository.ts'
import { listOverdueReservations, listSilent, listUnsettled } from './overdue.read.ts'
import { listOpenRefunds } from '../refunds/refunds.repository.ts'
import { closeStatement, settleGame } from '../attendance/settle-game.usecase.ts'
import { listUnprocessed } from '../webhooks/webhooks.repository.ts'

/** A call in hand is left alone this long before anybody else looks after it. */
const SETTLED = minutes(2)
/** A notice whose job is still being tried is left to it. */
const HEARD = minutes(10)

/**
 * Finds what stands still: unknown outcomes, steps cut off by a crash, timers and notices that were lost. Asks the provider and
 * never guesses. One that fails does not stop the others. Returns how many it looked at.
 */
export async function reconcile(deps: Deps): Promise<number> {
  const { db } = deps,
    now = deps.clock.now()
  let looked = 0
  const each = async <T extends { id: string }>(
    rows: readonly T[],
    work: (row: T) => Promise<unknown>,
  ) => {
    for (const row of rows) {
      looked++
      await work(row).catch((err: unknown) => deps.log.error({ err, id: row.id }, 'reconciler'))
    }
  }
  await each(await listUnsettled(db, now), ({ id }) => settleGame(deps, id))
  await each(await listSilent(db, now), ({ id }) => closeStatement(deps, id))
  await each(await listOverdueReservations(db, now), ({ id }) => expireReservation(deps, id))
  await each(
    distinct([...(await listStuckHolds(db, now - SETTLED)), ...(await listDueHolds(db, now))]),
    ({ id }) => advanceHold(deps, id),
  )
  await each(await listLapsing(db, now), (hold) => askProvider(deps, hold))
  await each(await listLapsing(db, now + LET_GO_MARGIN), ({ id, attempt }) =>
    releaseBeforeExpiry(deps, { holdId: id, attempt }),
  )
  await each(await listStuckCharges(db, now - SETTLED), ({ id }) => advanceCharge(deps, id))
  await each(await listOpenRefunds(db), ({ id }) => advanceRefund(deps, id))
  await each(await listUnprocessed(db, now - HEARD), ({ id }) => processWebhook(deps, id))
  return looked
}
const distinct = (rows: readonly { id: string }[]) =>
  [...new Set(rows.map((r) => r.id))].map((id) => ({ id }))

/** Re-reads a hold's payment from the provider and applies what it says. */
async function askProvider(deps: Deps, { id }: Hold): Promise<void> {
  const hold = await readHold(deps.db, id)
  if (!hold?.intentId) return
  const outcome = await deps.cards.find({
    tag: { kind: 'hold', id, attempt: hold.attempt },
    customerId: (await readCustomerId(deps.db, hold.guestId)) ?? '',
    intentId: hold.intentId,
  })
  await applyHoldOutcome(deps, id, hold.attempt, outcome, 'ask_provider')
  await advanceHold(deps, id)
}
