import { api } from '@tomogolf/api-client/api.ts'
import { isIos, isStandalone, thisDevice } from './device.ts'
import { local } from '@tomogolf/api-client/storage.ts'

/**
 * Whether this browser can show notifications: `unsupported` never; `install` once the app is on the home screen (iPhone, iPad);
 * `denied` when the person has blocked them; `off` and `on` as chosen.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on'
type Surroundings = {
  readonly userAgent: string
  readonly touchPoints: number
  readonly standalone: boolean
  readonly push: boolean
}

/** What can be said before anybody is asked. */
export const pushAbility = (s: Surroundings): 'unsupported' | 'install' | 'able' =>
  s.push ? 'able' : isIos(s) && !s.standalone ? 'install' : 'unsupported'

const surroundings = (): Surroundings => ({
  ...thisDevice(),
  standalone: isStandalone(),
  push: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
})
const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function readPushState(userId: string): Promise<PushState> {
  const ability = pushAbility(surroundings())
  if (ability !== 'able') return ability
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' &&
    local.get('push-for') === userId &&
    (await subscription())
    ? 'on'
    : 'off'
}

const tellServer = async (device: PushSubscription) => {
  const { endpoint, keys } = device.toJSON() as {
    endpoint: string
    keys: { p256dh: string; auth: string }
  }
  await api('POST /api/push/subscriptions', {
    body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
  })
}
const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
const sameKey = (a: ArrayBuffer | null | undefined, b: Uint8Array) =>
  a !== null && a !== undefined && new Uint8Array(a).every((byte, i) => byte === b[i])

/** Asks for permission and subscribes this browser; call it from a click. Throws when the push service or our server refuses. */
export async function turnPushOn(userId: string, publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off'
  const registration = await navigator.serviceWorker.ready
  const key = bytesOf(publicKey)
  const old = await registration.pushManager.getSubscription()
  // subscribed under a key that is not the server's any more
  if (old && !sameKey(old.options.applicationServerKey, key)) await old.unsubscribe()
  await tellServer(
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  )
  local.set('push-for', userId)
  return 'on'
}
/** Ends it for this browser alone. The server is told first: the push service would tell it only with the next message. */
export async function turnPushOff(): Promise<PushState> {
  local.remove('push-for')
  const device = await subscription()
  if (device) {
    await api('DELETE /api/push/subscriptions', { body: { endpoint: device.endpoint } })
    await device.unsubscribe()
  }
  return 'off'
}
/** After a new login in this browser: its subscription belonged to the session before. */
export async function renewPush(userId: string): Promise<void> {
  try {
    if ((await readPushState(userId)) !== 'on') return
    const device = await subscription()
    if (device) await tellServer(device)
  } catch {
    /* the next login tries again */
  }
}
