import { money, type Money } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { listTransactionsOf } from '../ledger/ledger.repository.ts'
import type { Income } from '../ledger/income.read.ts'
import { listRefundsOf } from '../refunds/refunds.repository.ts'

/** What of an income is still owed to the host: not paid out, and not given back to the guest (refunds in progress count). */
export async function owedTo(tx: Tx, income: Income): Promise<Money> {
  const waiting = (await listTransactionsOf(tx, income.booking)).some(
    (t) => t.userId === income.hostId && t.reason === 'owed_to_host' && t.status === 'pending',
  )
  const back = (await listRefundsOf(tx, income.booking))
    .filter((r) => r.status !== 'failed')
    .reduce((sum, r) => sum + r.fromHostMinor, 0)
  return money(waiting ? income.owed.minor - back : 0, income.owed.currency)
}
