import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin-money.schemas'
import { japanParts, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readDailyMetrics } from '../../analytics/metrics/daily-metrics.read.ts'
import { startOf } from '../../analytics/metrics/periods.ts'

type Wire = z.input<typeof Analytics>['retention']
const MONTHS = 6

/** The six months up to the one a moment lies in, as `2026-11`, oldest first. */
function monthsUpTo(at: Instant): string[] {
  const { year, month } = japanParts(at)
  return Array.from({ length: MONTHS }, (_, i) => {
    const n = year * 12 + month - 1 - (MONTHS - 1 - i)
    return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
  })
}

/** Whether hosts stay: those whose first game was played in a month, and how many of them had another one in each month after. */
export async function readRetention(tx: Tx, end: Instant, now: Instant): Promise<Wire> {
  const last = Math.min(end - 1, now),
    months = monthsUpTo(last)
  let start = startOf(last, 'month')
  for (let i = 1; i < MONTHS; i++) start = startOf(start - 1, 'month')
  const days = await readDailyMetrics(tx, [{ start, end: last + 1 }], ['hosts'], now)
  const count = (cohort: string, month: string) =>
    days.reduce((n, d) => (d.part === cohort && d.day.startsWith(month) ? n + d.n : n), 0)
  return months.map((month, i) => ({
    month,
    hosts: count(month, month),
    active: months.slice(i + 1).map((later) => count(month, later)),
  }))
}
