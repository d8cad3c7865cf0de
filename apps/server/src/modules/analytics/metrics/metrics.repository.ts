import { and, gt, gte, lt, lte } from 'drizzle-orm'
import { japanDate, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import {
  METRIC_NAMES,
  selectCourseRevenue,
  selectMetrics,
  STATEMENTS_VERSION,
  VERSION_METRIC,
} from './metric-queries.read.ts'
import { dailyCourseRevenue, dailyMetrics, rolledUpDays } from './metrics.table.ts'
import type { Range } from './periods.policy.ts'
import { datesIn } from './rollup-days.read.ts'

/** Drops rollups from the future: after a clock was set back they are not known to be right. */
export async function deleteRollupsAfter(tx: Tx, now: Instant): Promise<void> {
  await tx.orm.delete(rolledUpDays).where(gt(rolledUpDays.verifiedAt, now))
}

/** Computes and replaces the rollup of each day in the range. */
export async function replaceRollups(tx: Tx, range: Range, verifiedAt: Instant): Promise<void> {
  const first = japanDate(range.start)
  const last = japanDate(range.end - 1)
  for (const table of [dailyMetrics, dailyCourseRevenue])
    await tx.orm.delete(table).where(and(gte(table.day, first), lte(table.day, last)))
  await tx.orm.insert(dailyMetrics).select(selectMetrics(METRIC_NAMES, range))
  await tx.orm.insert(dailyCourseRevenue).select(selectCourseRevenue(range))
  const days = datesIn(range)
  await tx.orm.insert(dailyMetrics).values(
    days.map((day) => ({
      day,
      name: VERSION_METRIC,
      dimension: STATEMENTS_VERSION,
      value: 1,
    })),
  )
  await tx.orm
    .insert(rolledUpDays)
    .values(days.map((day) => ({ day, verifiedAt })))
    .onConflictDoUpdate({ target: rolledUpDays.day, set: { verifiedAt } })
}

/** Notes that every rollup was checked for changes up to `now`. */
export async function markVerified(tx: Tx, now: Instant): Promise<void> {
  await tx.orm.update(rolledUpDays).set({ verifiedAt: now }).where(lt(rolledUpDays.verifiedAt, now))
}
