import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockGame } from '../../games/games.repository.ts'
import type { HoldContext } from './hold-context.types.ts'
import { lockHold, readHold } from './holds.repository.ts'
import { lockParticipation, readParticipation } from '../participations.repository.ts'

/** Locks in the common order: game, participation, hold. Null for an unknown hold. */
export async function lockHoldContext(
  deps: Deps,
  tx: Tx,
  holdId: string,
): Promise<HoldContext | null> {
  const seen = await readHold(tx, holdId)
  if (!seen) return null
  const { gameId } = (await readParticipation(tx, seen.participationId))!
  const game = (await lockGame(tx, gameId))!,
    participation = (await lockParticipation(tx, seen.participationId))!,
    hold = (await lockHold(tx, holdId))!
  return { deps, tx, game, participation, hold, now: deps.clock.now() }
}
