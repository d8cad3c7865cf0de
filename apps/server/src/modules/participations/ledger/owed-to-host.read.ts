import { money, type Money } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { listTransactionsOf } from './ledger.repository.ts'
import type { Income } from './income.read.ts'
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
