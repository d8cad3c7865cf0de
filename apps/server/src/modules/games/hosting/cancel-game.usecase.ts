import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import type { AfterCommit, GameEffects } from '../game-ports.types.ts'
import { cancelRefusal } from '../games.policy.ts'
import { lockGame, moveGame } from '../games.repository.ts'

/**
 * The host cancels the game. Every hold is released and every guest notified. With guests inside
 * the departure window only an operator can cancel, unless too few have joined and it is undecided.
 */
export async function cancelGame(
  deps: Deps,
  effects: Pick<GameEffects, 'onGameCancelled'>,
  userId: string,
  gameId: string,
  reason: string,
): Promise<
  | { success: true }
  | Refused<
      | 'CONFLICT'
      | 'FORBIDDEN'
      | 'GAME_ALREADY_STARTED'
      | 'GAME_CANCELLED'
      | 'GAME_NOT_FOUND'
      | 'PROTECTED_BOOKING'
    >
> {
  const result = await deps.db.transaction(
    async (
      tx,
    ): Promise<
      | AfterCommit
      | Refused<
          | 'CONFLICT'
          | 'FORBIDDEN'
          | 'GAME_ALREADY_STARTED'
          | 'GAME_CANCELLED'
          | 'GAME_NOT_FOUND'
          | 'PROTECTED_BOOKING'
        >
    > => {
      const now = deps.clock.now()
      const game = await lockGame(tx, gameId)
      const refusal = cancelRefusal(game, userId, now, await readSettings(tx))
      if (refusal || !game) return refusal ?? refuse('GAME_NOT_FOUND')
      const cancelled = await moveGame(
        tx,
        game,
        'cancel',
        { actor: 'host', actorId: userId },
        now,
        {
          cancelReason: reason || null,
        },
      )
      return cancelled ? effects.onGameCancelled(tx, cancelled, now) : refuse('CONFLICT')
    },
  )
  if (isRefused(result)) return result
  await result()
  return { success: true }
}
