import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { lockGame } from '../../games/games.repository.ts'
import type { HoldFacts } from './hold-facts.ts'
import { lockHold, readHold } from './holds.repository.ts'
import { lockParticipation, readParticipation } from '../participations.repository.ts'

/** Locks in the order that everybody keeps: game, participation, hold. Null for an unknown hold. */
export async function lockHoldFacts(deps: Deps, tx: Tx, holdId: string): Promise<HoldFacts | null> {
  const seen = await readHold(tx, holdId)
  if (!seen) return null
  const { gameId } = (await readParticipation(tx, seen.participationId))!
  const game = (await lockGame(tx, gameId))!,
    p = (await lockParticipation(tx, seen.participationId))!,
    hold = (await lockHold(tx, holdId))!
  return { deps, tx, game, p, hold, now: deps.clock.now() }
}
