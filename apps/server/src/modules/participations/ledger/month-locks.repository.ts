import { max } from 'drizzle-orm'
import { monthRange, type JapanMonth } from '@tomogolf/domain/payments/japan-month'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { ledgerLocks } from './ledger.table.ts'

export type MonthLock = typeof ledgerLocks.$inferSelect
const KEY = "hashtextextended('ledger months', 0)"

/** Every booking holds this until it commits: a month is not locked under an open one. */
export const holdMonths = (tx: Tx): Promise<unknown> =>
  tx.executeSql(`SELECT pg_advisory_xact_lock_shared(${KEY})`)
/**
 * Keeps bookings out until the end of the transaction. False while one is open: waiting here would
 * hold up bookings that others wait for.
 */
export async function tryToCloseMonths(tx: Tx): Promise<boolean> {
  const { rows } = await tx.executeSql<{ locked: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${KEY}) AS locked`,
  )
  return rows[0]?.locked === true
}
/** The last locked month; all before it are closed too. */
export async function readLockedThrough(tx: Tx): Promise<JapanMonth | null> {
  const [row] = await tx.orm.select({ month: max(ledgerLocks.month) }).from(ledgerLocks)
  return row?.month ?? null
}
export const listMonthLocks = (tx: Tx): Promise<MonthLock[]> => tx.orm.select().from(ledgerLocks)
export const insertMonthLock = (tx: Tx, lock: MonthLock): Promise<unknown> =>
  tx.orm.insert(ledgerLocks).values(lock)

/** Months with entries after a locked one, up to another, the earliest first. */
export async function listOpenMonths(
  tx: Tx,
  after: JapanMonth | null,
  upTo: JapanMonth,
): Promise<JapanMonth[]> {
  const { rows } = await tx.executeSql<{ month: string }>(
    `SELECT DISTINCT to_char(at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') AS month
      FROM ledger_entries WHERE at >= $1::timestamptz AND at < $2::timestamptz ORDER BY 1`,
    [sqlInstant(after === null ? 0 : monthRange(after).end), sqlInstant(monthRange(upTo).end)],
  )
  return rows.map(({ month }) => month as JapanMonth)
}

/** What the entries of a month are; the audit computes the same. */
const DIGEST = `coalesce(md5(string_agg(
    concat_ws(' ', id, booking, account, amount_minor, currency,
      coalesce(party_id, '-'), coalesce(income, '-'), extract(epoch FROM at)),
    ',' ORDER BY id)), '')`
export async function digestMonth(
  tx: Tx,
  month: JapanMonth,
): Promise<{ entries: number; digest: string }> {
  const { start, end } = monthRange(month)
  const { rows } = await tx.executeSql<{ entries: number; digest: string }>(
    `SELECT count(*)::int AS entries, ${DIGEST} AS digest FROM ledger_entries
      WHERE at >= $1::timestamptz AND at < $2::timestamptz`,
    [sqlInstant(start), sqlInstant(end)],
  )
  return rows[0]!
}
