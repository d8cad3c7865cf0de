import { desc } from 'drizzle-orm'
import type { z } from 'zod'
import type { LedgerRow } from '@tomogolf/contract/admin/money.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { ledgerEntries } from '../../participations/ledger/ledger.table.ts'
import { toAmountDto } from '../dto.presenter.ts'
import { isAnyOf } from '../list-query.read.ts'
import { nameOrIdFrom, readPeople } from '../users/people.read.ts'

/** Every ledger entry of these captures and charges, of refunds and payouts too, oldest first. */
export async function readLedger(
  tx: Tx,
  bookings: readonly string[],
): Promise<z.input<typeof LedgerRow>[]> {
  if (bookings.length === 0) return []
  const rows = await tx.orm
    .select()
    .from(ledgerEntries)
    .where(isAnyOf(ledgerEntries.income, bookings))
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
