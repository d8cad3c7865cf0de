import { and, eq, gte, lte, min, sql } from 'drizzle-orm'
import { DAY, hours, japanDate, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { ledgerEntries } from '../../participations/ledger/ledger.table.ts'
import {
  selectDaysChangedSince,
  STATEMENTS_VERSION,
  VERSION_METRIC,
} from './metric-queries.read.ts'
import { dailyMetrics, rolledUpDays } from './metrics.table.ts'
import type { Range } from './periods.policy.ts'

/**
 * Longer than any transaction takes from its first write to its commit. A day is rolled up this
 * long after its end, and changes are searched from this long before.
 */
export const SETTLING_TIME = hours(1)

/** Days with a rollup that is still right: their games and guests have not changed since. */
export async function readValidDays(tx: Tx, range: Range, now: Instant): Promise<Set<string>> {
  const rows = await tx.orm
    .select({ day: rolledUpDays.day, verifiedAt: rolledUpDays.verifiedAt })
    .from(rolledUpDays)
    .innerJoin(
      dailyMetrics,
      and(
        eq(dailyMetrics.day, rolledUpDays.day),
        eq(dailyMetrics.name, VERSION_METRIC),
        eq(dailyMetrics.dimension, STATEMENTS_VERSION),
      ),
    )
    .where(
      and(
        gte(rolledUpDays.day, japanDate(range.start)),
        lte(rolledUpDays.day, japanDate(range.end - 1)),
        lte(rolledUpDays.verifiedAt, now),
      ),
    )
  if (rows.length === 0) return new Set()
  const since = Math.min(...rows.map((row) => row.verifiedAt)) - SETTLING_TIME
  const changedRows = await selectRows<{ day: string }>(tx, selectDaysChangedSince(since))
  const changed = new Set(changedRows.map((row) => row.day))
  return new Set(rows.map((row) => row.day).filter((day) => !changed.has(day)))
}

/** Ranges of consecutive days without a valid rollup, each of at most `maxDays` days. */
export function rangesWithout(
  validDays: ReadonlySet<string>,
  { start, end }: Range,
  maxDays = Infinity,
): Range[] {
  const ranges: { start: Instant; end: Instant }[] = []
  for (let day = start; day < end; day += DAY) {
    if (validDays.has(japanDate(day))) continue
    const last = ranges.at(-1)
    const dayEnd = Math.min(day + DAY, end)
    if (last?.end === day && day - last.start < maxDays * DAY) last.end = dayEnd
    else ranges.push({ start: day, end: dayEnd })
  }
  return ranges
}

/** Dates (YYYY-MM-DD) covered by a range. */
export const datesIn = ({ start, end }: Range): string[] =>
  Array.from({ length: Math.ceil((end - start) / DAY) }, (_, i) => japanDate(start + i * DAY))

/** The instant of the first thing that metrics count; null in an empty database. */
export async function readFirstInstant(tx: Tx): Promise<Instant | null> {
  const firstEntry = (account: 'platform_revenue' | 'owed_to_host') =>
    tx.orm
      .select({ at: min(ledgerEntries.at) })
      .from(ledgerEntries)
      .where(eq(ledgerEntries.account, account))
  const firstUser = tx.orm.select({ at: min(users.createdAt) }).from(users)
  const firstGame = tx.orm.select({ at: min(games.createdAt) }).from(games)
  const firstTeeTime = tx.orm.select({ at: min(games.teeTime) }).from(games)
  const [row] = await selectRows<{ at: string | Date | null }>(
    tx,
    sql`SELECT least(${firstUser}, ${firstGame}, ${firstTeeTime},
      ${firstEntry('platform_revenue')}, ${firstEntry('owed_to_host')}) AS at`,
  )
  return row?.at ? new Date(row.at).getTime() : null
}
