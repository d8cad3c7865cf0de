import { DAY, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { NotificationParamsOf } from '@tomogolf/messages/notifications'
import { PUSH_TOPIC, type PushedKind } from '@tomogolf/messages/push-topics'
import type { PushJob } from '../../../platform/notify.ts'
import { readAccount, type Account } from '../../accounts/accounts.repository.ts'
import { knownZone } from '@tomogolf/format/time-zones'
import { PUSHES } from './push-texts.ts'
import { listDevices, readDevice } from './push-devices.read.ts'
import { deleteDeadSubscription } from './push.repository.ts'
import { quietUntil } from './quiet-hours.ts'
import { isStillTrue } from '../reminders/reminders.read.ts'
import { readChoices } from '../settings.repository.ts'
import { TEMPLATES } from '../email/templates.ts'
import { createWriter } from '../email/locale-formatter.ts'

export const PUSH_DEVICE = 'notifications.push_device'
export type DeviceJob = PushJob & { readonly deviceId: string }
/** How long a push service keeps what stays true. */
const KEEP = 2 * DAY
/** Where most games are played, for those who never said where they are. */
const HOME_ZONE = 'Asia/Tokyo'
export const zoneOf = ({ profile }: Account): string => knownZone(profile.timeZone) ?? HOME_ZONE

const untilOf = <K extends PushedKind>(kind: K, params: NotificationParamsOf[K]): Instant | null =>
  PUSHES[kind].until(params)

/** Decides about a push at the moment it is due: whether it is still wanted and still true, or has to wait for the end of the quiet hours. */
export async function planPush(deps: Deps, n: PushJob): Promise<void> {
  const { db, jobs, push } = deps
  const now = deps.clock.now()
  const account = push && (await readAccount(db, n.userId))
  if (!account) return
  const { off, quietHours } = await readChoices(db, n.userId)
  const until = untilOf(n.kind, n.params as never)
  if (
    off.includes(PUSH_TOPIC[n.kind]) ||
    (until !== null && now >= until) ||
    !(await isStillTrue(db, n))
  )
    return
  const lastChance =
    until === null ? Number.POSITIVE_INFINITY : until - (PUSHES[n.kind].margin ?? 0)
  const at = quietUntil(now, quietHours, zoneOf(account), lastChance)
  await db.transaction(async (tx) => {
    if (at > now) return jobs.enqueue(tx, 'notifications.push', n, { at, key: n.mailId })
    for (const device of await listDevices(tx, n.userId, now))
      await jobs.enqueue(
        tx,
        PUSH_DEVICE,
        { ...n, deviceId: device.id },
        { key: `${n.mailId}-${device.id}` },
      )
  })
}

/** Hands a push to one browser's push service, in its owner's language. A browser that has unsubscribed is forgotten. Repeating it shows nothing twice. */
export async function pushToDevice(deps: Deps, n: DeviceJob): Promise<void> {
  const now = deps.clock.now()
  const [account, device] = [
    await readAccount(deps.db, n.userId),
    await readDevice(deps.db, n.userId, n.deviceId, now),
  ]
  const until = untilOf(n.kind, n.params as never)
  if (!deps.push || !account || !device || (until !== null && now >= until)) return
  const w = createWriter(
    deps.phrase,
    '',
    { language: account.user.language, timeZone: knownZone(account.profile.timeZone) },
    now,
  )
  const { title, body, path } = writePush(n, w)
  const outcome = await deps.push
    .send(device, {
      payload: JSON.stringify({ title, body, url: path, tag: n.mailId }),
      topic: n.mailId,
      urgency: PUSHES[n.kind].urgency,
      ttlSeconds: Math.ceil(Math.min(KEEP, (until ?? Number.POSITIVE_INFINITY) - now) / 1000),
    })
    .catch(async (error: unknown) => {
      await mailInstead(deps, n, { notShown: true })
      throw error
    })
  if (outcome === 'sent') return
  if (outcome === 'gone') await deleteDeadSubscription(deps.db, device)
  else deps.log.warn({ device: device.id, kind: n.kind }, 'push refused for good')
  // another device may still show it where this one is gone
  await mailInstead(deps, n, { notShown: outcome === 'refused' })
}
/** Sends the mail that a push would have spared. */
async function mailInstead(
  deps: Deps,
  { deviceId: _device, ...n }: DeviceJob,
  { notShown }: { notShown: boolean },
): Promise<void> {
  if (TEMPLATES[n.kind].unlessPushed)
    await deps.db.transaction((tx) =>
      deps.jobs.enqueue(tx, 'notifications.send', { ...n, notShown }),
    )
}
export const writePush = <K extends PushedKind>(
  n: { kind: K; params: NotificationParamsOf[K] },
  w: ReturnType<typeof createWriter>,
) => PUSHES[n.kind].write(n.params, w)
