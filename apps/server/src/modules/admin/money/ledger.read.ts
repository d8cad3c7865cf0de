import { desc, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { LedgerRow } from '@tomogolf/contract/admin/money.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { ledgerEntries, transactions } from '../../participations/ledger/ledger.table.ts'
import { refunds } from '../../participations/refunds/refunds.table.ts'
import { toAmountDto } from '../dto.presenter.ts'
import { isAnyOf } from '../list-query.read.ts'
import { nameOrIdFrom, readPeople } from '../users/people.read.ts'

const payout = alias(ledgerEntries, 'payout')

/** Bookings of captures and charges, of their refunds, and of what a host was paid for them. */
const relatedBookings = (bookings: readonly string[]): SQL => sql`
  SELECT unnest(${sql.param(bookings)}::text[])
  UNION ALL
  SELECT ${refunds.id} FROM ${refunds} WHERE ${isAnyOf(refunds.booking, bookings)}
  UNION ALL
  SELECT ${payout.booking} FROM ${transactions}
    JOIN ${ledgerEntries} ${payout} ON ${payout.gameId} = ${transactions.gameId}
      AND ${payout.partyId} = ${transactions.userId} AND ${payout.reason} = 'payout'
    WHERE ${isAnyOf(transactions.booking, bookings)}
      AND ${transactions.reason} = 'owed_to_host' AND ${transactions.status} = 'successful'`

/** Every ledger entry of these captures and charges, oldest first. */
export async function readLedger(
  tx: Tx,
  bookings: readonly string[],
): Promise<z.input<typeof LedgerRow>[]> {
  if (bookings.length === 0) return []
  const rows = await tx.orm
    .select()
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.booking} IN (${relatedBookings(bookings)})`)
    .orderBy(
      ledgerEntries.at,
      ledgerEntries.booking,
      desc(ledgerEntries.amountMinor),
      ledgerEntries.id,
    )
  const people = await readPeople(
    tx,
    rows.map((row) => row.partyId),
  )
  return rows.map((row) => ({
    id: row.id,
    at: iso(row.at),
    booking: row.booking,
    account: row.account,
    party: nameOrIdFrom(people, row.partyId),
    amount: toAmountDto(row.amountMinor, row.currency),
    reason: row.reason,
  }))
}
