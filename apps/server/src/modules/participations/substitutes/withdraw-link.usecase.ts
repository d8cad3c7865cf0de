import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { lockGame } from '../../games/games.repository.ts'
import { readParticipationOf } from '../participations.repository.ts'
import { runEffects } from '../run-effects.step.ts'
import { endLink } from './end-link.step.ts'
import { readLinkOf } from './substitutes.repository.ts'

/**
 * The guest withdraws the link. Of the withdrawal and the hold of a substitute, one wins: a
 * substitute whose hold does not stand yet gets no seat.
 */
export const withdrawLink = (
  deps: Deps,
  { gameId, userId }: { gameId: string; userId: string },
): Promise<{ success: true } | Refused<'GAME_NOT_FOUND' | 'SUBSTITUTE_ENDED'>> =>
  deps.db.transaction(async (tx) => {
    const game = await lockGame(tx, gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const now = deps.clock.now()
    const seat = await readParticipationOf(tx, game.id, userId)
    const link = seat && (await readLinkOf(tx, seat.id))
    if (!link) return refuse('SUBSTITUTE_ENDED')
    const by = { actor: 'guest' as const, actorId: userId }
    const ended = await endLink(deps, tx, game, link, { event: 'revoke', by, now })
    if (ended) await runEffects(deps, tx, game, ended, now)
    return { success: true as const }
  })
