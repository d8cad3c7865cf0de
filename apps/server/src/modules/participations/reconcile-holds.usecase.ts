import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { advanceHold } from './advance-hold.usecase.ts'
import { applyHoldOutcome } from './apply-hold-outcome.usecase.ts'
import { readCustomerId } from '../cards/cards.repository.ts'
import { listDueHolds, listLapsing, listStuckHolds, readHold } from './holds.repository.ts'

/** A call in hand is left alone this long before anybody else looks after its hold. */
const SETTLED = minutes(2)

/** Finds holds that stand still: unknown outcomes, steps cut off by a crash, timers that were lost. Asks the provider; never guesses. */
export async function reconcileHolds(deps: Deps): Promise<number> {
  const now = deps.clock.now()
  const ids = new Set([...await listStuckHolds(deps.db, now - SETTLED), ...await listDueHolds(deps.db, now)].map((h) => h.id))
  for (const id of ids) await advanceHold(deps, id).catch((err: unknown) => deps.log.error({ err, holdId: id }, 'reconciler'))
  for (const { id } of await listLapsing(deps.db, now)) await askProvider(deps, id).catch((err: unknown) => deps.log.error({ err, holdId: id }, 'reconciler'))
  return ids.size
}

/** Re-reads a hold's intent from the provider and applies what it says: the way of every webhook, whatever the webhook claimed. */
export async function askProvider(deps: Deps, holdId: string): Promise<void> {
  const hold = await readHold(deps.db, holdId)
  if (!hold?.intentId) return
  const outcome = await deps.cards.findHold({ holdId, attempt: hold.attempt, customerId: (await readCustomerId(deps.db, hold.guestId)) ?? '', intentId: hold.intentId })
  if (outcome.kind === 'unknown') throw new Error(`hold ${holdId}: provider gave no answer`)
  await applyHoldOutcome(deps, holdId, hold.attempt, outcome, 'ask_provider')
  await advanceHold(deps, holdId)
}
