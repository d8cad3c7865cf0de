import { resourceMissing } from '../errors.ts'
import { newId } from '../ids.ts'
import { answerList } from '../http/lists.ts'
import type { BalanceTransaction, Dispute } from '../types.ts'
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

/** The provider's fee for a dispute; it returns the fee of a won one. */
const DISPUTE_FEES: Readonly<Record<string, number>> = { jpy: 1_300, usd: 1_500 }
const DISPUTE_FEE = 1_500

/** Withdraws a disputed amount with the fee, or reinstates both. */
export function bookDisputeFunds(
  world: World,
  dispute: Dispute,
  kind: 'withdrawn' | 'reinstated',
): BalanceTransaction {
  const sign = kind === 'withdrawn' ? 1 : -1
  const fee = sign * (DISPUTE_FEES[dispute.currency] ?? DISPUTE_FEE)
  const amount = -sign * dispute.amount
  const transaction: BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: world.clock.seconds(),
    balance_type: 'payments',
    created: world.clock.seconds(),
    currency: dispute.currency,
    description:
      kind === 'withdrawn'
        ? `Chargeback withdrawal for ${dispute.charge}`
        : `Chargeback reversal for ${dispute.charge}`,
    exchange_rate: null,
    fee,
    fee_details: [
      {
        amount: fee,
        application: null,
        currency: dispute.currency,
        description: 'Dispute fee',
        type: 'stripe_fee',
      },
    ],
    net: amount - fee,
    reporting_category: kind === 'withdrawn' ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  }
  world.store.balanceTransactions.put(transaction)
  return transaction
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
