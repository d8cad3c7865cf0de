import type { Deps } from '../../deps.ts'
import { settleThreads } from '../../platform/inbox.ts'
import { notify } from '../../platform/notify.ts'
import { lockUser } from '../accounts/accounts.repository.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { toMessageGame } from '@tomogolf/messages/params'
import { readGame } from '../games/games.repository.ts'
import { decideReportRow, readReport } from '../participations/cases/reports.repository.ts'
import { concerns } from '../participations/players.read.ts'
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
/**
 * An operator decides an appeal, with a reason that the user reads. An accepted appeal removes the
 * strike and the suspension it caused. Refunds are made separately, in the game's transactions.
 */
export async function decideAppeal(
  deps: Deps,
  decision: Decision,
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now(),
      seen = await readReport(tx, decision.reportId)
    if (seen?.reason !== 'appeal') return refuse('NOT_FOUND')
    const subject = { personId: seen.reporterId, gameId: seen.gameId }
    if (await concerns(tx, subject, decision.actorId)) return refuse('OWN_ACCOUNT')
    await lockUser(tx, seen.reporterId)
    if (
      !(await decideReportRow(tx, seen.id, {
        fixedAt: now,
        fixedBy: decision.actorId,
        note: decision.reason,
        outcome: decision.outcome,
      }))
    )
      return refuse('ALREADY_DONE')
    const strike =
      decision.outcome === 'accepted' && seen.strikeId !== null
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
          reason: decision.reason,
          actorId: decision.actorId,
          ip: decision.ip,
        },
        now,
      )
    const game = seen.gameId === null ? undefined : await readGame(tx, seen.gameId)
    await writeAudit(tx, now, {
      actorId: decision.actorId,
      ip: decision.ip,
      action: 'appeal.decide',
      subject: seen.reporterId,
      reason: decision.reason,
      before: 'open',
      after: decision.outcome,
    })
    await settleThreads(deps.jobs, tx, { ids: [seen.id], operatorId: decision.actorId })
    await notify(deps.jobs, tx, {
      userId: seen.reporterId,
      kind: 'appeal_decided',
      params: {
        game: game ? toMessageGame(game) : null,
        outcome: decision.outcome,
        strikeRemoved,
        reason: decision.reason,
      },
    })
    return { success: true as const }
  })
}
