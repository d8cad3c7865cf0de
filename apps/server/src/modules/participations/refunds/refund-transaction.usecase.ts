import { money, toMajor, type Money } from '@tomogolf/domain/money'
import { refundable, type RefundState } from '@tomogolf/domain/refund-machine'
import type { Deps } from '../../../deps.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { advanceRefund } from './advance-refund.usecase.ts'
import { readTransaction, recordTransaction } from '../ledger/ledger.repository.ts'
import { readIncome } from '../ledger/income.read.ts'
import type { ByOperator } from '../by-operator.ts'
import { owedTo } from '../charges/owed.read.ts'
import { insertRefund, listRefundsOf, readRefund } from './refunds.repository.ts'

/** `key`: the same one asked for twice is one refund. */
export type GiveBack = ByOperator & {
  transactionId: string
  amount: Money
  key?: string
  /** What was left when the operator looked: a colleague may have given some back since. */ left?: Money
}

/** An operator gives back a part or all of what a transaction took: never more than is left of it, whoever else gives back at the same moment. */
export async function refundTransaction(
  deps: Deps,
  g: GiveBack,
): Promise<
  | { refundId: string; status: RefundState }
  | Refused<
      | 'AMOUNT_TOO_HIGH'
      | 'NOT_FOUND'
      | 'REFUND_NOT_POSSIBLE'
      | 'STALE_EDIT'
      | 'STRIPE_ERROR'
      | 'VALIDATION_ERROR'
    >
> {
  const asked = await deps.db.transaction((tx) => ask(deps, tx, g))
  if (isRefused(asked)) return asked
  await advanceRefund(deps, asked.refundId, asked.fresh)
  const { status, problem } = (await readRefund(deps.db, asked.refundId))!
  if (status === 'failed')
    deps.log.warn({ refundId: asked.refundId, problem }, 'refund refused by the provider')
  return status === 'failed' ? refuse('STRIPE_ERROR') : { refundId: asked.refundId, status }
}

async function ask(
  deps: Deps,
  tx: Tx,
  g: GiveBack,
): Promise<
  | { refundId: string; fresh: boolean }
  | Refused<
      'AMOUNT_TOO_HIGH' | 'NOT_FOUND' | 'REFUND_NOT_POSSIBLE' | 'STALE_EDIT' | 'VALIDATION_ERROR'
    >
> {
  const now = deps.clock.now()
  const shown = await readTransaction(tx, g.transactionId)
  const income = shown?.booking ? await readIncome(tx, shown.booking) : undefined
  if (!shown) return refuse('NOT_FOUND')
  // only the row of the person who paid: a host's row is what is owed to them
  if (!income || shown.userId !== income.payerId) return refuse('REFUND_NOT_POSSIBLE')
  // two operators at once, and a payout to the host, wait for each other here
  await lockGame(tx, income.gameId)
  const before = await listRefundsOf(tx, income.booking)
  const again = g.key ? before.find((r) => r.id === g.key) : undefined
  if (again) return { refundId: again.id, fresh: false }
  const left = refundable(
    income.taken,
    before.map((r) => ({ amount: money(r.amountMinor, r.currency), state: r.status })),
  )
  if (g.left && left.minor > 0 && g.left.minor !== left.minor) return refuse('STALE_EDIT')
  if (left.minor === 0) return refuse('REFUND_NOT_POSSIBLE')
  if (g.amount.currency !== left.currency || g.amount.minor < 1) return refuse('VALIDATION_ERROR')
  if (g.amount.minor > left.minor)
    return refuse('AMOUNT_TOO_HIGH', { max: toMajor(left), currency: left.currency })
  const id = g.key ?? newId()
  await insertRefund(tx, {
    id,
    userId: income.payerId,
    gameId: income.gameId,
    participationId: income.participationId,
    booking: income.booking,
    intentId: income.intentId,
    status: 'asked',
    currency: g.amount.currency,
    amountMinor: g.amount.minor,
    fromHostMinor: Math.min(g.amount.minor, (await owedTo(tx, income)).minor),
    reason: g.reason,
    problem: null,
    givenBy: g.operatorId,
    createdAt: now,
    finishedAt: null,
  })
  await recordTransaction(
    tx,
    income.payerId,
    now,
    {
      game: { id: income.gameId },
      ...(income.participationId && { participation: { id: income.participationId } }),
      ...(income.holdId && { hold: { id: income.holdId } }),
    },
    {
      type: 'payment_refunded',
      status: 'pending',
      amount: g.amount,
      counterpartId: income.hostId,
      booking: id,
      ...(shown.card && { card: shown.card }),
    },
  )
  await writeAudit(tx, now, {
    actorId: g.operatorId,
    ip: g.ip,
    action: 'transaction.refund',
    subject: shown.id,
    reason: g.reason,
    before: `${left.minor} ${left.currency} left`,
    after: `${g.amount.minor} ${g.amount.currency}`,
  })
  await deps.jobs.enqueue(tx, 'refunds.advance', { refundId: id })
  return { refundId: id, fresh: true }
}
