import { eq, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AuditQuery, AuditRow } from '@tomogolf/contract/admin/system.schemas'
import { maskEmailsIn, maskLogged, maskOrNull } from '@tomogolf/domain/people/masking'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { courses } from '../../courses/courses.table.ts'
import { games } from '../../games/games.table.ts'
import { cases } from '../../participations/cases/cases.table.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { paymentApprovals } from '../../participations/payment-approvals/payment-approvals.table.ts'
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

const personAt = sql<string>`concat_ws(' · ',
  nullif(concat_ws(' ', ${profiles.firstName}, ${profiles.lastName}), ''), ${games.courseName})`

/** Games and courses by name; holds, transactions, cases and approvals by person and course. */
async function readSubjectNames(tx: Tx, subjects: readonly string[]): Promise<Map<string, string>> {
  const rows = await unionAll(
    tx.orm
      .select({ id: holds.id, name: personAt })
      .from(holds)
      .innerJoin(participations, eq(participations.id, holds.participationId))
      .innerJoin(games, eq(games.id, participations.gameId))
      .leftJoin(profiles, eq(profiles.userId, holds.guestId))
      .where(isAnyOf(holds.id, subjects)),
    tx.orm
      .select({ id: transactions.id, name: personAt })
      .from(transactions)
      .leftJoin(games, eq(games.id, transactions.gameId))
      .leftJoin(profiles, eq(profiles.userId, transactions.userId))
      .where(isAnyOf(transactions.id, subjects)),
    tx.orm
      .select({ id: charges.id, name: personAt })
      .from(charges)
      .innerJoin(games, eq(games.id, charges.gameId))
      .leftJoin(profiles, eq(profiles.userId, charges.userId))
      .where(isAnyOf(charges.id, subjects)),
    tx.orm
      .select({ id: cases.id, name: personAt })
      .from(cases)
      .innerJoin(games, eq(games.id, cases.gameId))
      .leftJoin(participations, eq(participations.id, cases.participationId))
      .leftJoin(profiles, eq(profiles.userId, participations.guestId))
      .where(isAnyOf(cases.id, subjects)),
    tx.orm
      .select({ id: paymentApprovals.id, name: personAt })
      .from(paymentApprovals)
      .innerJoin(games, eq(games.id, paymentApprovals.gameId))
      .leftJoin(profiles, eq(profiles.userId, paymentApprovals.personId))
      .where(isAnyOf(paymentApprovals.id, subjects)),
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
    subject: maskEmailsIn(row.subject),
    reason: maskOrNull(row.reason, maskEmailsIn),
    before: maskOrNull(row.before, maskLogged),
    after: maskOrNull(row.after, maskLogged),
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
