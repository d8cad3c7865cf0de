import { HOUR, MINUTE } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { catchUpThreads } from './inbox/catch-up-threads.usecase.ts'
import { rollupMetrics } from '../analytics/metrics/rollup-metrics.usecase.ts'

export function adminJobs(deps: Deps): void {
  deps.jobs.defineRecurring('metrics.rollup', every(HOUR, 0), () => rollupMetrics(deps))
  deps.jobs.defineRecurring('inbox.catch_up', every(10 * MINUTE), () => catchUpThreads(deps))
}
