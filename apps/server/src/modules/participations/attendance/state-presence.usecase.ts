import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { runEffects } from '../participation-effects.ts'
import { lockGame } from '../../games/games.repository.ts'
import {
  lockParticipation,
  moveParticipation,
  readParticipationOf,
} from '../participations.repository.ts'

/** "I was there": a missing guest stops the no-show charge, and an operator decides. The last moment still counts. */
export async function statePresence(
  deps: Deps,
  s: { gameId: string; userId: string; text: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'NOT_MISSING'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, s.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seat = await readParticipationOf(tx, game.id, s.userId)
    const p = seat && (await lockParticipation(tx, seat.id))
    if (p?.status !== 'missing' || p.statementUntil === null || now > p.statementUntil)
      return refuse('NOT_MISSING')
    const move = await moveParticipation(
      tx,
      p,
      'state_presence',
      { actor: 'guest', actorId: s.userId },
      now,
      { statement: s.text, statementAt: now },
    )
    if (move) await runEffects(deps, tx, game, move, now)
    return { success: true as const }
  })
}
