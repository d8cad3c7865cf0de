import { refillRefund } from '@tomogolf/domain/leaving/refill'
import { splitRefund } from '@tomogolf/domain/payments/figures'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import { lockGame } from '../../games/games.repository.ts'
import { isDisputed } from '../disputes/disputes.repository.ts'
import { readFiguresOf } from '../ledger/figures.read.ts'
import { readIncome } from '../ledger/income.read.ts'
import { listTransactionsOf } from '../ledger/ledger.repository.ts'
import { readParticipation } from '../participations.repository.ts'
import { recordAskedRefund } from '../refunds/request-refund.step.ts'
import { readLateLeaveBooking, wasRefilled } from './refills.repository.ts'

/** Stored with the refund; pages show a text of their own. */
export const REFILL_REASON = 'the seat was taken again'

/**
 * Refunds a late leave whose seat was taken again, once. Nothing happens before the money was taken:
 * the capture or charge calls this again.
 */
export async function refundRefill(deps: Deps, participationId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const leave = await readParticipation(tx, participationId)
    if (!leave?.refilledBy || leave.refillKeepsFee === null) return
    await lockGame(tx, leave.gameId)
    const booking = await readLateLeaveBooking(tx, leave.id)
    // the bank decides about disputed money
    if (!booking || (await wasRefilled(tx, leave.id)) || (await isDisputed(tx, booking))) return
    const [income, figures] = [await readIncome(tx, booking), await readFiguresOf(tx, booking)]
    const refund = figures && refillRefund(figures, leave.refillKeepsFee)
    if (!income || !refund) return
    const paid = (await listTransactionsOf(tx, booking)).find(
      ({ userId }) => userId === income.payerId,
    )
    await recordAskedRefund(deps, tx, {
      id: newId(),
      income,
      amount: refund.amount,
      shares: splitRefund(refund.amount, refund.bearer, figures),
      bearer: refund.bearer,
      reason: REFILL_REASON,
      operatorId: null,
      card: paid?.card ?? null,
      category: 'refilled',
      retryOf: null,
      refillOf: leave.id,
      creditOf: null,
    })
  })
}
