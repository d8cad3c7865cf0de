import { toPlainText } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { readCharge } from '../charges/charges.repository.ts'
import { readHold } from './holds.repository.ts'
import { reportDrift } from '../cases/open-case.step.ts'
import { readParticipation } from '../participations.repository.ts'

/**
 * Cancels a payment at the provider that no record of ours needs. Reports it to an operator if it
 * took money after all.
 */
export async function releaseOrphan(deps: Deps, intentId: string): Promise<void> {
  const outcome = await deps.cards.release(intentId)
  if (outcome.kind === 'unknown') throw new Error(`orphan ${intentId}: outcome unknown`)
  if (outcome.kind !== 'captured') return
  const tag = (await deps.cards.readPayment(intentId))?.tag
  const hold = tag?.kind === 'hold' ? await readHold(deps.db, tag.id) : undefined
  const charge = tag?.kind === 'charge' ? await readCharge(deps.db, tag.id) : undefined
  // a late read of the current payment: nothing is wrong
  if ((hold?.intentId ?? charge?.intentId) === intentId) return
  const participationId = hold?.participationId ?? charge?.participationId ?? null
  const gameId =
    charge?.gameId ??
    (participationId ? (await readParticipation(deps.db, participationId))?.gameId : undefined)
  if (!gameId) return
  await deps.db.transaction((tx) =>
    reportDrift(
      deps,
      tx,
      { gameId, participationId, holdId: hold?.id ?? charge?.holdId ?? null },
      `${intentId} took ${toPlainText(outcome.amount)}, but is not the payment that counts`,
      deps.clock.now(),
    ),
  )
}
