import type { z } from 'zod'
import type { AdminTransaction } from '@tomogolf/contract/admin-money.schemas'
import { money, toMajor, type Currency } from '@tomogolf/domain/money'
import { refundable, type RefundState } from '@tomogolf/domain/refund-machine'
import type { Deps } from '../../../deps.ts'
import { readLedger } from './ledger.read.ts'
import { readNames } from '../users/people.read.ts'
import { readProviderState } from './provider-state.read.ts'
import { readAdminTransactionRow } from './transactions.read.ts'
import { amountOf, when, whenOrNull, type SqlTime } from '../dto.ts'

type IncomeRow = {
  booking: string
  intent_id: string | null
  amount_minor: number
  currency: Currency
  reason: string
  basis: string
  policy_version: string
  status: string
  problem: string | null
  taken: boolean
}
/** What a row of transactions is about: the capture or charge that took the money, also for the row of a refund. */
const INCOME = `WITH about AS (SELECT coalesce((SELECT r.booking FROM refunds r WHERE r.id = t.booking), t.booking) AS booking FROM transactions t WHERE t.id = $1)
  SELECT c.id AS booking, h.intent_id, c.amount_minor, c.currency, c.reason, c.basis, c.policy_version, c.status, c.problem, c.status = 'succeeded' AS taken FROM about a JOIN captures c ON c.id = a.booking JOIN holds h ON h.id = c.hold_id
  UNION ALL SELECT d.id, d.intent_id, d.amount_minor, d.currency, d.cause, d.basis, d.policy_version, d.status, d.problem, d.status = 'charged' FROM about a JOIN charges d ON d.id = a.booking`
type RefundRow = {
  id: string
  amount_minor: number
  currency: Currency
  status: RefundState
  reason: string
  given_by: string | null
  created_at: SqlTime
  finished_at: SqlTime | null
  problem: string | null
}
const REFUNDS =
  'SELECT id, amount_minor, currency, status, reason, given_by, created_at, finished_at, problem FROM refunds WHERE booking = $1 ORDER BY created_at, id'
// a row that only tells of a hold: its payment is the hold's
const HOLD_INTENT =
  'SELECT h.intent_id FROM transactions t JOIN holds h ON h.id = t.hold_id WHERE t.id = $1'

/** One transaction with why the money was taken, what was given back, its books, and what the provider says; undefined when there is none. */
export async function readAdminTransaction(
  deps: Deps,
  id: string,
): Promise<z.input<typeof AdminTransaction> | undefined> {
  const { db } = deps
  const row = await readAdminTransactionRow(db, id)
  if (!row) return undefined
  const [income] = (await db.executeSql<IncomeRow>(INCOME, [id])).rows
  const refunds = income ? (await db.executeSql<RefundRow>(REFUNDS, [income.booking])).rows : []
  const names = await readNames(
    db,
    refunds.map((r) => r.given_by),
  )
  const intentId = income
    ? income.intent_id
    : ((await db.executeSql<{ intent_id: string | null }>(HOLD_INTENT, [id])).rows[0]?.intent_id ??
      null)
  const left = income?.taken
    ? refundable(
        money(income.amount_minor, income.currency),
        refunds.map((r) => ({ amount: money(r.amount_minor, r.currency), state: r.status })),
      )
    : null
  return {
    ...row,
    taken: income
      ? {
          cause: income.reason,
          basis: income.basis,
          policyVersion: income.policy_version,
          status: income.status,
          problem: income.problem,
        }
      : null,
    left: left && row.can.refund ? { amount: toMajor(left), currency: left.currency } : null,
    refunds: refunds.map((r) => ({
      id: r.id,
      amount: amountOf(r.amount_minor, r.currency),
      status: r.status,
      reason: r.reason,
      by: r.given_by === null ? null : (names.get(r.given_by)?.name ?? null),
      at: when(r.created_at),
      finishedAt: whenOrNull(r.finished_at),
      problem: r.problem,
    })),
    ledger: income ? await readLedger(db, [income.booking]) : [],
    provider: await readProviderState(deps, intentId),
  }
}
