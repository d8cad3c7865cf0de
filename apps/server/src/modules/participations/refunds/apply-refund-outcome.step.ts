import { sharesOf, type Figures, type Shares } from '@tomogolf/domain/payments/figures'
import { isZero, money, toPlainText } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import { toMessageGame } from '@tomogolf/messages/params'
import type { Deps } from '../../../deps.ts'
import type { RefundOutcome } from '../../../platform/payments/card-provider.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { lockGame } from '../../games/games.repository.ts'
import { reportDrift } from '../cases/open-case.step.ts'
import { hasAccount } from '../ledger/debts.read.ts'
import { readIncome, type Income } from '../ledger/income.read.ts'
import {
  listTransactionsOf,
  recordRefund,
  recordTransaction,
  updateTransactions,
} from '../ledger/ledger.repository.ts'
import { debtOfRefund, giveUpDebts } from '../ledger/net-debts.step.ts'
import { settleStatuses } from '../ledger/settle-statuses.step.ts'
import { lockRefund, moveRefund, type Refund } from './refunds.repository.ts'

type Ended = Extract<RefundOutcome, { kind: 'refunded' | 'failed' }>

/** Applies the result of a refund: for the response, the webhook and the reconciler alike. */
export async function applyRefundOutcome(
  deps: Deps,
  tx: Tx,
  { id, gameId }: Refund,
  outcome: Ended,
): Promise<void> {
  const now = deps.clock.now()
  // serializes refunds and payouts of a game: statuses depend on all of them
  const game = (await lockGame(tx, gameId))!
  const open = await lockRefund(tx, id)
  if (!open) return
  const problem = outcome.kind === 'failed' ? outcome.problem : null
  const refund = await moveRefund(tx, open, outcome.kind, now, { problem })
  if (!refund) return
  const rows = (await listTransactionsOf(tx, refund.id)).map((transaction) => transaction.id)
  const income = (await readIncome(tx, refund.booking))!
  if (outcome.kind === 'failed') {
    await updateTransactions(tx, rows, { status: 'failed', reason: outcome.problem })
    await settleStatuses(tx, income)
    await reportFailure(deps, tx, refund, outcome.problem, now)
    return
  }
  await updateTransactions(tx, rows, { status: 'successful' })
  const back = sharesOf(
    money(refund.amountMinor, refund.currency),
    money(refund.fromHostMinor, refund.currency),
  )
  await recordShares(tx, refund, income, back, now)
  const figures = await settleStatuses(tx, income)
  await notifyBoth(deps, tx, { refund, income, back, figures, game: toMessageGame(game) })
}

/** Books a refund against the shares that bear it, and shows its part to the host. */
async function recordShares(
  tx: Tx,
  refund: Refund,
  income: Income,
  back: Shares,
  now: Instant,
): Promise<void> {
  await recordRefund(
    tx,
    {
      booking: refund.id,
      income: income.booking,
      cause: income.cause,
      gameId: refund.gameId,
      reason: 'refund',
      at: now,
    },
    {
      back,
      debt: await debtOfRefund(tx, income, back.host),
      payerId: income.payerId,
      hostId: income.hostId,
    },
  )
  if (isZero(back.host)) return
  if (!(await hasAccount(tx, income.hostId))) await giveUpDebts(tx, income.hostId, now)
  await recordTransaction(
    tx,
    income.hostId,
    now,
    { game: { id: refund.gameId } },
    {
      type: 'payment_refunded',
      amount: back.host,
      reason: 'owed_to_host',
      counterpartId: income.payerId,
      booking: refund.id,
    },
  )
}

async function notifyBoth(
  deps: Deps,
  tx: Tx,
  about: {
    refund: Refund
    income: Income
    back: Shares
    figures: Figures
    game: ReturnType<typeof toMessageGame>
  },
): Promise<void> {
  const { refund, income, back, figures, game } = about
  await notify(deps.jobs, tx, {
    userId: income.payerId,
    kind: 'refunded',
    params: {
      ...game,
      amount: back.total,
      charged: figures.gross.total,
      left: figures.net.total,
      reason: refund.reason,
      isRefill: refund.refillOf !== null,
      isCredit: refund.creditOf !== null,
    },
  })
  if (isZero(back.host)) return
  await notify(deps.jobs, tx, {
    userId: income.hostId,
    kind: 'share_refunded',
    params: {
      ...game,
      amount: back.host,
      share: figures.gross.host,
      owed: figures.owed,
      debt: figures.debt,
    },
  })
}

const reportFailure = (deps: Deps, tx: Tx, refund: Refund, problem: string, now: Instant) =>
  reportDrift(
    deps,
    tx,
    { gameId: refund.gameId, participationId: refund.participationId },
    `refund ${refund.id} of ${toPlainText(money(refund.amountMinor, refund.currency))} failed: ${problem}`,
    now,
  )
