import type {
  Notification,
  NotificationKind,
  NotificationOf,
} from '@tomogolf/messages/notifications'
import { isPushed, type PushedKind } from '@tomogolf/messages/push-topics'
import type { Tx } from './database/database.ts'
import { newId } from './security/ids.ts'
import type { Jobs } from './jobs/jobs.ts'

/**
 * Payload of the queues `notifications.send` and `notifications.push`. `mailId` is the idempotency
 * key of the email: a retried job finds the row it has already written. `notShown`: the push that
 * would have replaced the email was not delivered, so the email goes out.
 */
export type NotificationJob = Notification & {
  readonly mailId: string
  readonly notShown?: boolean
}
export type PushJob = Extract<NotificationJob, { kind: PushedKind }>

/**
 * Notifies a user once the transaction commits: by email (queue `notifications.send`) and, for
 * pushed kinds, on their devices (queue `notifications.push`). `push: false`: by email alone;
 * `mail: false`: on devices alone.
 */
export async function notify<K extends NotificationKind>(
  jobs: Jobs,
  tx: Tx,
  notification: NotificationOf<K>,
  { push = true, mail = true }: { push?: boolean; mail?: boolean } = {},
): Promise<void> {
  const job = { ...notification, mailId: newId() }
  if (mail) await jobs.enqueue(tx, 'notifications.send', job)
  if (push && isPushed(notification as Notification))
    await jobs.enqueue(tx, 'notifications.push', job)
}
