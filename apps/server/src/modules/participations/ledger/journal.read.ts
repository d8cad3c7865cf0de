import { and, asc, gte, lt } from 'drizzle-orm'
import { monthRange, type JapanMonth } from '@tomogolf/domain/payments/japan-month'
import { money, toMajor } from '@tomogolf/domain/money'
import { japanDate } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { ledgerEntries } from './ledger.table.ts'

/** A line of the journal; one of `debit` and `credit` is null. */
export type JournalRow = {
  readonly date: string
  /** The booking, whose lines add up to the same debit and credit. */
  readonly entry: string
  readonly account: string
  readonly debit: number | null
  readonly credit: number | null
  readonly currency: string
  readonly reference: string
  readonly reason: string
}
/** The entries of a month, by booking: assets and expenses are debits, the rest are credits. */
export async function readJournal(tx: Tx, month: JapanMonth): Promise<JournalRow[]> {
  const { start, end } = monthRange(month)
  const rows = await tx.orm
    .select()
    .from(ledgerEntries)
    .where(and(gte(ledgerEntries.at, start), lt(ledgerEntries.at, end)))
    .orderBy(
      asc(ledgerEntries.at),
      asc(ledgerEntries.booking),
      asc(ledgerEntries.currency),
      asc(ledgerEntries.id),
    )
  return rows.map((row) => {
    const amount = toMajor(money(Math.abs(row.amountMinor), row.currency))
    const isDebit = row.amountMinor > 0
    return {
      date: japanDate(row.at),
      entry: row.booking,
      account: row.account,
      debit: isDebit ? amount : null,
      credit: isDebit ? null : amount,
      currency: row.currency,
      reference: row.income ?? row.gameId ?? '',
      reason: row.reason,
    }
  })
}
