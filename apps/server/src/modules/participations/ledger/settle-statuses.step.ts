import type { Figures } from '@tomogolf/domain/payments/figures'
import { isZero, subtract } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import type { Income } from './income.read.ts'
import { readFiguresOf } from './figures.read.ts'
import { listTransactionsOf, updateTransactions } from './ledger.repository.ts'

/**
 * Derives the statuses of the payer's and the host's transaction from the figures, after a refund,
 * a payout or a dispute. A refund that failed after a payout makes its part owed again.
 */
export async function settleStatuses(tx: Tx, income: Income): Promise<Figures> {
  const figures = (await readFiguresOf(tx, income.booking))!
  for (const row of await listTransactionsOf(tx, income.booking)) {
    // what was given up stays given up
    if (row.reason === 'given_up') continue
    const status = row.reason === 'owed_to_host' ? hostStatus(figures) : payerStatus(figures)
    if (row.status !== status) await updateTransactions(tx, [row.id], { status })
  }
  return figures
}

const payerStatus = ({ net }: Figures): 'refunded' | 'successful' =>
  isZero(net.total) ? 'refunded' : 'successful'

function hostStatus({
  net,
  owed,
  inTransit,
  refunding,
  frozen,
  reversed,
}: Figures): 'frozen' | 'pending' | 'refunded' | 'successful' {
  if (!isZero(frozen)) return 'frozen'
  if (!isZero(owed) || !isZero(inTransit) || !isZero(refunding.host)) return 'pending'
  return isZero(subtract(net.host, reversed)) ? 'refunded' : 'successful'
}
