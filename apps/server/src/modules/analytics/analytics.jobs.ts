import type { Deps } from '../../deps.ts'
import { CLEAN_UP, cleanUpEvents } from './clean-up.usecase.ts'

export function analyticsJobs(deps: Deps): void {
  deps.jobs.define(CLEAN_UP, () => cleanUpEvents(deps))
}
