import { and, asc, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AdminReportQuery, AdminReportRow } from '@tomogolf/contract/admin/reports'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Translate } from '@tomogolf/phrases'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { contentReports, contentReportTexts } from '../../moderation/moderation.table.ts'
import { gameColumns, personColumns } from '../columns.read.ts'
import { presentMessageText, toGameDto, toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  type ListFilter,
  type ListResult,
  type ListSource,
} from '../list-query.read.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'

export type ReportQuery = z.output<typeof AdminReportQuery>
type ReportDto = z.input<typeof AdminReportRow>
type Row = Awaited<ReturnType<typeof readReportsByIds>>[number]

const reported = alias(users, 'reported')
const reportedProfile = alias(profiles, 'reported_profile')

const readReportsByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({
      id: contentReports.id,
      report: contentReports,
      game: gameColumns,
      reporter: personColumns(),
      reported: personColumns(reported, reportedProfile),
    })
    .from(contentReports)
    .innerJoin(users, eq(users.id, contentReports.reporterId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(reported, eq(reported.id, contentReports.reportedId))
    .innerJoin(reportedProfile, eq(reportedProfile.userId, reported.id))
    .leftJoin(games, eq(games.id, contentReports.gameId))
    .where(isAnyOf(contentReports.id, ids))

const SOURCE: ListSource<'createdAt', Row> = {
  table: contentReports,
  key: contentReports.id,
  sorts: { createdAt: contentReports.createdAt },
  defaultSort: 'createdAt',
  readByIds: readReportsByIds,
}
const STATES = {
  open: isNull(contentReports.decidedAt),
  decided: isNotNull(contentReports.decidedAt),
}
const toFilter = (query: ReportQuery): ListFilter => ({
  conditions: [
    equals(contentReports.id, query.id),
    query.state && STATES[query.state],
    equals(contentReports.kind, query.kind),
    equals(contentReports.reportedId, query.user),
    equals(contentReports.gameId, query.game),
  ],
})

/** Only what was sent with the reports: this module reads no conversation. */
const readTexts = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({ text: contentReportTexts, sender: personColumns() })
    .from(contentReportTexts)
    .innerJoin(users, eq(users.id, contentReportTexts.senderId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .where(isAnyOf(contentReportTexts.reportId, ids))
    .orderBy(asc(contentReportTexts.position))

async function countOpen(tx: Tx, rows: readonly Row[]): Promise<ReadonlyMap<string, number>> {
  const { kind, subjectId } = contentReports
  const found = await tx.orm
    .select({ kind, subjectId, open: count() })
    .from(contentReports)
    .where(
      and(
        isNull(contentReports.decidedAt),
        inArray(
          subjectId,
          rows.map(({ report }) => report.subjectId),
        ),
      ),
    )
    .groupBy(kind, subjectId)
  return new Map(found.map((one) => [`${one.kind} ${one.subjectId}`, one.open]))
}

async function toReportDtos(tx: Tx, rows: readonly Row[], t: Translate): Promise<ReportDto[]> {
  if (rows.length === 0) return []
  const people = await readPeople(
    tx,
    rows.map(({ report }) => report.decidedBy),
  )
  const texts = await readTexts(
    tx,
    rows.map(({ id }) => id),
  )
  const open = await countOpen(tx, rows)
  return rows.map(({ id, report, reporter, reported: person, game }) => ({
    id,
    kind: report.kind,
    reason: report.reason,
    note: report.note,
    reporter: toPersonDto(reporter),
    reported: toPersonDto(person),
    game: game && toGameDto(game),
    createdAt: iso(report.createdAt),
    texts: texts
      .filter(({ text }) => text.reportId === id)
      .map(({ text, sender }) => ({
        sender: toPersonDto(sender),
        at: iso(text.at),
        text: presentMessageText(t, text),
        isReported: text.isReported,
      })),
    sameOpen: open.get(`${report.kind} ${report.subjectId}`) ?? 0,
    decidedAt: isoOrNull(report.decidedAt),
    decidedBy: nameFrom(people, report.decidedBy),
    outcome: report.outcome,
    removed: report.removed,
    rule: report.rule,
    decision: report.decision,
  }))
}

export async function listReports(
  tx: Tx,
  query: ReportQuery,
  t: Translate,
): Promise<ListResult<ReportDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toReportDtos(tx, rows, t) }
}
export async function listAllReports(
  tx: Tx,
  query: ReportQuery,
  t: Translate,
): Promise<ReportDto[]> {
  return toReportDtos(tx, await readAll(tx, SOURCE, toFilter(query), query.sort), t)
}
