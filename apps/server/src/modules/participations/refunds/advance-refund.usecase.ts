import { money } from '@tomogolf/domain/money'
import { refundable } from '@tomogolf/domain/machines/refund-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { RefundOutcome } from '../../../platform/payments/card-provider.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { readGame } from '../../games/games.repository.ts'
import {
  recordRefund,
  listTransactionsOf,
  recordTransaction,
  updateTransactions,
} from '../ledger/ledger.repository.ts'
import { readIncome, type Income } from '../ledger/income.read.ts'
import { reportDrift } from '../cases/open-case.step.ts'
import {
  listRefundsOf,
  lockRefund,
  moveRefund,
  readRefund,
  type Refund,
} from './refunds.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'

/**
 * Executes a refund. Safe to repeat: it looks for an earlier call first, and the call carries an
 * idempotency key. Returns false while the outcome is unknown.
 */
export async function advanceRefund(deps: Deps, refundId: string, fresh = false): Promise<boolean> {
  const refund = await readRefund(deps.db, refundId)
  if (!refund || refund.status !== 'asked') return true
  const at = { refundId, intentId: refund.intentId }
  const found: RefundOutcome = fresh ? { kind: 'not_found' } : await deps.cards.findRefund(at)
  const outcome =
    found.kind === 'not_found'
      ? await deps.cards.refund({ ...at, amount: money(refund.amountMinor, refund.currency) })
      : found
  if (outcome.kind === 'unknown') return false
  if (outcome.kind === 'refunded' || outcome.kind === 'failed')
    await deps.db.transaction((tx) => applyRefundOutcome(deps, tx, refundId, outcome))
  // the bank may take time: the reconciler checks again
  return true
}

async function applyRefundOutcome(
  deps: Deps,
  tx: Tx,
  refundId: string,
  outcome: Extract<RefundOutcome, { kind: 'refunded' | 'failed' }>,
): Promise<void> {
  const now = deps.clock.now()
  const asked = await lockRefund(tx, refundId)
  const refund =
    asked &&
    (await moveRefund(
      tx,
      asked,
      outcome.kind,
      now,
      outcome.kind === 'failed' ? outcome.problem : null,
    ))
  if (!refund) return
  const rows = (await listTransactionsOf(tx, refund.id)).map((transaction) => transaction.id)
  if (outcome.kind === 'failed') {
    await updateTransactions(tx, rows, { status: 'failed', reason: outcome.problem })
    await reportDrift(
      deps,
      tx,
      { gameId: refund.gameId, participationId: refund.participationId },
      `refund ${refund.id} failed: ${outcome.problem}`,
      now,
    )
    return
  }
  await updateTransactions(tx, rows, { status: 'successful' })
  const income = (await readIncome(tx, refund.booking))!
  await recordRefundOf(tx, refund, income, now)
  if (
    refundable(
      income.taken,
      (await listRefundsOf(tx, refund.booking)).map((earlier) => ({
        amount: money(earlier.amountMinor, earlier.currency),
        state: earlier.status,
      })),
    ).minor === 0
  ) {
    const taken = (await listTransactionsOf(tx, refund.booking)).filter(
      (transaction) => transaction.userId === income.payerId,
    )
    await updateTransactions(
      tx,
      taken.map((transaction) => transaction.id),
      { status: 'refunded' },
    )
  }
  const game = (await readGame(tx, refund.gameId))!
  await notify(deps.jobs, tx, {
    userId: income.payerId,
    kind: 'refunded',
    params: {
      ...toMessageGame(game),
      amount: money(refund.amountMinor, refund.currency),
      reason: refund.reason,
    },
  })
}

/** Books a refund against what is still owed to the host first, then against revenue. */
async function recordRefundOf(tx: Tx, refund: Refund, income: Income, now: Instant): Promise<void> {
  const back = money(refund.amountMinor, refund.currency)
  const fromHost = money(Math.min(back.minor, refund.fromHostMinor), back.currency),
    fromRevenue = money(back.minor - fromHost.minor, back.currency)
  await recordRefund(
    tx,
    { booking: refund.id, gameId: refund.gameId, reason: 'refund', at: now },
    { back, fromHost, fromRevenue, payerId: income.payerId, hostId: income.hostId },
  )
  if (fromHost.minor === 0) return
  await recordTransaction(
    tx,
    income.hostId,
    now,
    { game: { id: refund.gameId } },
    {
      type: 'payment_refunded',
      amount: fromHost,
      reason: 'owed_to_host',
      counterpartId: income.payerId,
      booking: refund.id,
    },
  )
  const owedLeft =
    income.owed.minor -
    (await listRefundsOf(tx, refund.booking))
      .filter((earlier) => earlier.status === 'refunded')
      .reduce((sum, earlier) => sum + earlier.fromHostMinor, 0)
  if (owedLeft > 0) return
  const owedRows = (await listTransactionsOf(tx, refund.booking)).filter(
    (transaction) => transaction.userId === income.hostId && transaction.reason === 'owed_to_host',
  )
  await updateTransactions(
    tx,
    owedRows.map((transaction) => transaction.id),
    { status: 'refunded' },
  )
}
