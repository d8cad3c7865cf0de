import { createHmac } from 'node:crypto'
import { wallClock } from '../clock.ts'
import { nextDelivery, releaseHeld } from './deliveries.ts'
import type { Delivery } from '../types.ts'
import type { World } from '../world.ts'

/** Retries of webhooks without a 2xx response, with exponential backoff. */
export interface RetryPlan {
  readonly firstMs: number
  readonly longestMs: number
  /** Maximum number of attempts; an undelivered event can still be read from /v1/events. */
  readonly attempts: number
}

export const RETRY_PLAN: RetryPlan = { firstMs: 250, longestMs: 60_000, attempts: 30 }

const ANSWER_WITHIN_MS = 10_000

interface Webhooks {
  /** Something is queued, or the endpoint has changed. */
  kick(): void
  /**
   * Resolves when the queue is empty; meanwhile backoff stays at its first step. Rejects after
   * `timeoutMs`.
   */
  drain(timeoutMs?: number): Promise<void>
  close(): Promise<void>
}

/**
 * The header the SDK verifies: HMAC SHA-256 of `time.payload`. `time` is in seconds of real time.
 */
function signatureHeader(payload: string, secret: string, time: number): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`
}

export function createWebhooks(world: World, plan: RetryPlan): Webhooks {
  const stop = new AbortController()
  let pumping: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  let drains = 0

  const pump = async () => {
    while (!stop.signal.aborted && world.webhook) {
      const next = nextDelivery(world, wallClock())
      if (!next) return
      if ('wait' in next) {
        timer = setTimeout(kick, Math.min(next.wait, 0x7fff_ffff))
        timer.unref()
        return
      }
      const arrived = await post(world, next.delivery, stop.signal)
      if (!stop.signal.aborted) settle(next.delivery, arrived)
    }
  }

  const kick = () => {
    clearTimeout(timer)
    if (pumping || stop.signal.aborted) return
    // Deferred, so that the response to the causing request is written first.
    pumping = new Promise<void>((resolve) => setImmediate(resolve)).then(pump).finally(() => {
      pumping = undefined
      const next =
        world.webhook && !stop.signal.aborted ? nextDelivery(world, wallClock()) : undefined
      if (next && 'delivery' in next) kick()
    })
  }

  const settle = (delivery: Delivery, arrived: boolean) =>
    world.store.transaction(() => {
      const { deliveries, events } = world.store
      // Absent when the emulator was reset meanwhile.
      if (!deliveries.get(delivery.id)) return
      const attempts = delivery.attempts + 1
      const event = events.get(delivery.event)
      if (event && !arrived && attempts < plan.attempts) {
        const wait =
          drains > 0
            ? plan.firstMs
            : Math.min(plan.firstMs * 2 ** delivery.attempts, plan.longestMs)
        deliveries.put({ ...delivery, attempts, notBefore: wallClock() + wait })
        return
      }
      deliveries.remove(delivery.id)
      if (event && arrived) events.put({ ...event, pending_webhooks: 0 })
      if (!arrived) world.log(`webhook given up after ${attempts} attempts: ${delivery.event}`)
    })

  const drain = async (timeoutMs = 10_000) => {
    const until = wallClock() + timeoutMs
    drains += 1
    try {
      releaseHeld(world)
      for (const delivery of world.store.deliveries.all()) {
        if (!delivery.aside && delivery.notBefore > 0)
          world.store.deliveries.put({ ...delivery, notBefore: 0 })
      }
      while (world.store.deliveries.size > 0) {
        if (!world.webhook)
          throw new Error(
            `${world.store.deliveries.size} webhooks are waiting and no endpoint is set`,
          )
        if (wallClock() > until)
          throw new Error(
            `${world.store.deliveries.size} webhooks could not be delivered within ${timeoutMs} ms`,
          )
        kick()
        await (pumping ?? pause(5))
        await pause(5)
      }
    } finally {
      drains -= 1
    }
  }

  return {
    kick,
    drain,
    close: async () => {
      stop.abort()
      clearTimeout(timer)
      await pumping
    },
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function post(world: World, delivery: Delivery, closing: AbortSignal): Promise<boolean> {
  const event = world.store.events.get(delivery.event)
  const target = world.webhook
  if (!event || !target) return false
  const payload = JSON.stringify(event, null, 2)
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureHeader(payload, target.secret, Math.floor(wallClock() / 1000)),
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    })
    await response.body?.cancel()
    if (!response.ok) world.log(`webhook ${event.type} was answered ${response.status}`)
    return response.ok
  } catch (error) {
    if (!closing.aborted) world.log(`webhook ${event.type} did not arrive: ${String(error)}`)
    return false
  }
}
