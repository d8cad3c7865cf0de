import { createHmac } from 'node:crypto'
import { wallClock } from '../clock.ts'
import { nextDelivery, releaseHeld } from './deliveries.ts'
import type { Delivery } from '../types.ts'
import type { World } from '../world.ts'

/** How a webhook that was not answered with 2xx is tried again; the wait doubles from the first to the longest. */
export interface RetryPlan {
  readonly firstMs: number
  readonly longestMs: number
  /** After so many attempts the event stays undelivered; it can still be read from /v1/events. */
  readonly attempts: number
}

export const RETRY_PLAN: RetryPlan = { firstMs: 250, longestMs: 60_000, attempts: 30 }

const ANSWER_WITHIN_MS = 10_000

interface Webhooks {
  /** Something is queued, or the endpoint has changed. */
  kick(): void
  /** Resolves when nothing is left to deliver; back-off shrinks to its first step meanwhile. Rejects after `timeoutMs`. */
  drain(timeoutMs?: number): Promise<void>
  close(): Promise<void>
}

/** The header the SDK verifies: HMAC SHA-256 of `time.payload`. `time` is in seconds of real time. */
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
    // Not in this turn: the answer to the request that caused the event is written first.
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
      // Gone meanwhile when the emulator was reset.
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
