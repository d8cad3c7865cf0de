import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { notifyOperator } from '../../platform/notify-external.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { lockUser } from '../accounts/accounts.repository.ts'
import { readGame } from '../games/games.repository.ts'
import { insertReport } from '../participations/attendance/attendance.repository.ts'
import { readChargesAgainstHost } from '../participations/charges/charges.repository.ts'
import { readParticipationOf } from '../participations/participations.repository.ts'
import { listAppealsOf } from '../participations/cases/reports.repository.ts'
import { listActiveStrikes } from './standing.repository.ts'

/**
 * Somebody says that a strike or a penalty is wrong; an operator decides. A strike that a game caused and what that game cost are one thing,
 * whichever of them is named. One appeal about one thing.
 */
export async function appeal(
  deps: Deps,
  a: { userId: string; strikeId?: string | undefined; gameId?: string | undefined; text: string },
): Promise<{ id: string } | Refused<'ALREADY_DONE' | 'APPEAL_NOT_POSSIBLE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    if (!(await lockUser(tx, a.userId))) return refuse('NOT_FOUND')
    const strikes = await listActiveStrikes(tx, a.userId)
    const strike = strikes.find((s) =>
      a.strikeId !== undefined ? s.id === a.strikeId : s.gameId === a.gameId,
    )
    const gameId = strike?.gameId ?? a.gameId ?? null
    if (!strike && (gameId === null || !(await readGame(tx, gameId)))) return refuse('NOT_FOUND')
    if (!strike && !(await costThem(tx, gameId!, a.userId))) return refuse('APPEAL_NOT_POSSIBLE')
    const same = (await listAppealsOf(tx, a.userId)).some((one) =>
      gameId !== null ? one.gameId === gameId : one.strikeId === strike?.id,
    )
    if (same) return refuse('ALREADY_DONE')
    const id = newId(),
      game = gameId === null ? undefined : await readGame(tx, gameId)
    await insertReport(tx, {
      id,
      gameId,
      reporterId: a.userId,
      reason: 'appeal',
      message: a.text,
      strikeId: strike?.id ?? null,
      createdAt: now,
    })
    await notifyOperator(deps.jobs, tx, {
      subjectKey: 'case_opened',
      replyTo: null,
      params: {
        reference: id,
        ...(game && { course: game.courseName, teeTime: { at: game.teeTime } }),
        message: a.text,
      },
    })
    await notify(deps.jobs, tx, {
      userId: a.userId,
      kind: 'appeal_received',
      params: { game: game ? toMessageGame(game) : null },
    })
    return { id }
  })
}

/** Whether a game cost somebody a penalty: a no-show or a late leave as guest, or an absence as host. */
async function costThem(tx: Tx, gameId: string, userId: string): Promise<boolean> {
  const place = await readParticipationOf(tx, gameId, userId)
  return (
    place?.status === 'no_show' ||
    place?.status === 'left_late' ||
    (await readChargesAgainstHost(tx, gameId, userId))
  )
}
