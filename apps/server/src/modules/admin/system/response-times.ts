import type { z } from 'zod'
import type { Overview } from '@tomogolf/contract/admin-money.schemas'
import type { DayFigure } from '../../analytics/metrics/daily-metrics.read.ts'
import { isIn, type Period } from '../../analytics/metrics/periods.ts'

/** How long requests wait for their first answer, in the periods in which it went out. */
export function repliesOf(
  days: readonly DayFigure[],
  half: { now: readonly Period[]; before: readonly Period[] },
): z.input<typeof Overview>['replies'] {
  const of = (periods: readonly Period[]) => {
    const sum = (name: string) =>
      days.reduce(
        (n, d) => (d.name === name && periods.some((p) => isIn(p, d.day)) ? n + d.n : n),
        0,
      )
    const n = sum('answers')
    return { n, mean: n ? Math.round(sum('answerSeconds') / n / 60) : null }
  }
  const now = of(half.now)
  return {
    now: now.mean,
    before: of(half.before).mean,
    answered: now.n,
    series: half.now.map((p) => of([p]).mean ?? 0),
  }
}
