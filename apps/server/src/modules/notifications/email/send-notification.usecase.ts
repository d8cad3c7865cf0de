import type { Deps } from '../../../deps.ts'
import { classOf } from '@tomogolf/messages/mail-classes'
import { PUSH_TOPIC, isPushed } from '@tomogolf/messages/push-topics'
import type { NotificationJob } from '../../../platform/notify.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { composeNotification } from './compose-notification.presenter.ts'
import { postMail } from './deliver-mail.usecase.ts'
import { listDevices } from '../push/push-devices.read.ts'
import { isStillAhead } from '../reminders/reminders.read.ts'
import { readChoices } from '../settings.repository.ts'
import { TEMPLATES } from './templates.data.ts'
import { unsubscribeAddress } from './unsubscribe-address.adapter.ts'
import { wantsMail } from './wants-mail.read.ts'

/**
 * Sends a notification in the user's current language, to the current address. A deleted account
 * gets none.
 */
export async function sendNotification(deps: Deps, notification: NotificationJob): Promise<void> {
  await postMail(deps, notification.mailId, async () => {
    const account = await readAccount(deps.db, notification.userId)
    if (!account) return null
    const { user, profile } = account
    const mailClass = classOf(notification)
    const category = 'category' in mailClass ? mailClass.category : null
    if (category !== null && !(await wantsMail(deps, deps.db, account, category))) return null
    if (
      !(await isStillAhead(deps.db, notification)) ||
      (TEMPLATES[notification.kind].unlessPushed &&
        !notification.notShown &&
        (await isShownOnDevice(deps, notification)))
    )
      return null
    const mail = composeNotification(
      notification,
      {
        language: user.language,
        timeZone: profile.timeZone,
        name: profile.firstName,
        unsubscribe: category && unsubscribeAddress(deps, user.id, category),
      },
      deps.phrase,
      deps.config.origin,
      deps.clock.now(),
    )
    return {
      ...mail,
      toAddress: user.email,
      replyTo: null,
      userId: user.id,
      template: notification.kind,
      language: user.language,
    }
  })
}

/** Whether one of the user's devices shows the push. */
async function isShownOnDevice(deps: Deps, notification: NotificationJob): Promise<boolean> {
  if (
    !deps.push ||
    !isPushed(notification) ||
    (await readChoices(deps.db, notification.userId)).off.includes(PUSH_TOPIC[notification.kind])
  )
    return false
  return (await listDevices(deps.db, notification.userId, deps.clock.now())).length > 0
}
