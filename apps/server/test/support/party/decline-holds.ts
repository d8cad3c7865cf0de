import type { NewPayment } from '../../../src/platform/payments/card-provider.ts'
import type { World } from '../world.ts'

/** The provider declines these holds. Returns what ends it. */
function declineHolds(world: World, isDeclined: (wanted: NewPayment) => boolean): () => void {
  const real = world.deps.cards
  const hold: typeof real.hold = (wanted) => {
    if (isDeclined(wanted))
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

/** The provider declines each hold after some. Returns what ends it. */
export function declineAfter(world: World, allowed: number): () => void {
  let placed = 0
  return declineHolds(world, () => ++placed > allowed)
}

/** The provider declines the holds of one seat. Returns what ends it. */
export async function declineSeat(world: World, participationId: string): Promise<() => void> {
  const { rows } = await world.deps.db.executeSql<{ id: string }>(
    `SELECT id FROM holds WHERE participation_id = $1`,
    [participationId],
  )
  return declineHolds(world, ({ tag }) => rows.some(({ id }) => id === tag.id))
}
