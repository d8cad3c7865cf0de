import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import { runEffects } from '../run-effects.step.ts'
import type { GameRow, Move } from '../participations.repository.ts'

export type Arrival = {
  readonly game: GameRow
  readonly participationId: string
  readonly holdId: string | null
}

/** Records a proved arrival in the transactions of guest and host and runs its effects. */
export async function onArrival(deps: Deps, tx: Tx, game: GameRow, move: Move): Promise<Arrival> {
  const participation = move.after,
    now = deps.clock.now()
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
  return {
    game,
    participationId: participation.id,
    holdId: await runEffects(deps, tx, game, move, now),
  }
}
