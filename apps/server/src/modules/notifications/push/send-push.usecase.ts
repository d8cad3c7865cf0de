import { DAY, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { NotificationParamsOf } from '@tomogolf/messages/notifications'
import { PUSH_TOPIC, type PushedKind } from '@tomogolf/messages/push-topics'
import type { PushJob } from '../../../platform/notify.ts'
import { readAccount, type Account } from '../../accounts/accounts.repository.ts'
import { knownZone } from '@tomogolf/format/time-zones'
import { seatsLine } from '../email/seats-line.presenter.ts'
import type { PushText } from './push-parts.presenter.ts'
import { PUSHES } from './push-texts.presenter.ts'
import { listDevices, readDevice } from './push-devices.read.ts'
import { deleteDeadSubscription } from './push.repository.ts'
import { quietUntil } from './quiet-hours.policy.ts'
import { isStillTrue } from '../reminders/reminders.read.ts'
import { readChoices } from '../settings.repository.ts'
import { TEMPLATES } from '../email/templates.data.ts'
import { createLocaleFormatter } from '../email/locale-formatter.presenter.ts'

export const PUSH_DEVICE = 'notifications.push_device'
export type DeviceJob = PushJob & { readonly deviceId: string }
/** How long a push service stores a message without an expiry. */
const MAX_TTL = 2 * DAY
/** For users without a time zone: most games are in Japan. */
const HOME_ZONE = 'Asia/Tokyo'
export const zoneOf = ({ profile }: Account): string => knownZone(profile.timeZone) ?? HOME_ZONE

const untilOf = <K extends PushedKind>(kind: K, params: NotificationParamsOf[K]): Instant | null =>
  PUSHES[kind].until(params)

/**
 * Decides about a push when it is due: dropped when it is switched off or out of date, delayed
 * until the quiet hours end, or sent to every device.
 */
export async function planPush(deps: Deps, notification: PushJob): Promise<void> {
  const { db, jobs, push } = deps
  const now = deps.clock.now()
  const account = push && (await readAccount(db, notification.userId))
  if (!account) return
  const { off, quietHours } = await readChoices(db, notification.userId)
  const until = untilOf(notification.kind, notification.params as never)
  if (
    off.includes(PUSH_TOPIC[notification.kind]) ||
    (until !== null && now >= until) ||
    !(await isStillTrue(db, notification))
  )
    return
  const lastChance =
    until === null ? Number.POSITIVE_INFINITY : until - (PUSHES[notification.kind].margin ?? 0)
  const at = quietUntil(now, quietHours, zoneOf(account), lastChance)
  await db.transaction(async (tx) => {
    if (at > now)
      return jobs.enqueue(tx, 'notifications.push', notification, { at, key: notification.mailId })
    for (const device of await listDevices(tx, notification.userId, now))
      await jobs.enqueue(
        tx,
        PUSH_DEVICE,
        { ...notification, deviceId: device.id },
        { key: `${notification.mailId}-${device.id}` },
      )
  })
}

/**
 * Sends a push to one browser's push service, in the user's language. The subscription of a browser
 * that has unsubscribed is deleted. Idempotent: the topic replaces an earlier copy.
 */
export async function pushToDevice(deps: Deps, notification: DeviceJob): Promise<void> {
  const now = deps.clock.now()
  const [account, device] = [
    await readAccount(deps.db, notification.userId),
    await readDevice(deps.db, notification.userId, notification.deviceId, now),
  ]
  const until = untilOf(notification.kind, notification.params as never)
  if (!deps.push || !account || !device || (until !== null && now >= until)) return
  const format = createLocaleFormatter(
    deps.phrase,
    '',
    { language: account.user.language, timeZone: knownZone(account.profile.timeZone) },
    now,
  )
  const { title, body, path } = composePush(notification, format)
  const outcome = await deps.push
    .send(device, {
      payload: JSON.stringify({ title, body, url: path, tag: notification.mailId }),
      topic: notification.mailId,
      urgency: PUSHES[notification.kind].urgency,
      ttlSeconds: Math.ceil(Math.min(MAX_TTL, (until ?? Number.POSITIVE_INFINITY) - now) / 1000),
    })
    .catch(async (error: unknown) => {
      await sendMailInstead(deps, notification, { notShown: true })
      throw error
    })
  if (outcome === 'sent') return
  if (outcome === 'gone') await deleteDeadSubscription(deps.db, device)
  else deps.log.warn({ device: device.id, kind: notification.kind }, 'push rejected permanently')
  // another device may still show it where this one is gone
  await sendMailInstead(deps, notification, { notShown: outcome === 'refused' })
}
/** Sends the email that the push would have replaced. */
async function sendMailInstead(
  deps: Deps,
  { deviceId: _device, ...notification }: DeviceJob,
  { notShown }: { notShown: boolean },
): Promise<void> {
  if (TEMPLATES[notification.kind].unlessPushed)
    await deps.db.transaction((tx) =>
      deps.jobs.enqueue(tx, 'notifications.send', { ...notification, notShown }),
    )
}
export const composePush = <K extends PushedKind>(
  notification: { kind: K; params: NotificationParamsOf[K] },
  format: ReturnType<typeof createLocaleFormatter>,
): PushText => {
  const text = PUSHES[notification.kind].compose(notification.params, format)
  // the mail says it of a whole party, with the amounts
  const line = seatsLine(notification.params, format.t, 'companion')
  return line === undefined ? text : { ...text, body: `${text.body}\n${line}` }
}
