import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notify } from '../../platform/notify.ts'
import type { ForceCancelEffects } from '../games/game-ports.ts'
import { advanceNow } from './holds/advance-hold.usecase.ts'
import { recordTransaction } from './ledger/ledger.repository.ts'
import { readHoldOf } from './holds/holds.repository.ts'
import { openCase } from './cases/open-case.ts'
import { runEffects } from './participation-effects.ts'
import {
  listSeated,
  lockParticipation,
  moveParticipation,
  type GameRow,
} from './participations.repository.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { termsOf } from './agreed-terms.ts'

/** What an operator's cancellation means: every seat ends, every hold is frozen with a case for each that stands, and host and guests are told. */
export const forceCancelEffects = (deps: Deps): ForceCancelEffects => ({
  onGameForceCancelled: async (tx, game, { actorId, reason }, now) => {
    const seated = await listSeated(tx, game.id)
    const holdIds: string[] = []
    for (const { id } of seated) {
      const p = await lockParticipation(tx, id)
      const move =
        p && (await moveParticipation(tx, p, 'force_cancel', { actor: 'operator', actorId }, now))
      if (!move) {
        // who has checked in has paid and stays so, but is told as well
        if (p)
          await notify(deps.jobs, tx, {
            userId: p.guestId,
            kind: 'game_cancelled_guest',
            params: {
              ...toMessageGame(game),
              by: 'operator',
              reason,
              hold: termsOf(p).hold,
              fate: 'kept',
            },
          })
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

/** A hold that was never placed has nothing to decide: it is simply not placed any more. One whose placing is unanswered may yet stand. */
async function openCaseFor(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  participationId: string,
  now: Instant,
): Promise<void> {
  const hold = await readHoldOf(tx, participationId)
  if (hold && ['authorised', 'placing', 'unknown'].includes(hold.status))
    await openCase(
      deps,
      tx,
      { kind: 'force_cancelled', gameId: game.id, participationId, holdId: hold.id },
      now,
    )
}
