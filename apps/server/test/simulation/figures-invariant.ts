import { expect } from 'vitest'
import { readFigures } from '../../src/modules/participations/ledger/figures.read.ts'
import type { Simulation } from './simulation.ts'

/** The provider's totals of one hold or charge, in minor units. */
type Totals = { readonly taken: number; readonly back: number }
type Row = {
  booking: string
  payment: string
  provider: number
  revenue: number
  owed: number
  debt: number
  settled: number
  payer_status: string
  host_status: string | null
}
const SUM = (account: string) =>
  `COALESCE((SELECT sum(amount_minor) FROM ledger_entries l
    WHERE l.income = b.booking AND l.account IN (${account})
      AND l.reason NOT LIKE 'dispute_%'), 0)::int`
const ROWS = `SELECT b.booking, b.payment,
    ${SUM(`'provider'`)} AS provider, ${SUM(`'platform_revenue'`)} AS revenue,
    ${SUM(`'owed_to_host'`)} AS owed, ${SUM(`'host_debt'`)} AS debt,
    ${SUM(`'paid_out', 'given_up', 'credit_used', 'payout_in_transit', 'netted', 'debt_losses'`)} AS settled,
    (SELECT status FROM transactions t WHERE t.booking = b.booking AND t.user_id = b.payer
      AND t.reason IS DISTINCT FROM 'owed_to_host') AS payer_status,
    (SELECT status FROM transactions t WHERE t.booking = b.booking
      AND t.reason = 'owed_to_host') AS host_status
  FROM (
    SELECT c.id AS booking, h.id AS payment, h.guest_id AS payer
      FROM captures c JOIN holds h ON h.id = c.hold_id WHERE c.status = 'succeeded'
    UNION ALL
    SELECT id, id, user_id FROM charges WHERE status = 'charged'
  ) b`

/**
 * Checks that the figures of every payment agree with the provider, with the ledger and with the
 * statuses that guests, hosts and operators see.
 */
export async function checkFigures(
  simulation: Simulation,
  payments: ReadonlyMap<string, Totals>,
): Promise<void> {
  const { db } = simulation.world.deps
  const { rows } = await db.executeSql<Row>(ROWS)
  const figures = await readFigures(
    db,
    rows.map((row) => row.booking),
  )
  for (const row of rows) {
    const { gross, refunded, refunding, net, ...rest } = figures.get(row.booking)!
    const { owed, debt, netted, frozen, reversed, paidOut, inTransit, credited, givenUp } = rest
    const provider = payments.get(row.payment)
    const label = `figures of ${row.booking}`
    expect([label, gross.total.minor, refunded.total.minor]).toEqual([
      label,
      provider?.taken,
      provider?.back,
    ])
    expect([label, refunding.total.minor], 'no refund is open any more').toEqual([label, 0])
    const settled = paidOut.minor + inTransit.minor + credited.minor + givenUp.minor + netted.minor
    expect([label, row.provider, row.revenue, row.owed + row.debt, row.settled]).toEqual([
      label,
      net.total.minor,
      -net.platform.minor || 0,
      settled - net.host.minor,
      -settled || 0,
    ])
    const left = net.host.minor - settled - frozen.minor - reversed.minor
    expect([label, owed.minor, debt.minor, row.debt]).toEqual([
      label,
      Math.max(0, left),
      Math.max(0, -left),
      debt.minor,
    ])
    expect([label, row.payer_status]).toEqual([
      label,
      net.total.minor === 0 ? 'refunded' : 'successful',
    ])
    if (row.host_status !== null)
      expect([label, row.host_status === 'pending']).toEqual([
        label,
        frozen.minor === 0 && owed.minor + inTransit.minor > 0,
      ])
  }
}
