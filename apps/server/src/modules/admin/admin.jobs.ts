import { HOUR } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { rollupMetrics } from '../analytics/metrics/rollup-metrics.usecase.ts'

export function adminJobs(deps: Deps): void {
  // the queue keeps its first name: a renamed one would leave the planned job of the old one behind
  deps.jobs.defineRecurring('figures.keep', every(HOUR, 0), () => rollupMetrics(deps))
}
