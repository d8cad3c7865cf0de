import { toMessageGame } from '@tomogolf/messages/params'
import type { Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notify } from '../../../platform/notify.ts'
import { openAbsenceCase } from '../cases/open-case.step.ts'
import type { GameRow } from '../participations.repository.ts'
import { insertReview, isAbsenceDecided, readOpenReview } from './presence.repository.ts'

/**
 * A guest reports before settlement that the host is not there. From now on nothing of this game is
 * captured by a rule, until an operator decides or the host's time for a statement is over. The host
 * is asked at once, and again at settlement. What an operator has decided about the game is not
 * opened by another report: the host would have to answer again, or pay for being silent.
 */
export async function freezeGame(
  deps: Deps,
  tx: Tx,
  game: GameRow,
  reporterId: string,
  now: Instant,
): Promise<void> {
  if ((await readOpenReview(tx, game.id)) || (await isAbsenceDecided(tx, game.id))) return
  await insertReview(
    tx,
    { gameId: game.id, hostId: game.hostId, kind: 'report', answerUntil: null, createdAt: now },
    { actor: 'guest', actorId: reporterId },
  )
  await openAbsenceCase(deps, tx, game, now, null)
  await notifyReportedHost(deps, tx, game, null)
}
/** `answerUntil` null: the game is not over, and the host's time does not run yet. */
export const notifyReportedHost = (
  deps: Deps,
  tx: Tx,
  game: GameRow,
  answerUntil: Instant | null,
): Promise<void> =>
  notify(deps.jobs, tx, {
    userId: game.hostId,
    kind: 'host_reported',
    params: {
      ...toMessageGame(game),
      answerUntil: answerUntil === null ? null : { at: answerUntil },
    },
  })
