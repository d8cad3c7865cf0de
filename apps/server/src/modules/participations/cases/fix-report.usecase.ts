import type { Deps } from '../../../deps.ts'
import { refuse, type Refused } from '../../../platform/refusal.ts'
import { writeAudit } from '../../settings/audit.repository.ts'
import { fixReportRow, readReport } from './reports.repository.ts'

/** An operator says how a reported problem was fixed; once. */
export async function fixReport(
  deps: Deps,
  f: { reportId: string; note: string; actorId: string; ip: string | null },
): Promise<{ success: true } | Refused<'ALREADY_DONE' | 'NOT_FOUND'>> {
  return deps.db.transaction(async (tx) => {
    const now = deps.clock.now()
    const report = await readReport(tx, f.reportId)
    // an appeal is decided, not fixed
    if (!report || report.reason === 'appeal') return refuse('NOT_FOUND')
    if (!(await fixReportRow(tx, report.id, { fixedAt: now, fixedBy: f.actorId, note: f.note })))
      return refuse('ALREADY_DONE')
    await writeAudit(tx, now, {
      actorId: f.actorId,
      ip: f.ip,
      action: 'issue.fix',
      subject: report.id,
      reason: f.note,
      before: 'open',
      after: 'fixed',
    })
    return { success: true as const }
  })
}
