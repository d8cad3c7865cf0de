import { add, toPlainText, type Money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import { lockGames, readGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { recordNoLongerOwed, readTransaction } from './ledger.repository.ts'
import { readFiguresOf } from './figures.read.ts'
import { settleStatuses } from './settle-statuses.step.ts'
import { listDebts } from './debts.read.ts'
import { netDebts } from './net-debts.step.ts'
import { readIncome, type Income } from './income.read.ts'
import type { GameRow } from '../participations.repository.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { toMessageGame } from '@tomogolf/messages/params'

/**
 * Records that an operator paid another host, for example by bank transfer: books the payout and
 * notifies the host. `transactionId`: the host's row.
 */
export async function markPaidOut(
  deps: Deps,
  decision: OperatorDecision & {
    transactionId: string
    /** What the operator saw as owed, and paid. */
    owed?: Money | undefined
  },
): Promise<
  | { amount: Money }
  | Refused<'ALREADY_DONE' | 'CHARGE_DISPUTED' | 'NOT_FOUND' | 'OWN_ACCOUNT' | 'STALE_EDIT'>
> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const seen = await readTransaction(tx, decision.transactionId)
    const income = seen?.booking ? await readIncome(tx, seen.booking) : undefined
    if (!seen || !income || seen.reason !== 'owed_to_host' || seen.userId !== income.hostId)
      return refuse('NOT_FOUND')
    if (income.hostId === decision.operatorId) return refuse('OWN_ACCOUNT')
    const game = await lockForPayout(tx, income)
    if ((await readTransaction(tx, seen.id))?.status === 'frozen') return refuse('CHARGE_DISPUTED')
    const { owed } = (await readFiguresOf(tx, income.booking))!
    await netDebts(tx, income.hostId, [{ ...income, amount: owed }], now)
    const { owed: amount, paidOut } = (await readFiguresOf(tx, income.booking))!
    if (amount.minor === 0) return refuse('ALREADY_DONE')
    // the operator transferred what the list showed; a refund since then changed the amount
    if (decision.owed && decision.owed.minor !== amount.minor) return refuse('STALE_EDIT')
    await recordNoLongerOwed(
      tx,
      {
        booking: newId(),
        income: income.booking,
        cause: income.cause,
        gameId: game.id,
        reason: 'payout',
        at: now,
      },
      { account: 'paid_out', amount, hostId: income.hostId },
    )
    await settleStatuses(tx, income)
    await writeAudit(tx, now, {
      actorId: decision.operatorId,
      ip: decision.ip,
      action: 'host.pay_out',
      subject: seen.id,
      reason: decision.reason,
      before: `${toPlainText(amount)} owed`,
      after: `${toPlainText(add(paidOut, amount))} paid`,
    })
    await notify(deps.jobs, tx, {
      userId: income.hostId,
      kind: 'owed_paid',
      params: { ...toMessageGame(game), amount },
    })
    return { amount }
  })
}

/** Serializes payouts and refund requests of the share and of the debts that it pays. */
async function lockForPayout(tx: Tx, { hostId, gameId }: Income): Promise<GameRow> {
  await lockUserWeakly(tx, hostId)
  const debts = await listDebts(tx, [hostId])
  await lockGames(tx, [gameId, ...debts.map((debt) => debt.gameId)])
  return (await readGame(tx, gameId))!
}
