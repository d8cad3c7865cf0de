import { isCancelled } from '@tomogolf/domain/game'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import type { AfterCommit, ForceCancelEffects } from '../game-ports.types.ts'
import { lockGame, moveGame } from '../games.repository.ts'

export type ForceCancel = {
  gameId: string
  reason: string
  /** The version that the operator saw. */
  version: number
  actorId: string
  ip: string | null
}

type ForceCancelRefusal =
  | 'CONFLICT'
  | 'GAME_ALREADY_TAKEN_PLACE'
  | 'GAME_CANCELLED'
  | 'GAME_NOT_FOUND'
  | 'OWN_ACCOUNT'
  | 'STALE_EDIT'

/**
 * An operator cancels a game at once, inside the departure window too. All players are notified;
 * all funds stay as they are until an operator decides about each.
 */
export async function forceCancelGame(
  deps: Deps,
  effects: ForceCancelEffects,
  input: ForceCancel,
): Promise<{ success: true } | Refused<ForceCancelRefusal>> {
  const result = await deps.db.transaction(
    async (tx): Promise<AfterCommit | Refused<ForceCancelRefusal>> => {
      const now = deps.clock.now()
      const game = await lockGame(tx, input.gameId)
      if (!game) return refuse('GAME_NOT_FOUND')
      // host and guests leave an own game by its terms, not free of charge
      if (await effects.takesPart(tx, input.actorId, game)) return refuse('OWN_ACCOUNT')
      if (isCancelled(game.status)) return refuse('GAME_CANCELLED')
      if (game.status === 'completed') return refuse('GAME_ALREADY_TAKEN_PLACE')
      if (game.version !== input.version) return refuse('STALE_EDIT')
      const cancelled = await moveGame(
        tx,
        game,
        'force_cancel',
        { actor: 'operator', actorId: input.actorId },
        now,
        { cancelReason: input.reason },
      )
      if (!cancelled) return refuse('CONFLICT')
      await writeAudit(tx, now, {
        actorId: input.actorId,
        ip: input.ip,
        action: 'game.force_cancel',
        subject: game.id,
        reason: input.reason,
        before: game.status,
        after: cancelled.status,
      })
      return effects.onGameForceCancelled(tx, cancelled, input, now)
    },
  )
  if (isRefused(result)) return result
  await result()
  return { success: true }
}
