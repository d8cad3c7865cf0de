import { sql } from 'drizzle-orm'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { japanMonth } from '@tomogolf/domain/payments/japan-month'
import { CURRENCY_CODES } from '@tomogolf/domain/money'
import { isLockable } from '@tomogolf/domain/payments/booking-date'
import { hasPermission, type AdminRole } from '@tomogolf/domain/team/permissions'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { ledgerEntries } from '../../participations/ledger/ledger.table.ts'
import {
  listMonthLocks,
  readLockedThrough,
} from '../../participations/ledger/month-locks.repository.ts'
import { toAmountDto } from '../dto.presenter.ts'
import { nameOrIdFrom, readPeople } from '../users/people.read.ts'

/** The months of the ledger, the newest first, with the lock of each. */
export async function readMonths(
  { db, clock }: Deps,
  viewer: { adminRole: AdminRole | null },
): Promise<ResultOf<'GET /api/admin/ledger/months'>> {
  const now = clock.now()
  const month = sql<string>`to_char(${ledgerEntries.at} AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM')`
  const sideOf = (sign: 1 | -1) =>
    sql`coalesce(sum(greatest(${ledgerEntries.amountMinor} * ${sql.raw(String(sign))}, 0)), 0)`.mapWith(
      Number,
    )
  const sums = await db.orm
    .select({
      month,
      currency: ledgerEntries.currency,
      entries: sql`count(*)`.mapWith(Number),
      debit: sideOf(1),
      credit: sideOf(-1),
    })
    .from(ledgerEntries)
    .groupBy(month, ledgerEntries.currency)
  const locks = new Map((await listMonthLocks(db)).map((lock) => [lock.month, lock]))
  const people = await readPeople(
    db,
    [...locks.values()].map((lock) => lock.lockedBy),
  )
  const lockedThrough = await readLockedThrough(db)
  const mayLock = viewer.adminRole !== null && hasPermission(viewer.adminRole, 'ledger.lock')
  const byMonth = Map.groupBy(sums, (row) => row.month)
  const months = [...new Set([...byMonth.keys(), ...locks.keys()])].toSorted().toReversed()
  return {
    months: months.map((name) => {
      const own = byMonth.get(name) ?? []
      const lock = locks.get(name)
      return {
        month: name,
        entries: own.reduce((total, { entries }) => total + entries, 0),
        totals: CURRENCY_CODES.flatMap((currency) =>
          own
            .filter((row) => row.currency === currency)
            .map(({ debit, credit }) => ({
              debit: toAmountDto(debit, currency),
              credit: toAmountDto(credit, currency),
            })),
        ),
        isOver: name < japanMonth(now),
        locked: lock
          ? {
              at: iso(lock.lockedAt),
              by: nameOrIdFrom(people, lock.lockedBy)!,
              reason: lock.reason,
            }
          : null,
        canLock: mayLock && isLockable(name, { lockedThrough, now }),
      }
    }),
  }
}
