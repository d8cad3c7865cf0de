import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { openThread } from '../../platform/inbox.ts'
import { newId } from '../../platform/security/ids.ts'
import { notifyOperator } from '../../platform/notify-external.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { toMessageCourse, toMessageGame } from '@tomogolf/messages/params'
import { lockUser } from '../accounts/accounts.repository.ts'
import { readGame } from '../games/games.repository.ts'
import { insertReport } from '../participations/attendance/attendance.repository.ts'
import { isHostCharged } from '../participations/charges/charges.repository.ts'
import { readParticipationOf } from '../participations/participations.repository.ts'
import { listAppealsOf } from '../participations/cases/reports.repository.ts'
import { listActiveStrikes } from './standing.repository.ts'

/**
 * Appeals against a strike or a penalty; an operator decides. A strike and the penalty of the same
 * game are one subject, whichever is named. One appeal per subject.
 */
export async function submitAppeal(
  deps: Deps,
  request: {
    userId: string
    strikeId?: string | undefined
    gameId?: string | undefined
    text: string
  },
): Promise<{ id: string } | Refused<'ALREADY_DONE' | 'APPEAL_NOT_POSSIBLE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    if (!(await lockUser(tx, request.userId))) return refuse('NOT_FOUND')
    const strikes = await listActiveStrikes(tx, request.userId)
    const strike = strikes.find((active) =>
      request.strikeId !== undefined
        ? active.id === request.strikeId
        : active.gameId === request.gameId,
    )
    const gameId = strike?.gameId ?? request.gameId ?? null
    if (!strike && (gameId === null || !(await readGame(tx, gameId)))) return refuse('NOT_FOUND')
    if (!strike && !(await causedPenalty(tx, gameId!, request.userId)))
      return refuse('APPEAL_NOT_POSSIBLE')
    const same = (await listAppealsOf(tx, request.userId)).some((one) =>
      gameId !== null ? one.gameId === gameId : one.strikeId === strike?.id,
    )
    if (same) return refuse('ALREADY_DONE')
    const id = newId(),
      game = gameId === null ? undefined : await readGame(tx, gameId)
    await insertReport(tx, {
      id,
      gameId,
      reporterId: request.userId,
      reason: 'appeal',
      message: request.text,
      strikeId: strike?.id ?? null,
      createdAt: now,
    })
    await openThread(deps.jobs, tx, {
      id,
      kind: 'appeal',
      userId: request.userId,
      fields: { source: 'issue', reason: 'appeal', message: request.text, gameId },
    })
    await notifyOperator(deps.jobs, tx, {
      subjectKey: 'case_opened',
      params: {
        reference: id,
        ...(game && { course: toMessageCourse(game), teeTime: { at: game.teeTime } }),
        message: request.text,
      },
    })
    await notify(deps.jobs, tx, {
      userId: request.userId,
      kind: 'appeal_received',
      params: { game: game ? toMessageGame(game) : null },
    })
    return { id }
  })
}

/**
 * Whether a game caused the user a penalty: as guest for a no-show or late leave, as host for an
 * absence.
 */
async function causedPenalty(tx: Tx, gameId: string, userId: string): Promise<boolean> {
  const place = await readParticipationOf(tx, gameId, userId)
  return (
    place?.status === 'no_show' ||
    place?.status === 'left_late' ||
    (await isHostCharged(tx, gameId, userId))
  )
}
