import { api } from '@tomogolf/api-client/api.ts'
import { isIos, isStandalone, readDeviceSignals } from './device.ts'
import { local } from '@tomogolf/api-client/storage.ts'

/**
 * The state of notifications in this browser. `install`: supported once the app is on the home
 * screen (iPhone, iPad); `denied`: blocked by the user; `off` and `on`: the user's choice.
 */
export type PushState = 'unsupported' | 'install' | 'denied' | 'off' | 'on'
type PushSignals = {
  readonly userAgent: string
  readonly touchPoints: number
  readonly standalone: boolean
  readonly push: boolean
}

/** What the browser supports, before the user is asked. */
export const pushSupport = (signals: PushSignals): 'unsupported' | 'install' | 'able' =>
  signals.push ? 'able' : isIos(signals) && !signals.standalone ? 'install' : 'unsupported'

const readPushSignals = (): PushSignals => ({
  ...readDeviceSignals(),
  standalone: isStandalone(),
  push: 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
})
const findSubscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export async function readPushState(userId: string): Promise<PushState> {
  const support = pushSupport(readPushSignals())
  if (support !== 'able') return support
  if (Notification.permission === 'denied') return 'denied'
  return Notification.permission === 'granted' &&
    local.get('push-for') === userId &&
    (await findSubscription())
    ? 'on'
    : 'off'
}

const saveSubscription = async (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON() as {
    endpoint: string
    keys: { p256dh: string; auth: string }
  }
  await api('POST /api/push/subscriptions', {
    body: { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
  })
}
const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
const sameKey = (a: ArrayBuffer | null | undefined, b: Uint8Array) =>
  a !== null && a !== undefined && new Uint8Array(a).every((byte, index) => byte === b[index])

/**
 * Asks for permission and subscribes this browser; call it from a click. Throws when the push
 * service or our server refuses.
 */
export async function turnPushOn(userId: string, publicKey: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off'
  const registration = await navigator.serviceWorker.ready
  const key = bytesOf(publicKey)
  const old = await registration.pushManager.getSubscription()
  // subscribed with a previous key of the server
  if (old && !sameKey(old.options.applicationServerKey, key)) await old.unsubscribe()
  await saveSubscription(
    await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }),
  )
  local.set('push-for', userId)
  return 'on'
}
/**
 * Unsubscribes this browser. The server first: the push service would report the removed
 * subscription only with the next message.
 */
export async function turnPushOff(): Promise<PushState> {
  local.remove('push-for')
  const subscription = await findSubscription()
  if (subscription) {
    await api('DELETE /api/push/subscriptions', { body: { endpoint: subscription.endpoint } })
    await subscription.unsubscribe()
  }
  return 'off'
}
/** After a login: attaches the browser's subscription to the new session. */
export async function renewPush(userId: string): Promise<void> {
  try {
    if ((await readPushState(userId)) !== 'on') return
    const subscription = await findSubscription()
    if (subscription) await saveSubscription(subscription)
  } catch {
    /* the next login tries again */
  }
}
