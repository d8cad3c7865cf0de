import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin-money.schemas'
import { japanParts, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../platform/database.ts'
import { startOf } from './periods.ts'

type Wire = z.input<typeof Analytics>['retention']
const MONTHS = 6
const inJapan = (column: string) => `to_char((${column} AT TIME ZONE 'UTC') + interval '9 hours', 'YYYY-MM')`
const PLAYED = `status NOT IN ('cancelled', 'admin_cancelled')`
const COHORTS = `WITH active AS (SELECT DISTINCT host_id, ${inJapan('tee_time')} AS month FROM games WHERE tee_time >= $1::timestamptz AND tee_time < $2::timestamptz AND ${PLAYED}),
    hosts AS (SELECT host_id, min(month) AS month FROM active GROUP BY host_id),
    fresh AS (SELECT h.* FROM hosts h WHERE NOT EXISTS (SELECT 1 FROM games g WHERE g.host_id = h.host_id AND g.tee_time < $1::timestamptz AND g.${PLAYED}))
  SELECT f.month AS cohort, a.month, count(*)::int AS hosts FROM fresh f JOIN active a ON a.host_id = f.host_id GROUP BY 1, 2`

/** The six months up to the one a moment lies in, as `2026-11`, oldest first. */
function monthsUpTo(at: Instant): string[] {
  const { year, month } = japanParts(at)
  return Array.from({ length: MONTHS }, (_, i) => {
    const n = year * 12 + month - 1 - (MONTHS - 1 - i)
    return `${Math.floor(n / 12)}-${String(n % 12 + 1).padStart(2, '0')}`
  })
}

/** Whether hosts stay: those whose first game was played in a month, and how many of them had another one in each month after. */
export async function readRetention(tx: Tx, end: Instant, now: Instant): Promise<Wire> {
  const last = Math.min(end - 1, now), months = monthsUpTo(last)
  let from = startOf(last, 'month')
  for (let i = 1; i < MONTHS; i++) from = startOf(from - 1, 'month')
  const { rows } = await tx.executeSql<{ cohort: string; month: string; hosts: number }>(COHORTS, [sqlInstant(from), sqlInstant(last + 1)])
  const count = (cohort: string, month: string) => rows.find((r) => r.cohort === cohort && r.month === month)?.hosts ?? 0
  return months.map((month, i) => ({ month, hosts: count(month, month), active: months.slice(i + 1).map((later) => count(month, later)) }))
}
