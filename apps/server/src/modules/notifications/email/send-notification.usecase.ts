import type { Deps } from '../../../deps.ts'
import { PUSH_TOPIC, isPushed } from '@tomogolf/messages/push-topics'
import type { NotificationJob } from '../../../platform/notify.ts'
import { readAccount } from '../../accounts/accounts.repository.ts'
import { composeNotification, isOptional } from './compose-notification.ts'
import { postMail } from './deliver-mail.usecase.ts'
import { listDevices } from '../push/push-devices.read.ts'
import { isStillAhead } from '../reminders/reminders.read.ts'
import { readChoices } from '../settings.repository.ts'
import { TEMPLATES } from './templates.ts'

/** Tells one person one thing, in the language and at the address the person has now. Nobody is told after leaving. */
export async function sendNotification(deps: Deps, n: NotificationJob): Promise<void> {
  await postMail(deps, n.mailId, async () => {
    const account = await readAccount(deps.db, n.userId)
    if (!account) return null
    const { user, profile } = account
    if (isOptional(n) && !profile.emailNotifications) return null
    if (
      !(await isStillAhead(deps.db, n)) ||
      (TEMPLATES[n.kind].unlessPushed && !n.notShown && (await isShownOnDevice(deps, n)))
    )
      return null
    const mail = composeNotification(
      n,
      { language: user.language, timeZone: profile.timeZone, name: profile.firstName },
      deps.phrase,
      deps.config.origin,
      deps.clock.now(),
    )
    return {
      ...mail,
      toAddress: user.email,
      replyTo: null,
      userId: user.id,
      template: n.kind,
      language: user.language,
    }
  })
}

/** Whether a device of theirs shows it anyway. */
async function isShownOnDevice(deps: Deps, n: NotificationJob): Promise<boolean> {
  if (
    !deps.push ||
    !isPushed(n) ||
    (await readChoices(deps.db, n.userId)).off.includes(PUSH_TOPIC[n.kind])
  )
    return false
  return (await listDevices(deps.db, n.userId, deps.clock.now())).length > 0
}
