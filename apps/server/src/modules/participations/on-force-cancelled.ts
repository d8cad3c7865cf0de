import { MAY_STAND } from '@tomogolf/domain/machines/hold-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import type { ForceCancelEffects } from '../games/game-ports.types.ts'
import { readSeatsOfMove } from './companions/message-seats.read.ts'
import { closeWaitingList } from './waiting/end-waiting.step.ts'
import { closeRequests } from './approval/close-requests.step.ts'
import { advanceNow } from './holds/advance-hold.usecase.ts'
import { recordTransaction } from './ledger/ledger.repository.ts'
import { readHoldOf } from './holds/holds.repository.ts'
import { endReview } from './presence/end-review.step.ts'
import { openCase } from './cases/open-case.step.ts'
import { runEffects } from './run-effects.step.ts'
import { takesPart } from './players.read.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  type GameRow,
  type Participation,
} from './participations.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { agreedTerms } from './agreed-terms.policy.ts'

/**
 * Ends every seat of a game that an operator cancels, freezes the holds, opens a case for each hold
 * that may stand, and notifies host and guests.
 */
export const forceCancelEffects = (deps: Deps): ForceCancelEffects => ({
  takesPart,
  onGameForceCancelled: async (tx, game, { actorId, reason }, now) => {
    const seated = await listSeated(tx, game.id)
    const holdIds: string[] = []
    await endReview(tx, game, { actor: 'operator', actorId }, reason, now)
    const ending = {
      why: 'cancelled' as const,
      by: { actor: 'operator' as const, actorId },
      now,
    }
    await closeRequests(deps, tx, game, ending)
    await closeWaitingList(deps, tx, game, ending)
    for (const { id } of seated) {
      const participation = await lockParticipation(tx, id)
      const move =
        participation &&
        (await moveParticipation(
          tx,
          participation,
          'force_cancel',
          { actor: 'operator', actorId },
          now,
        ))
      if (!move) {
        if (participation) await notifyOfKept(deps, tx, game, participation, reason)
        continue
      }
      const holdId = await runEffects(deps, tx, game, move, now)
      if (holdId) holdIds.push(holdId)
      await openCaseFor(deps, tx, game, id, now)
    }
    await recordTransaction(tx, game.hostId, now, { game }, { type: 'game_cancelled' })
    await notify(deps.jobs, tx, {
      userId: game.hostId,
      kind: 'game_cancelled_host',
      params: { ...toMessageGame(game), reason, guests: seated.length },
    })
    return async () => {
      for (const id of holdIds) await advanceNow(deps, id)
    }
  },
})

/**
 * A guest who is checked in keeps the seat and the charge, but is notified too: once, with the
 * companions who are there.
 */
async function notifyOfKept(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  kept: Participation,
  reason: string,
): Promise<void> {
  const seats = await readSeatsOfMove(tx, 'guest', {
    before: kept,
    after: kept,
    transition: { on: 'force_cancel' },
  })
  if (!seats) return
  await notify(deps.jobs, tx, {
    userId: kept.guestId,
    kind: 'game_cancelled_guest',
    params: {
      ...toMessageGame(game),
      ...seats,
      by: 'operator',
      reason,
      hold: agreedTerms(kept).hold,
      fate: 'kept',
    },
  })
}

/** A hold that was never placed needs no decision. */
async function openCaseFor(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  participationId: string,
  now: Instant,
): Promise<void> {
  const hold = await readHoldOf(tx, participationId)
  if (hold && MAY_STAND.includes(hold.status))
    await openCase(
      deps,
      tx,
      { kind: 'force_cancelled', gameId: game.id, participationId, holdId: hold.id },
      now,
    )
}
