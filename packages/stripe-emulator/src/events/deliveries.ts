import { wallClock } from '../clock.ts'
import { newId } from '../ids.ts'
import type { Delivery, EventObject } from '../types.ts'
import type { World } from '../world.ts'

/** Queues the webhook of an event, or applies a fault to it. */
export function enqueueDelivery(world: World, event: EventObject): void {
  const where = { event: event.type }
  if (world.faults.take('webhook_lose', where)) {
    world.log(`webhook lost on purpose: ${event.type} ${event.id}`)
    return
  }
  const late = world.faults.take('webhook_delay', where)
  const turned = world.faults.take('webhook_reorder', where)
  const copies = world.faults.take('webhook_duplicate', where) ? 2 : 1
  for (let copy = 0; copy < copies; copy += 1) {
    world.store.deliveries.put({
      id: newId('wd'),
      event: event.id,
      attempts: 0,
      notBefore: late ? wallClock() + late.fault.ms : 0,
      aside: late !== undefined,
      held: turned !== undefined,
    })
  }
  if (turned?.last) releaseHeld(world)
}

/** Sends the webhooks held by a reorder fault, last first. */
export function releaseHeld(world: World): void {
  const held = [...world.store.deliveries.all()].filter((delivery) => delivery.held).reverse()
  world.store.transaction(() => {
    for (const delivery of held) {
      world.store.deliveries.remove(delivery.id)
      world.store.deliveries.put({ ...delivery, held: false })
    }
  })
}

/**
 * The next delivery, or the milliseconds until it is due, or nothing. Deliveries keep their order:
 * the first one blocks the others until it is delivered; delayed ones (`aside`) block none.
 */
export function nextDelivery(
  world: World,
  now: number,
): { delivery: Delivery } | { wait: number } | undefined {
  let wait = Infinity
  let lineStopped = false
  for (const delivery of world.store.deliveries.all()) {
    if (delivery.held || (lineStopped && !delivery.aside)) continue
    if (delivery.notBefore <= now) return { delivery }
    wait = Math.min(wait, delivery.notBefore - now)
    if (!delivery.aside) lineStopped = true
  }
  return wait === Infinity ? undefined : { wait }
}
