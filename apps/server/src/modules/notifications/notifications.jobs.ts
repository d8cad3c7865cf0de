import type { Deps } from '../../deps.ts'
import type { JobOptions } from '../../platform/jobs.ts'
import type { NotificationJob } from '../../platform/notify.ts'
import type { OperatorJob, VisitorJob } from '../../platform/notify-outside.ts'
import { CLEAN_UP, cleanUpMails } from './clean-up.usecase.ts'
import { sendNotification } from './send-notification.usecase.ts'
import { sendToOperator, sendToVisitor } from './send-outside.usecase.ts'

// the pauses double, so a mail server may be away for most of a day; finished jobs hold links that open accounts, so they go soon
const DELIVERY: JobOptions = { retryLimit: 12, retryDelaySeconds: 20, keepFinishedSeconds: 3600 }

export function notificationsJobs(deps: Deps): void {
  deps.jobs.define<NotificationJob>('notifications.send', (n) => sendNotification(deps, n), DELIVERY)
  deps.jobs.define<OperatorJob>('notifications.operator', (m) => sendToOperator(deps, m), DELIVERY)
  deps.jobs.define<VisitorJob>('notifications.visitor', (m) => sendToVisitor(deps, m), DELIVERY)
  deps.jobs.define(CLEAN_UP, () => cleanUpMails(deps))
}
