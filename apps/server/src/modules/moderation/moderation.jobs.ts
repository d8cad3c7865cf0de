import { REPORT_KEPT } from '@tomogolf/domain/moderation/content-reports'
import { DAY } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { forgetReports } from './reports.repository.ts'

export function moderationJobs({ db, jobs, clock }: Deps): void {
  jobs.defineRecurring('moderation.erase', every(DAY), async () => {
    await forgetReports(db, clock.now() - REPORT_KEPT)
  })
}
