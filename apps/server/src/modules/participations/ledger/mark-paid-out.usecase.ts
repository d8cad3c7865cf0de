import type { Money } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import { notify } from '../../../platform/notify.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { bookPayout, readTransaction, updateTransactions } from './ledger.repository.ts'
import { readIncome } from './income.read.ts'
import type { ByOperator } from '../by-operator.ts'
import { owedTo } from '../charges/owed.read.ts'
import { toMessageGame } from '@tomogolf/messages/params'

/** An operator has paid a host what a guest's penalty owed, by bank transfer for instance: the books follow, and the host is told. `transactionId`: the host's row. */
export async function markOwedPaid(
  deps: Deps,
  o: ByOperator & { transactionId: string },
): Promise<{ amount: Money } | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const seen = await readTransaction(tx, o.transactionId)
    const income = seen?.booking ? await readIncome(tx, seen.booking) : undefined
    if (!seen || !income || seen.reason !== 'owed_to_host' || seen.userId !== income.hostId)
      return refuse('NOT_FOUND')
    // the game's lock keeps two payouts, and a refund that is being asked for, apart
    const game = (await lockGame(tx, income.gameId))!
    const amount = await owedTo(tx, income)
    if (amount.minor === 0) return refuse('ALREADY_DONE')
    await bookPayout(
      tx,
      { booking: newId(), gameId: game.id, reason: 'payout', at: now },
      { amount, hostId: income.hostId },
    )
    await updateTransactions(tx, [seen.id], { status: 'successful' })
    await writeAudit(tx, now, {
      actorId: o.operatorId,
      ip: o.ip,
      action: 'host.pay_out',
      subject: seen.id,
      reason: o.reason,
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
