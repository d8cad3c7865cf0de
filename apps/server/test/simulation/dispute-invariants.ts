import { expect } from 'vitest'
import { disputeOf } from '../../src/platform/payments/stripe-disputes.ts'
import type { Simulation } from './simulation.ts'

type Sum = { currency: string; minor: number }

/** The account's balance at the provider by currency: charges, refunds, disputes and their fees. */
function readProviderBalance(simulation: Simulation): Map<string, number> {
  const { balanceTransactions } = simulation.world.emulator.state
  const sums = new Map<string, number>()
  for (const moved of balanceTransactions.values()) {
    const currency = moved.currency.toUpperCase()
    // the ledger has no fees of ordinary payments
    const fee = moved.type === 'adjustment' ? moved.fee : 0
    sums.set(currency, (sums.get(currency) ?? 0) + moved.amount - fee)
  }
  return sums
}

/** What the ledger says of disputes is what the provider did, once everything has settled. */
export async function checkDisputes(simulation: Simulation): Promise<void> {
  const { db } = simulation.world.deps
  const provider = readProviderBalance(simulation)
  const { rows: booked } = await db.executeSql<Sum>(
    `SELECT currency, sum(amount_minor)::int AS minor FROM ledger_entries
      WHERE account = 'provider' GROUP BY currency`,
  )
  for (const { currency, minor } of booked)
    expect([currency, minor], 'the balance at the provider').toEqual([
      currency,
      provider.get(currency) ?? 0,
    ])
  const { rows } = await db.executeSql<{ provider_id: string; status: string }>(
    'SELECT provider_id, status FROM disputes',
  )
  const known = new Map(rows.map((row) => [row.provider_id, row.status]))
  for (const dispute of simulation.world.emulator.state.disputes.values())
    expect([dispute.id, known.get(dispute.id)]).toEqual([
      dispute.id,
      disputeOf(dispute as never).status,
    ])
  const { rows: overpaid } = await db.executeSql<{ host: string; minor: number }>(
    `SELECT party_id AS host, sum(amount_minor)::int AS minor FROM ledger_entries
      WHERE account IN ('owed_to_host', 'owed_frozen') GROUP BY party_id, currency
      HAVING sum(amount_minor) > 0`,
  )
  expect(overpaid, 'hosts who owe us for their own shares').toEqual([])
  const { rows: payable } = await db.executeSql<{ income: string; minor: number }>(
    `SELECT income, sum(-amount_minor)::int AS minor FROM ledger_entries
      WHERE account = 'owed_to_host' AND income IN (
        SELECT booking FROM disputes WHERE status NOT IN ('won', 'lost', 'closed'))
      GROUP BY income HAVING sum(amount_minor) <> 0`,
  )
  expect(payable, 'shares that are payable under an open dispute').toEqual([])
}
