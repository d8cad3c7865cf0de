import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import webPush from 'web-push'
import type { Config } from '../../config/config.ts'

/** Address of a browser at its push service, and the keys that encrypt for it. */
export type PushTarget = {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}
export type PushMessage = {
  /** At most about 3,900 bytes: the encrypted payload must fit into 4,096. */
  readonly payload: string
  /** How long the push service stores it for an offline device. */
  readonly ttlSeconds: number
  readonly urgency: 'normal' | 'high'
  /**
   * A later message of the same topic replaces an undelivered one; at most 32 characters of
   * base64url.
   */
  readonly topic: string
}
/**
 * `gone`: the browser has unsubscribed or its keys are invalid; `refused`: permanent failure of
 * this message.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused'
export type PushSender = {
  readonly publicKey: string
  /** Whether an endpoint belongs to an allowed push service. */
  accepts(endpoint: string): boolean
  /** Throws while the service is busy or unreachable: retry later. */
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}

const TIMEOUT_MS = 10_000
const LOOPBACK = '127.0.0.1'
type Keys = { publicKey: string; privateKey: string }

/** Web Push (RFC 8030, 8291, 8292). Null in production without keys. */
export function createPush(config: Config): PushSender | null {
  const { WEB_PUSH_PUBLIC_KEY: publicKey, WEB_PUSH_PRIVATE_KEY: privateKey } = config
  const configured = publicKey && privateKey ? { publicKey, privateKey } : null
  if (!configured && config.isProduction) return null
  let cachedKeys: Keys | null = configured
  const keys = () => (cachedKeys ??= localKeys(config.DATA_DIR))
  const services = config.WEB_PUSH_SERVICES.split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const subject = config.WEB_PUSH_SUBJECT ?? `mailto:${config.OPERATOR_EMAIL}`
  const accepts = (endpoint: string) => {
    const url = URL.parse(endpoint)
    // plain HTTP is for a push service emulator on this machine
    if (
      !url ||
      !(url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === LOOPBACK))
    )
      return false
    return services.some((name) =>
      name.startsWith('.') ? url.hostname.endsWith(name) : url.hostname === name,
    )
  }
  return {
    get publicKey() {
      return keys().publicKey
    },
    accepts,
    send: async ({ endpoint, p256dh, auth }, { payload, ttlSeconds, urgency, topic }) => {
      if (!accepts(endpoint)) return 'gone'
      let request: ReturnType<typeof webPush.generateRequestDetails>
      try {
        request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
          TTL: ttlSeconds,
          urgency,
          topic,
          vapidDetails: { subject, ...keys() },
        })
      } catch {
        return 'gone'
      }
      const headers = Object.fromEntries(
        Object.entries(request.headers)
          .filter(([name]) => name !== 'Content-Length')
          .map(([name, value]) => [name, String(value)]),
      )
      const { status } = await fetch(endpoint, {
        method: 'POST',
        headers,
        body: new Uint8Array(request.body!),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (status >= 200 && status < 300) return 'sent'
      if (status === 404 || status === 410) return 'gone'
      if (status === 408 || status === 429 || status >= 500)
        throw new Error(`push service answered ${status}`)
      return 'refused'
    },
  }
}

/**
 * Outside production the key pair is generated once and stored with the data: subscriptions depend
 * on it.
 */
function localKeys(folder: string): Keys {
  const file = join(folder, 'web-push-keys.json')
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Keys
  try {
    return read()
  } catch {
    mkdirSync(folder, { recursive: true })
    // another process may have created it meanwhile
    try {
      writeFileSync(file, JSON.stringify(webPush.generateVAPIDKeys()), { mode: 0o600, flag: 'wx' })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    return read()
  }
}
