import { sweepDisputes } from '../disputes/dispute-outcomes.ts'
import { emit } from '../events/events.ts'
import { endIntent } from './settle-payment.ts'
import type { World } from '../world.ts'

const DAY = 86_400_000
const EVENTS_KEPT = 30 * DAY

/** The end of a hold in epoch seconds: at that second it can no longer be captured. */
function captureBefore(world: World, charge: string | null): number {
  return (
    world.store.charges.get(charge ?? '')?.payment_method_details.card.capture_before ?? Infinity
  )
}

/**
 * Changes caused by time, by the emulator's clock: uncaptured holds expire, oldest first, and
 * events are deleted after 30 days, as at the provider. Returns the number of expired holds.
 */
export function sweep(world: World): number {
  const now = world.clock.seconds()
  const lapsed = [...world.store.paymentIntents.all()]
    .filter((intent) => intent.status === 'requires_capture')
    .map((intent) => ({ intent, end: captureBefore(world, intent.latest_charge) }))
    .filter(({ end }) => end <= now)
    .sort((a, b) => a.end - b.end)

  world.store.transaction(() => {
    for (const { intent, end } of lapsed) {
      const charge = world.store.charges.get(intent.latest_charge ?? '')
      if (charge) emit(world, 'charge.expired', charge)
      endIntent(world, intent, 'expired', end)
    }
    sweepDisputes(world)
    for (const event of world.store.events.all()) {
      if (event.created + EVENTS_KEPT / 1000 > now) break
      world.store.events.remove(event.id)
    }
  })
  return lapsed.length
}
