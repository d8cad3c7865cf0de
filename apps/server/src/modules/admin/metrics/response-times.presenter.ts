import type { z } from 'zod'
import type { Overview } from '@tomogolf/contract/admin/metrics.schemas'
import type { DailyMetric } from '../../analytics/metrics/daily-metrics.read.ts'
import { isIn, type Period } from '../../analytics/metrics/periods.policy.ts'

/** Minutes from a request to its first answer, by the period in which the answer was sent. */
export function responseTimesOf(
  metrics: readonly DailyMetric[],
  current: readonly Period[],
  previous: readonly Period[],
): z.input<typeof Overview>['responseTimes'] {
  const sumOf = (name: DailyMetric['name'], periods: readonly Period[]) =>
    metrics
      .filter((metric) => metric.name === name)
      .filter((metric) => periods.some((period) => isIn(period, metric.day)))
      .reduce((total, metric) => total + metric.value, 0)
  const meanMinutes = (periods: readonly Period[]) => {
    const answers = sumOf('answers', periods)
    return answers === 0 ? null : Math.round(sumOf('answerSeconds', periods) / answers / 60)
  }
  return {
    now: meanMinutes(current),
    before: meanMinutes(previous),
    answered: sumOf('answers', current),
    series: current.map((period) => meanMinutes([period]) ?? 0),
  }
}
