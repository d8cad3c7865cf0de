import type { Money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { recordPayout, readTransaction, updateTransactions } from './ledger.repository.ts'
import { readIncome } from './income.read.ts'
import type { OperatorDecision } from '../operator-decision.types.ts'
import { readOwedToHost } from './owed-to-host.read.ts'
import { toMessageGame } from '@tomogolf/messages/params'

/**
 * Records that an operator paid a host, for example by bank transfer: books the payout and notifies
 * the host. `transactionId`: the host's row.
 */
export async function markPaidOut(
  deps: Deps,
  decision: OperatorDecision & { transactionId: string },
): Promise<{ amount: Money } | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const seen = await readTransaction(tx, decision.transactionId)
    const income = seen?.booking ? await readIncome(tx, seen.booking) : undefined
    if (!seen || !income || seen.reason !== 'owed_to_host' || seen.userId !== income.hostId)
      return refuse('NOT_FOUND')
    // the game lock serializes payouts and refund requests
    const game = (await lockGame(tx, income.gameId))!
    const amount = await readOwedToHost(tx, income)
    if (amount.minor === 0) return refuse('ALREADY_DONE')
    await recordPayout(
      tx,
      { booking: newId(), gameId: game.id, reason: 'payout', at: now },
      { amount, hostId: income.hostId },
    )
    await updateTransactions(tx, [seen.id], { status: 'successful' })
    await writeAudit(tx, now, {
      actorId: decision.operatorId,
      ip: decision.ip,
      action: 'host.pay_out',
      subject: seen.id,
      reason: decision.reason,
      before: 'owed',
      after: `${amount.minor} ${amount.currency}`,
    })
    await notify(deps.jobs, tx, {
      userId: income.hostId,
      kind: 'owed_paid',
      params: { ...toMessageGame(game), amount },
    })
    return { amount }
  })
}
