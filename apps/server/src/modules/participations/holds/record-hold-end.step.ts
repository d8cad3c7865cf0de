import { money, toPlainText, type Money } from '@tomogolf/domain/money'
import { formatCard, readCardSummary } from '../../cards/cards.repository.ts'
import {
  recordIncome,
  recordTransaction,
  settleAuthorisationRow,
  splitFee,
} from '../ledger/ledger.repository.ts'
import type { HoldContext } from './hold-context.types.ts'
import { finishCapture, moveHold, readCapture } from './holds.repository.ts'
import { transactionTypeOf } from '../ledger/transaction-type.policy.ts'
import { reportDrift } from '../cases/open-case.step.ts'

/**
 * Records a capture in the ledger and in the transactions of guest and host. Reports an amount that
 * was not decided: it was captured at the provider.
 */
export async function recordHoldCaptured(context: HoldContext, taken: Money): Promise<boolean> {
  const { deps, tx, game, participation, hold, now } = context
  if (hold.status === 'captured') return false
  const capture = await readCapture(tx, hold.id)
  if (
    hold.status !== 'capturing' ||
    !capture ||
    taken.minor !== capture.amountMinor ||
    taken.currency !== capture.currency
  ) {
    const decided = capture ? toPlainText(money(capture.amountMinor, capture.currency)) : 'none'
    await reportDrift(
      deps,
      tx,
      { gameId: game.id, participationId: participation.id, holdId: hold.id },
      `the provider took ${toPlainText(taken)}, decided were ${decided} (${hold.status})`,
      now,
    )
    return false
  }
  if (!(await moveHold(tx, hold, 'captured', 'provider', now, {}, toPlainText(taken)))) return false
  await finishCapture(tx, capture.id, 'succeeded', now)
  const { fee, owed } = splitFee(taken, hold.feeMinor)
  await recordIncome(
    tx,
    {
      booking: capture.id,
      captureId: capture.id,
      gameId: game.id,
      reason: capture.reason,
      at: now,
    },
    { taken, fee, owed, payerId: participation.guestId, hostId: game.hostId },
  )
  const about = { game, participation, hold }
  const type = transactionTypeOf(capture.reason),
    rest = money(hold.amountMinor - taken.minor, hold.currency)
  await recordTransaction(tx, participation.guestId, now, about, {
    type,
    amount: taken,
    counterpartId: game.hostId,
    card: formatCard(await readCardSummary(tx, hold.cardId)),
    booking: capture.id,
  })
  if (rest.minor > 0)
    await recordTransaction(tx, participation.guestId, now, about, {
      type: 'hold_released',
      amount: rest,
    })
  // the seat may have been taken again before the money was taken
  if (participation.refilledBy !== null)
    await deps.jobs.enqueue(tx, 'participations.refund_refill', {
      participationId: participation.id,
    })
  // pending until the operator pays it out
  if (owed.minor > 0)
    await recordTransaction(tx, game.hostId, now, about, {
      type,
      amount: owed,
      status: 'pending',
      reason: 'owed_to_host',
      counterpartId: participation.guestId,
      booking: capture.id,
    })
  return true
}

/** Records that the whole hold was released. */
export async function recordHoldReleased({
  tx,
  game,
  participation,
  hold,
  now,
}: HoldContext): Promise<boolean> {
  const after = await moveHold(tx, hold, 'released', 'provider', now, { clientSecret: null })
  if (!after) return false
  if (hold.authorisedAt === null) {
    await settleAuthorisationRow(tx, hold.id, 'failed', 'not_needed')
    return true
  }
  await recordTransaction(
    tx,
    participation.guestId,
    now,
    { game, participation, hold },
    {
      type: 'hold_released',
      amount: money(hold.amountMinor, hold.currency),
      ...(hold.goal !== 'release' && { reason: 'expired' }),
    },
  )
  return true
}
