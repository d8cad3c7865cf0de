import type { SeriesScope } from '@tomogolf/domain/series/weekly-series'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import type { AfterCommit, GameEffects } from '../game-ports.types.ts'
import { cancelRefusal } from '../games.policy.ts'
import { lockGame, moveGame } from '../games.repository.ts'
import { refuseFollowing } from '../series/series.policy.ts'
import { lockFollowing } from '../series/series.repository.ts'
import { undoIfRefused } from '../series/undo-if-refused.step.ts'

type CancelRefusals =
  | 'CONFLICT'
  | 'FORBIDDEN'
  | 'GAME_ALREADY_STARTED'
  | 'GAME_CANCELLED'
  | 'GAME_NOT_FOUND'
  | 'PROTECTED_BOOKING'
  | 'SERIES_GAME_REFUSED'

/**
 * The host cancels the game, or with `scope` also the later ones of its weekly series: all or none.
 * Every hold is released and every guest notified. With guests inside the departure window only an
 * operator can cancel, unless too few have joined and it is undecided.
 */
export async function cancelGame(
  deps: Deps,
  effects: Pick<GameEffects, 'onGameCancelled'>,
  userId: string,
  gameId: string,
  { reason, scope }: { readonly reason: string; readonly scope?: SeriesScope | undefined },
): Promise<{ success: true } | Refused<CancelRefusals>> {
  const result = await undoIfRefused(
    deps.db,
    async (tx): Promise<AfterCommit[] | Refused<CancelRefusals>> => {
      const now = deps.clock.now()
      const [game, ...following] =
        scope === 'following'
          ? await lockFollowing(tx, gameId, userId)
          : [await lockGame(tx, gameId)]
      const settings = await readSettings(tx)
      const notAllowed = cancelRefusal(game, userId, now, settings)
      if (notAllowed || !game) return notAllowed ?? refuse('GAME_NOT_FOUND')
      const afterCommit: AfterCommit[] = []
      for (const one of [game, ...following]) {
        if (!one) continue
        if (one !== game && cancelRefusal(one, userId, now, settings)) return refuseFollowing(one)
        const cancelled = await moveGame(
          tx,
          one,
          'cancel',
          { actor: 'host', actorId: userId },
          now,
          { cancelReason: reason || null },
        )
        if (!cancelled) return one === game ? refuse('CONFLICT') : refuseFollowing(one)
        afterCommit.push(await effects.onGameCancelled(tx, cancelled, now))
      }
      return afterCommit
    },
  )
  if (isRefused(result)) return result
  for (const run of result) await run()
  return { success: true }
}
