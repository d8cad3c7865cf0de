import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin/metrics.schemas'
import { japanParts, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readDailyMetrics } from '../../analytics/metrics/daily-metrics.read.ts'
import { startOf } from '../../analytics/metrics/periods.policy.ts'

const MONTHS = 6

/** Six months up to the one of an instant, as `2026-11`, oldest first. */
function monthsUpTo(at: Instant): string[] {
  const { year, month } = japanParts(at)
  const lastIndex = year * 12 + month - 1
  return Array.from({ length: MONTHS }, (_, i) => {
    const index = lastIndex - (MONTHS - 1 - i)
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
}

/** Hosts by the month of their first game, and how many hosted again in each later month. */
export async function readRetention(
  tx: Tx,
  end: Instant,
  now: Instant,
): Promise<z.input<typeof Analytics>['retention']> {
  const last = Math.min(end - 1, now)
  const months = monthsUpTo(last)
  let start = startOf(last, 'month')
  for (let i = 1; i < MONTHS; i++) start = startOf(start - 1, 'month')
  const metrics = await readDailyMetrics(tx, [{ start, end: last + 1 }], ['hosts'], now)
  const hostsIn = (cohort: string, month: string) =>
    metrics
      .filter((metric) => metric.dimension === cohort && metric.day.startsWith(month))
      .reduce((hosts, metric) => hosts + metric.value, 0)
  return months.map((month, i) => ({
    month,
    hosts: hostsIn(month, month),
    active: months.slice(i + 1).map((later) => hostsIn(month, later)),
  }))
}
