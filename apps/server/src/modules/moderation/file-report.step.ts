import {
  lastDay,
  reportRefusal,
  type ReportRefusal,
} from '@tomogolf/domain/moderation/content-reports'
import { toMessageCourse } from '@tomogolf/messages/params'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { openThread } from '../../platform/inbox.ts'
import { notifyOperator } from '../../platform/notify-external.ts'
import { refuse, type Refused } from '../../platform/refusal.ts'
import { newId } from '../../platform/security/ids.ts'
import { readGame } from '../games/games.repository.ts'
import {
  insertReport,
  readReportedBefore,
  type Report,
  type ReportText,
} from './reports.repository.ts'

/** What the reporter wrote. */
export type Complaint = Pick<Report, 'reporterId' | 'reason' | 'note'>
export type Filed = { success: true } | Refused<'NOT_FOUND' | ReportRefusal>

/**
 * Files a report within the limits of its reporter, whose account is locked. The mail to the
 * operator does not contain what was written: it is read in the back-office alone.
 */
export async function fileReport(
  { clock, jobs }: Pick<Deps, 'clock' | 'jobs'>,
  tx: Tx,
  report: Complaint & Pick<Report, 'kind' | 'subjectId' | 'gameId' | 'reportedId'>,
  texts: readonly Omit<ReportText, 'reportId'>[],
): Promise<Filed> {
  const now = clock.now()
  const { kind, subjectId, reporterId } = report
  const before = await readReportedBefore(tx, { kind, subjectId, reporterId, since: lastDay(now) })
  const refusal = reportRefusal({ ...report, ...before })
  if (refusal) return refuse(refusal)
  const id = newId()
  await insertReport(tx, { ...report, id, createdAt: now }, texts)
  const game = report.gameId === null ? undefined : await readGame(tx, report.gameId)
  await openThread(jobs, tx, {
    id,
    kind: 'report',
    userId: reporterId,
    fields: {
      source: 'content',
      reason: report.reason,
      message: report.note,
      gameId: report.gameId,
    },
  })
  await notifyOperator(jobs, tx, {
    subjectKey: 'content_report',
    params: {
      reference: id,
      ...(game && { course: toMessageCourse(game), teeTime: { at: game.teeTime } }),
    },
  })
  return { success: true }
}
