import { and, eq, inArray, sql } from 'drizzle-orm'
import { figuresOf, type Figures } from '@tomogolf/domain/payments/figures'
import { add, money, type Currency, type Money } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { charges } from '../charges/charges.table.ts'
import { captures, holds } from '../holds/holds.table.ts'
import { disputes } from '../disputes/disputes.table.ts'
import { refunds } from '../refunds/refunds.table.ts'
import { ledgerEntries } from './ledger.table.ts'
import { splitFee } from './ledger.repository.ts'

/**
 * Gross, refunded and net of captures and charges that took money, by their ids. The only source of
 * these figures: lists, sums, receipts, mails and files read them here.
 */
export async function readFigures(
  tx: Tx,
  bookings: readonly (string | null)[],
): Promise<Map<string, Figures>> {
  const ids = [...new Set(bookings.filter((booking) => booking !== null))]
  if (ids.length === 0) return new Map()
  const incomes = [...(await readCaptured(tx, ids)), ...(await readCharged(tx, ids))]
  const refundRows = Map.groupBy(
    await tx.orm.select().from(refunds).where(inArray(refunds.booking, ids)),
    (refund) => refund.booking,
  )
  const settled = await readSettled(tx, ids)
  const disputed = await readDisputed(tx, ids)
  return new Map(
    incomes.map(({ id, amountMinor, feeMinor, currency }) => {
      const taken = money(amountMinor, currency)
      return [
        id,
        figuresOf({
          taken,
          owed: splitFee(taken, feeMinor).owed,
          refunds: (refundRows.get(id) ?? []).map((refund) => ({
            amount: money(refund.amountMinor, refund.currency),
            fromHost: money(refund.fromHostMinor, refund.currency),
            state: refund.status,
          })),
          paidOut: settled.get(`${id} paid_out`) ?? money(0, currency),
          inTransit: settled.get(`${id} payout_in_transit`) ?? money(0, currency),
          credited: settled.get(`${id} credit_used`) ?? money(0, currency),
          givenUp: settled.get(`${id} given_up`) ?? money(0, currency),
          netted: add(
            settled.get(`${id} netted`) ?? money(0, currency),
            settled.get(`${id} debt_losses`) ?? money(0, currency),
          ),
          frozen: money(disputed.get(id)?.frozen ?? 0, currency),
          reversed: money(disputed.get(id)?.reversed ?? 0, currency),
        }),
      ]
    }),
  )
}

/** The figures of one capture or charge, or undefined when it took nothing (yet). */
export const readFiguresOf = async (tx: Tx, booking: string): Promise<Figures | undefined> =>
  (await readFigures(tx, [booking])).get(booking)

type IncomeRow = { id: string; amountMinor: number; feeMinor: number; currency: Currency }

const readCaptured = (tx: Tx, ids: readonly string[]): Promise<IncomeRow[]> =>
  tx.orm
    .select({
      id: captures.id,
      amountMinor: captures.amountMinor,
      feeMinor: holds.feeMinor,
      currency: captures.currency,
    })
    .from(captures)
    .innerJoin(holds, eq(holds.id, captures.holdId))
    .where(and(inArray(captures.id, [...ids]), eq(captures.status, 'succeeded')))

const readCharged = (tx: Tx, ids: readonly string[]): Promise<IncomeRow[]> =>
  tx.orm
    .select({
      id: charges.id,
      amountMinor: charges.amountMinor,
      feeMinor: charges.feeMinor,
      currency: charges.currency,
    })
    .from(charges)
    .where(and(inArray(charges.id, [...ids]), eq(charges.status, 'charged')))

/** What hosts were paid or are being paid, used or gave up, by capture or charge and account. */
async function readSettled(tx: Tx, ids: readonly string[]): Promise<Map<string, Money>> {
  const rows = await tx.orm
    .select({
      key: sql<string>`${ledgerEntries.income} || ' ' || ${ledgerEntries.account}`,
      currency: ledgerEntries.currency,
      minor: sql`sum(-${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(
      and(
        inArray(ledgerEntries.income, [...ids]),
        inArray(ledgerEntries.account, [
          'paid_out',
          'payout_in_transit',
          'credit_used',
          'given_up',
          'netted',
          'debt_losses',
        ]),
      ),
    )
    .groupBy(ledgerEntries.income, ledgerEntries.account, ledgerEntries.currency)
  return new Map(rows.map((row) => [row.key, money(row.minor, row.currency)]))
}

/** What disputes freeze and took of the shares of hosts, in minor units by capture or charge. */
async function readDisputed(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, { frozen: number; reversed: number }>> {
  const rows = await tx.orm
    .select({
      booking: disputes.booking,
      frozen: sql`sum(${disputes.frozenMinor})`.mapWith(Number),
      reversed: sql`sum(${disputes.fromHostMinor})`.mapWith(Number),
    })
    .from(disputes)
    .where(inArray(disputes.booking, [...ids]))
    .groupBy(disputes.booking)
  return new Map(rows.map(({ booking, ...sums }) => [booking, sums]))
}
