import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import { runEffects } from '../run-effects.step.ts'
import type { GameRow, Move, Participation } from '../participations.repository.ts'

export type Arrival = {
  readonly game: GameRow
  readonly participationId: string
  /** Holds to advance after the commit. */
  readonly holdIds: readonly string[]
}

/**
 * Runs the effects of an arrival; one whose fee does not wait is recorded in the transactions of
 * guest and host.
 */
export async function onArrival(deps: Deps, tx: Tx, game: GameRow, move: Move): Promise<Arrival> {
  const participation = move.after,
    now = deps.clock.now()
  if (move.transition.to === 'checked_in') await recordArrival(tx, game, participation, now)
  const holdId = await runEffects(deps, tx, game, move, now)
  return { game, participationId: participation.id, holdIds: holdId ? [holdId] : [] }
}

async function recordArrival(
  tx: Tx,
  game: GameRow,
  participation: Participation,
  now: Instant,
): Promise<void> {
  await recordTransaction(
    tx,
    participation.guestId,
    now,
    { game, participation },
    { type: 'attendance_verified', counterpartId: game.hostId },
  )
  await recordTransaction(
    tx,
    game.hostId,
    now,
    { game, participation },
    { type: 'attendance_verified', counterpartId: participation.guestId },
  )
}
