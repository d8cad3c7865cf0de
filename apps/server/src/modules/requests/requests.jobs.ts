import { DAY, MINUTE } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import {
  OPEN_THREAD,
  SETTLE_THREADS,
  type SettledJob,
  type ThreadJob,
} from '../../platform/inbox.ts'
import { every } from '../../platform/jobs/jobs.ts'
import { closeAnswered } from './inbox/close-answered.usecase.ts'
import { openReportThread, settleReportThreads } from './inbox/open-thread.usecase.ts'
import { readReplyFile } from './inbox/read-reply-file.usecase.ts'

export function requestsJobs(deps: Deps): void {
  const { jobs } = deps
  jobs.define<ThreadJob>(OPEN_THREAD, (thread) => openReportThread(deps, thread))
  jobs.define<SettledJob>(SETTLE_THREADS, (settled) => settleReportThreads(deps, settled))
  jobs.defineRecurring('requests.close_answered', every(DAY), () => closeAnswered(deps))
  if (deps.config.devTools)
    jobs.defineRecurring('requests.read_mail_replies', every(MINUTE), () => readReplyFile(deps))
}
