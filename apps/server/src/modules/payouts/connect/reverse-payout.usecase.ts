import { money, toPlainText } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockUserWeakly } from '../../accounts/accounts.repository.ts'
import type { OperatorDecision } from '../../participations/operator-decision.types.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceTransfer } from './advance-transfer.usecase.ts'
import { movePayout, readPayout } from '../batches.repository.ts'

/** Takes a transfer to another host back at the card provider; its shares are owed again. */
export async function reversePayout(
  deps: Deps,
  { id, operatorId, ip, reason }: OperatorDecision & { id: string },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  const payout = await readPayout(deps.db, id)
  if (!payout?.transferId || payout.destination === null) return refuse('NOT_FOUND')
  if (payout.hostId === operatorId) return refuse('OWN_ACCOUNT')
  const isAsked = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    // the host may have left since, and with the host the destination
    if (!(await lockUserWeakly(tx, payout.hostId))) return false
    const by = { actor: 'operator', actorId: operatorId } as const
    if (!(await movePayout(tx, payout, 'reverse', { by, now, details: reason }))) return false
    await writeAudit(tx, now, {
      actorId: operatorId,
      ip,
      action: 'payout.reverse',
      subject: id,
      reason,
      before: 'paid',
      after: `${toPlainText(money(payout.amountMinor, payout.currency))} reversing`,
    })
    await deps.jobs.enqueue(tx, 'payouts.transfer', { payoutId: id })
    return true
  })
  if (!isAsked) return refuse('ALREADY_DONE')
  await advanceTransfer(deps, id)
  return { success: true }
}
