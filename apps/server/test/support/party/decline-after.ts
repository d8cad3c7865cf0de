import type { World } from '../world.ts'

/** The provider declines each hold after some. Returns what ends it. */
export function declineAfter(world: World, allowed: number): () => void {
  const real = world.deps.cards
  let placed = 0
  const hold: typeof real.hold = (wanted) => {
    if (++placed > allowed)
      world.emulator.faults.add({
        kind: 'decline',
        code: 'generic_decline',
        method: 'POST',
        path: '/v1/payment_intents',
      })
    return real.hold(wanted)
  }
  Object.assign(world.deps, { cards: { ...real, hold } })
  return () => {
    Object.assign(world.deps, { cards: real })
    world.emulator.faults.clear()
  }
}
