import { canStillLeave, leaveTerms } from '@tomogolf/domain/leave'
import { toMajor, type Money } from '@tomogolf/domain/money'
import { keepsFeeOnRefill } from '@tomogolf/domain/settings'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse, type Refused } from '../../../platform/refusal.ts'
import { advanceNow } from '../holds/advance-hold.usecase.ts'
import { recordTransaction } from '../ledger/ledger.repository.ts'
import { runEffects } from '../run-effects.step.ts'
import { agreedTerms, freeExitOf } from '../agreed-terms.policy.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { lockGame } from '../../games/games.repository.ts'
import {
  lockParticipation,
  moveParticipation,
  readParticipationOf,
} from '../participations.repository.ts'

/**
 * A guest leaves: free up to the boundary or as an undo, afterwards for the whole hold, after the guest has
 * confirmed that amount.
 */
export async function leaveGame(
  deps: Deps,
  request: { gameId: string; userId: string; confirmPenalty: boolean },
): Promise<
  | { penalty: Money | null }
  | Refused<
      | 'GAME_ALREADY_STARTED'
      | 'GAME_NOT_FOUND'
      | 'LEAVE_PENALTY_CONFIRMATION_REQUIRED'
      | 'NOT_JOINED'
      | 'PAYMENT_IN_PROGRESS'
    >
> {
  const left = await deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const game = await lockGame(tx, request.gameId)
    if (!game) return refuse('GAME_NOT_FOUND')
    const seat = await readParticipationOf(tx, game.id, request.userId)
    const participation = seat && (await lockParticipation(tx, seat.id))
    if (participation?.status === 'reserved') return refuse('PAYMENT_IN_PROGRESS')
    if (participation?.status !== 'confirmed') return refuse('NOT_JOINED')
    if (!canStillLeave(game.teeTime, now)) return refuse('GAME_ALREADY_STARTED')
    const { hold } = agreedTerms(participation)
    const { penalty, usesUndo } = leaveTerms(
      {
        teeTime: game.teeTime,
        windowHours: participation.windowHours,
        hold,
        freeExitUntil: freeExitOf(participation, game, now),
        undoUntil: participation.undoUntil,
      },
      now,
    )
    if (penalty && !request.confirmPenalty) {
      return refuse(
        'LEAVE_PENALTY_CONFIRMATION_REQUIRED',
        { amount: toMajor(penalty), currency: penalty.currency },
        { penalty: { amount: toMajor(penalty), currency: penalty.currency } },
      )
    }
    const move = await moveParticipation(
      tx,
      participation,
      penalty ? 'leave_late' : usesUndo ? 'undo' : 'leave_free',
      { actor: 'guest', actorId: request.userId },
      now,
      penalty ? { refillKeepsFee: keepsFeeOnRefill(await readSettings(tx)) } : {},
    )
    if (!move) return refuse('NOT_JOINED')
    if (!penalty)
      await recordTransaction(
        tx,
        request.userId,
        now,
        { game, participation },
        { type: 'left_early_free', counterpartId: game.hostId },
      )
    return { penalty, holdId: await runEffects(deps, tx, game, move, now) }
  })
  if (isRefused(left)) return left
  if (left.holdId) await advanceNow(deps, left.holdId)
  return { penalty: left.penalty }
}
