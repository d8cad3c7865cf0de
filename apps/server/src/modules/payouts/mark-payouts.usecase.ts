import type { PayoutOutcome } from '@tomogolf/domain/machines/payout-machine'
import { money, toPlainText } from '@tomogolf/domain/money'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { lockUserWeakly } from '../accounts/accounts.repository.ts'
import type { OperatorDecision } from '../participations/operator-decision.types.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { bookOwedAgain, bookPaid } from './book-payout.step.ts'
import { isNeverMade, isNeverReversed } from './connect/unanswered.usecase.ts'
import { listPayoutsOf, movePayout, readBatch, type Payout } from './batches.repository.ts'

type Mark = OperatorDecision & {
  batchId: string
  ids: readonly string[]
  outcome: PayoutOutcome
}
/** What each outcome is to the machine, and which email the host gets. */
const OUTCOMES = {
  paid: { event: 'pay', mail: 'payout_paid' },
  returned: { event: 'return', mail: 'payout_returned' },
  withdrawn: { event: 'withdraw', mail: 'payout_withdrawn' },
  came_back: { event: 'come_back', mail: 'payout_returned' },
  // the host has the money, and no notification of a reversal
  kept: { event: 'keep', mail: null },
} as const

/**
 * Records what became of payouts to other people at the bank. Each outcome is recorded once; `late`:
 * the payout was not in a state for it any more.
 */
export async function markPayouts(
  deps: Deps,
  mark: Mark,
): Promise<{ marked: string[]; late: string[] } | Refused<'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  const batch = await readBatch(deps.db, mark.batchId)
  const isConnect = batch?.mode === 'connect'
  // what the card provider transfers has its outcome from there, unless there is none
  if (!batch || (isConnect && mark.outcome !== 'withdrawn' && mark.outcome !== 'kept'))
    return refuse('NOT_FOUND')
  const wanted = new Set(mark.ids)
  const known = (await listPayoutsOf(deps.db, mark.batchId)).filter(({ id }) => wanted.has(id))
  if (known.length < wanted.size) return refuse('NOT_FOUND')
  if (known.some(({ hostId }) => hostId === mark.operatorId)) return refuse('OWN_ACCOUNT')
  const marked: string[] = [],
    late: string[] = []
  for (const payout of known) {
    const isDone =
      (!isConnect || (await hasNoAnswer(deps, payout, mark.outcome))) &&
      (await deps.db.transaction((tx) => markOne(deps, tx, payout, mark)))
    if (isDone) marked.push(payout.id)
    else late.push(payout.id)
  }
  return { marked, late }
}

const hasNoAnswer = (deps: Deps, payout: Payout, outcome: PayoutOutcome): Promise<boolean> =>
  outcome === 'kept' ? isNeverReversed(deps, payout) : isNeverMade(deps, payout)

async function markOne(
  deps: Deps,
  tx: Tx,
  payout: Payout,
  { operatorId, ip, reason, outcome }: Mark,
): Promise<boolean> {
  const now = deps.clock.now()
  const { hostId } = payout
  await lockUserWeakly(tx, hostId)
  const { event, mail } = OUTCOMES[outcome]
  const moved = await movePayout(tx, payout, event, {
    by: { actor: 'operator', actorId: operatorId },
    now,
    details: reason,
    // the same key would replay the lost reversal
    ...(outcome === 'kept' && { set: { attempt: payout.attempt + 1 } }),
  })
  if (!moved) return false
  const wasPaid = payout.status === 'paid'
  if (outcome === 'paid') await bookPaid(tx, payout.id, { hostId, now })
  else if (outcome !== 'kept') await bookOwedAgain(tx, payout.id, { hostId, now, wasPaid })
  const amount = money(payout.amountMinor, payout.currency)
  await writeAudit(tx, now, {
    actorId: operatorId,
    ip,
    action: `payout.${outcome}`,
    subject: payout.id,
    reason,
    before: payout.status,
    after: `${toPlainText(amount)} ${outcome}`,
  })
  if (mail === null) return true
  await notify(deps.jobs, tx, {
    userId: hostId,
    kind: mail,
    params: { amount, yen: money(payout.yen, 'JPY'), last3: payout.last3 },
  })
  return true
}
