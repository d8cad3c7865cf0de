import type { Deps } from '../../deps.ts'
import { MAIL_UNREAD, type UnreadJob } from './announce-message.step.ts'
import { mailUnread } from './mail-unread.usecase.ts'

export function conversationsJobs(deps: Deps): void {
  deps.jobs.define<UnreadJob>(MAIL_UNREAD, (job) => mailUnread(deps, job))
}
