import { MINUTE } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { every, type JobOptions } from '../../platform/jobs/jobs.ts'
import type { NotificationJob, PushJob } from '../../platform/notify.ts'
import type { AnswerJob, OperatorJob, VisitorJob } from '../../platform/notify-external.ts'
import { readEventFile } from './bounces/read-event-file.usecase.ts'
import { askAboutDecisions } from './reminders/ask-about-decisions.usecase.ts'
import { askForNames } from './reminders/ask-for-names.usecase.ts'
import { remindOfCards } from './reminders/remind-of-cards.usecase.ts'
import { REMIND_EVERY, remindOfGames } from './reminders/remind.usecase.ts'
import { sendNotification } from './email/send-notification.usecase.ts'
import { sendAnswer, sendToOperator, sendToVisitor } from './email/send-external.usecase.ts'
import { RESEND, sendCopy, type ResendJob } from './sent/sent-mails.usecase.ts'
import { PUSH_DEVICE, planPush, pushToDevice, type DeviceJob } from './push/send-push.usecase.ts'

// exponential backoff: a mail server may be down for most of a day; finished jobs contain links
// with secrets, so they are deleted soon
const DELIVERY: JobOptions = {
  retryLimit: 12,
  retryDelaySeconds: 20,
  retainFinishedSeconds: 3600,
  concurrency: 4,
}

export function notificationsJobs(deps: Deps): void {
  deps.jobs.define<NotificationJob>(
    'notifications.send',
    (notification) => sendNotification(deps, notification),
    DELIVERY,
  )
  deps.jobs.define<OperatorJob>(
    'notifications.operator',
    (message) => sendToOperator(deps, message),
    DELIVERY,
  )
  deps.jobs.define<VisitorJob>(
    'notifications.visitor',
    (message) => sendToVisitor(deps, message),
    DELIVERY,
  )
  deps.jobs.define<AnswerJob>(
    'notifications.answer',
    (message) => sendAnswer(deps, message),
    DELIVERY,
  )
  deps.jobs.define<ResendJob>(RESEND, (job) => sendCopy(deps, job), DELIVERY)
  deps.jobs.define<PushJob>('notifications.push', (notification) => planPush(deps, notification))
  // after an hour without delivery the push is out of date, and the email was sent
  deps.jobs.define<DeviceJob>(PUSH_DEVICE, (job) => pushToDevice(deps, job), {
    retryLimit: 6,
    retryDelaySeconds: 30,
    concurrency: 4,
  })
  // every ten minutes, on the clock
  deps.jobs.defineRecurring(
    'notifications.remind',
    { next: (now) => (Math.floor(now / REMIND_EVERY) + 1) * REMIND_EVERY },
    async () => {
      await remindOfGames(deps)
      await remindOfCards(deps)
      await askAboutDecisions(deps)
      await askForNames(deps)
    },
  )
  if (deps.config.devTools)
    deps.jobs.defineRecurring('notifications.read_mail_events', every(MINUTE), () =>
      readEventFile(deps),
    )
}
