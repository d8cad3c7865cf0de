import { and, asc, eq } from 'drizzle-orm'
import { money, type Money } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { listTransactionsOf } from './ledger.repository.ts'
import { readIncome, type Income } from './income.read.ts'
import { transactions } from './ledger.table.ts'
import { listRefundsOf } from '../refunds/refunds.repository.ts'

/**
 * What is still owed to the host: neither paid out nor refunded to the guest (pending refunds
 * count).
 */
export async function readOwedToHost(tx: Tx, income: Income): Promise<Money> {
  const waiting = (await listTransactionsOf(tx, income.booking)).some(
    (transaction) =>
      transaction.userId === income.hostId &&
      transaction.reason === 'owed_to_host' &&
      transaction.status === 'pending',
  )
  const back = (await listRefundsOf(tx, income.booking))
    .filter((refund) => refund.status !== 'failed')
    .reduce((sum, refund) => sum + refund.fromHostMinor, 0)
  return money(waiting ? income.owed.minor - back : 0, income.owed.currency)
}

/** What is left of one row that waits for a payout. */
export type Owed = {
  readonly transactionId: string
  readonly gameId: string
  readonly amount: Money
}
/** The rows of a host that still wait for a payout, by game. */
export async function listOwed(tx: Tx, hostId: string): Promise<Owed[]> {
  const rows = await tx.orm
    .select({ id: transactions.id, booking: transactions.booking })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, hostId),
        eq(transactions.reason, 'owed_to_host'),
        eq(transactions.status, 'pending'),
      ),
    )
    .orderBy(asc(transactions.gameId), asc(transactions.id))
  const owed: Owed[] = []
  for (const row of rows) {
    const income = row.booking === null ? undefined : await readIncome(tx, row.booking)
    if (!income) continue
    const amount = await readOwedToHost(tx, income)
    if (amount.minor > 0) owed.push({ transactionId: row.id, gameId: income.gameId, amount })
  }
  return owed
}
