import type { Deps } from '../../deps.ts'
import { notify } from '../../platform/notify.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { lockUser } from '../accounts/accounts.repository.ts'
import { readGame } from '../games/games.repository.ts'
import { decideReportRow, readReport } from '../participations/cases/reports.repository.ts'
import { writeAudit } from '../settings/audit.repository.ts'
import { removeStrikeIn } from './remove-strike.usecase.ts'
import { readStrike } from './standing.repository.ts'

type Decision = {
  reportId: string
  outcome: 'accepted' | 'rejected'
  reason: string
  actorId: string
  ip: string | null
}
/** An operator decides an appeal, with a reason that the person reads. Accepted, the strike goes, with the suspension it caused; money is given back by hand, in the transactions of the game. */
export async function decideAppeal(
  deps: Deps,
  d: Decision,
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now(),
      seen = await readReport(tx, d.reportId)
    if (seen?.reason !== 'appeal') return refuse('NOT_FOUND')
    await lockUser(tx, seen.reporterId)
    if (
      !(await decideReportRow(tx, seen.id, {
        fixedAt: now,
        fixedBy: d.actorId,
        note: d.reason,
        outcome: d.outcome,
      }))
    )
      return refuse('ALREADY_DONE')
    const strike =
      d.outcome === 'accepted' && seen.strikeId !== null
        ? await readStrike(tx, seen.reporterId, seen.strikeId)
        : undefined
    const strikeRemoved = strike !== undefined && strike.removedAt === null
    if (strikeRemoved)
      await removeStrikeIn(
        deps,
        tx,
        {
          userId: seen.reporterId,
          strikeId: strike.id,
          reason: d.reason,
          actorId: d.actorId,
          ip: d.ip,
        },
        now,
      )
    const game = seen.gameId === null ? undefined : await readGame(tx, seen.gameId)
    await writeAudit(tx, now, {
      actorId: d.actorId,
      ip: d.ip,
      action: 'appeal.decide',
      subject: seen.reporterId,
      reason: d.reason,
      before: 'open',
      after: d.outcome,
    })
    await notify(deps.jobs, tx, {
      userId: seen.reporterId,
      kind: 'appeal_decided',
      params: {
        game: game ? toMessageGame(game) : null,
        outcome: d.outcome,
        strikeRemoved,
        reason: d.reason,
      },
    })
    return { success: true as const }
  })
}
