import { DAY, HOUR, minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { expireBatches } from './decide-batch.usecase.ts'
import {
  advanceTransfer,
  advanceTransfers,
  syncTransfer,
} from './connect/advance-transfer.usecase.ts'
import { reportTransferDiscrepancies } from './connect/audit-transfers.usecase.ts'
import { syncPayee, syncPayees } from './connect/set-up-payee.usecase.ts'
import { reportUnanswered } from './connect/unanswered.usecase.ts'
import { returnFailedCredits } from './return-credit.usecase.ts'
import { useCredits } from './use-credit.usecase.ts'

/** Older transfers were compared before; a late reversal is told by its event. */
const AUDITED = 45 * DAY

export function payoutsJobs(deps: Deps): void {
  deps.jobs.defineRecurring('payouts.use_credit', every(minutes(10)), async () => {
    await returnFailedCredits(deps)
    await useCredits(deps)
  })
  deps.jobs.define<{ payoutId: string }>('payouts.transfer', async ({ payoutId }) => {
    if (!(await advanceTransfer(deps, payoutId)))
      throw new Error(`payout ${payoutId}: provider gave no answer`)
  })
  deps.jobs.define<{ accountId: string }>('payouts.sync_payee', ({ accountId }) =>
    syncPayee(deps, accountId),
  )
  deps.jobs.define<{ transferId: string }>('payouts.sync_transfer', ({ transferId }) =>
    syncTransfer(deps, transferId),
  )
  deps.jobs.defineRecurring('payouts.advance_transfers', every(minutes(10)), async () => {
    await advanceTransfers(deps)
    await reportUnanswered(deps)
  })
  deps.jobs.defineRecurring('payouts.sync_payees', every(HOUR), () => syncPayees(deps))
  deps.jobs.defineRecurring('payouts.audit_transfers', every(DAY), () =>
    reportTransferDiscrepancies(deps, deps.clock.now() - AUDITED),
  )
  deps.jobs.defineRecurring('payouts.expire_batches', every(minutes(10)), () => expireBatches(deps))
}
