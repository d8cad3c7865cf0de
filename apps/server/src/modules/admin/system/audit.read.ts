import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AuditQuery, AuditRow } from '@tomogolf/contract/admin/system.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { courses } from '../../courses/courses.table.ts'
import { games } from '../../games/games.table.ts'
import { auditLog } from '../../settings/settings.table.ts'
import {
  equals,
  inJapanDays,
  isAnyOf,
  readAll,
  readPage,
  type ListFilter,
  type ListResult,
  type ListSource,
} from '../list-query.read.ts'
import { readPeople } from '../users/people.read.ts'

export type AuditListQuery = z.output<typeof AuditQuery>
type AuditDto = z.input<typeof AuditRow>
type Row = typeof auditLog.$inferSelect

const SOURCE: ListSource<'at', Row> = {
  table: auditLog,
  key: auditLog.id,
  sorts: { at: auditLog.at },
  defaultSort: '-at',
  readByIds: (tx, ids) => tx.orm.select().from(auditLog).where(isAnyOf(auditLog.id, ids)),
}

const toFilter = (query: AuditListQuery): ListFilter => ({
  conditions: [
    equals(auditLog.id, query.id),
    equals(auditLog.action, query.action),
    equals(auditLog.actorId, query.actor),
    equals(auditLog.subject, query.subject),
    inJapanDays(auditLog.at, query.from, query.to),
  ],
})

/** Names of the games and courses among the subjects. */
async function readSubjectNames(tx: Tx, subjects: readonly string[]): Promise<Map<string, string>> {
  const rows = await unionAll(
    tx.orm
      .select({ id: games.id, name: games.courseName })
      .from(games)
      .where(isAnyOf(games.id, subjects)),
    tx.orm
      .select({ id: courses.id, name: courses.nameEn })
      .from(courses)
      .where(isAnyOf(courses.id, subjects)),
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}

async function toAuditDtos(tx: Tx, rows: readonly Row[]): Promise<AuditDto[]> {
  const people = await readPeople(
    tx,
    rows.flatMap((row) => [row.actorId, row.subject]),
  )
  const subjectNames = await readSubjectNames(
    tx,
    rows.map((row) => row.subject),
  )
  return rows.map(({ at, actorId, ...row }) => ({
    ...row,
    at: iso(at),
    actor: actorId === null ? null : (people.get(actorId) ?? null),
    about: people.get(row.subject)?.name ?? subjectNames.get(row.subject) ?? null,
  }))
}

export async function listAudit(tx: Tx, query: AuditListQuery): Promise<ListResult<AuditDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toAuditDtos(tx, rows) }
}

export async function listAllAudit(tx: Tx, query: AuditListQuery): Promise<AuditDto[]> {
  return toAuditDtos(tx, await readAll(tx, SOURCE, toFilter(query), query.sort))
}
