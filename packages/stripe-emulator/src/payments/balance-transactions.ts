import { resourceMissing } from '../errors.ts'
import { newId } from '../ids.ts'
import { answerList } from '../http/lists.ts'
import type { BalanceTransaction } from '../types.ts'
import { pathId } from '../world.ts'
import type { Handler, World } from '../world.ts'

// The provider's fee for a domestic card payment in Japan; refunds do not return it.
const FEE_PER_MILLE = 36

/** Records a capture or a refund (negative amount) on the account's balance. */
export function bookOnBalance(
  world: World,
  entry: { type: 'charge' | 'refund'; amount: number; currency: string; source: string },
): string {
  const fee = entry.type === 'charge' ? Math.round((entry.amount * FEE_PER_MILLE) / 1000) : 0
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: entry.amount,
    available_on: world.clock.seconds() + 4 * 86_400,
    balance_type: 'payments',
    created: world.clock.seconds(),
    currency: entry.currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details:
      fee > 0
        ? [
            {
              amount: fee,
              application: null,
              currency: entry.currency,
              description: 'Stripe processing fees',
              type: 'stripe_fee',
            },
          ]
        : [],
    net: entry.amount - fee,
    reporting_category: entry.type,
    source: entry.source,
    status: 'pending',
    type: entry.type,
  }
  world.store.balanceTransactions.put(transaction)
  return transaction.id
}

export const retrieveBalanceTransaction: Handler = (call) => {
  call.params.done()
  const transaction = call.world.store.balanceTransactions.get(pathId(call))
  if (!transaction) throw resourceMissing('balance transaction', pathId(call))
  return transaction
}

export const listBalanceTransactions: Handler = (call) => {
  const source = call.params.word('source')
  const type = call.params.word('type')
  return answerList(
    call,
    call.world.store.balanceTransactions,
    (transaction) =>
      (source === undefined || transaction.source === source) &&
      (type === undefined || transaction.type === type),
  )
}
