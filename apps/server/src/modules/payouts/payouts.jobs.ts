import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { expireBatches } from './decide-batch.usecase.ts'
import { returnFailedCredits } from './return-credit.usecase.ts'
import { useCredits } from './use-credit.usecase.ts'

export function payoutsJobs(deps: Deps): void {
  deps.jobs.defineRecurring('payouts.use_credit', every(minutes(10)), async () => {
    await returnFailedCredits(deps)
    await useCredits(deps)
  })
  deps.jobs.defineRecurring('payouts.expire_batches', every(minutes(10)), () => expireBatches(deps))
}
