import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import { runEffects } from '../participation-effects.ts'
import type { GameRow, Move } from '../participations.repository.ts'

export type Arrived = {
  readonly game: GameRow
  readonly participationId: string
  readonly holdId: string | null
}

/** A guest is at the course: both read it in their transactions, and the money follows. */
export async function arrived(deps: Deps, tx: Tx, game: GameRow, move: Move): Promise<Arrived> {
  const p = move.after,
    now = deps.clock.now()
  await recordTransaction(
    tx,
    p.guestId,
    now,
    { game, participation: p },
    { type: 'attendance_verified', counterpartId: game.hostId },
  )
  await recordTransaction(
    tx,
    game.hostId,
    now,
    { game, participation: p },
    { type: 'attendance_verified', counterpartId: p.guestId },
  )
  return { game, participationId: p.id, holdId: await runEffects(deps, tx, game, move, now) }
}
