import type { Deps } from '../../../deps.ts'
import { settleThreads } from '../../../platform/inbox.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { concerns } from '../players.read.ts'
import { fixReportRow, readReport } from './reports.repository.ts'

/** Records how an operator fixed a reported problem, once. */
export async function fixReport(
  deps: Deps,
  request: { reportId: string; note: string; actorId: string; ip: string | null },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND' | 'OWN_ACCOUNT'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const report = await readReport(tx, request.reportId)
    // appeals have a use case of their own
    if (!report || report.reason === 'appeal') return refuse('NOT_FOUND')
    const subject = { personId: report.reporterId, gameId: report.gameId }
    if (await concerns(tx, subject, request.actorId)) return refuse('OWN_ACCOUNT')
    if (
      !(await fixReportRow(tx, report.id, {
        fixedAt: now,
        fixedBy: request.actorId,
        note: request.note,
      }))
    )
      return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: request.actorId,
      ip: request.ip,
      action: 'issue.fix',
      subject: report.id,
      reason: request.note,
      before: 'open',
      after: 'fixed',
    })
    await settleThreads(deps.jobs, tx, { ids: [report.id], operatorId: request.actorId })
    return { success: true as const }
  })
}
