import type { Deps } from '../../../deps.ts'
import { openReportThread, settleReportThreads } from '../../requests/inbox/open-thread.usecase.ts'
import { listUndoneThreads, listUnopened } from './record-threads.read.ts'

/**
 * Opens the threads that open reports and appeals lack, and closes those whose record is decided:
 * records of the release before threads, and jobs that ran in another order than their records
 * changed.
 */
export async function catchUpThreads(deps: Deps): Promise<void> {
  for (const { filedAt, ...thread } of await listUnopened(deps.db))
    await openReportThread(deps, thread, filedAt)
  for (const { id, operatorId } of await listUndoneThreads(deps.db))
    await settleReportThreads(deps, { ids: [id], operatorId })
}
