import { eq, sql } from 'drizzle-orm'
import { unionAll, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AuditQuery, AuditRow } from '@tomogolf/contract/admin/system.schemas'
import { maskEmailsIn, maskLogged, maskOrNull } from '@tomogolf/domain/people/masking'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { courses } from '../../courses/courses.table.ts'
import { games } from '../../games/games.table.ts'
import { contentReports } from '../../moderation/moderation.table.ts'
import { gameQuestions } from '../../games/questions/questions.table.ts'
import { cases, gameReports } from '../../participations/cases/cases.table.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { disputes } from '../../participations/disputes/disputes.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { invitations } from '../../participations/invitations/invitations.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { paymentApprovals } from '../../participations/payment-approvals/payment-approvals.table.ts'
import { refunds } from '../../participations/refunds/refunds.table.ts'
import { waitingEntries } from '../../participations/waiting/waiting.table.ts'
import { payoutBatches, payouts } from '../../payouts/payouts.table.ts'
import { requests } from '../../requests/requests.table.ts'
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

const fullNameOf = sql<string>`concat_ws(' ', ${profiles.firstName}, ${profiles.lastName})`
const personAt = sql<string>`concat_ws(' · ', nullif(${fullNameOf}, ''), ${games.courseName})`

type GamePerson = {
  readonly id: AnyPgColumn
  readonly gameId: AnyPgColumn
  readonly userId: AnyPgColumn
}
/** Records that have a game and a person themselves. */
const GAME_PERSONS: readonly GamePerson[] = [
  { id: charges.id, gameId: charges.gameId, userId: charges.userId },
  { id: disputes.id, gameId: disputes.gameId, userId: disputes.userId },
  { id: refunds.id, gameId: refunds.gameId, userId: refunds.userId },
  { id: waitingEntries.id, gameId: waitingEntries.gameId, userId: waitingEntries.guestId },
  { id: invitations.id, gameId: invitations.gameId, userId: invitations.guestId },
  { id: gameQuestions.id, gameId: gameQuestions.gameId, userId: gameQuestions.askerId },
  { id: gameReports.id, gameId: gameReports.gameId, userId: gameReports.reporterId },
  { id: contentReports.id, gameId: contentReports.gameId, userId: contentReports.reportedId },
  { id: transactions.id, gameId: transactions.gameId, userId: transactions.userId },
  { id: paymentApprovals.id, gameId: paymentApprovals.gameId, userId: paymentApprovals.personId },
]
const nameByGamePerson = (
  tx: Tx,
  { id, gameId, userId }: GamePerson,
  subjects: readonly string[],
) =>
  tx.orm
    .select({ id: sql<string>`${id}`, name: personAt })
    .from(id.table)
    .leftJoin(games, eq(games.id, gameId))
    .leftJoin(profiles, eq(profiles.userId, userId))
    .where(isAnyOf(id, subjects))

/**
 * Games and courses by name, threads by reference and sender, batches by their day, and the other
 * records by person and course.
 */
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
      .select({ id: cases.id, name: personAt })
      .from(cases)
      .innerJoin(games, eq(games.id, cases.gameId))
      .leftJoin(participations, eq(participations.id, cases.participationId))
      .leftJoin(profiles, eq(profiles.userId, participations.guestId))
      .where(isAnyOf(cases.id, subjects)),
    tx.orm
      .select({ id: games.id, name: games.courseName })
      .from(games)
      .where(isAnyOf(games.id, subjects)),
    tx.orm
      .select({ id: courses.id, name: courses.nameEn })
      .from(courses)
      .where(isAnyOf(courses.id, subjects)),
    tx.orm
      .select({
        id: requests.id,
        name: sql<string>`${requests.reference} || ' · ' || ${requests.name}`,
      })
      .from(requests)
      .where(isAnyOf(requests.id, subjects)),
    tx.orm
      .select({ id: payoutBatches.id, name: sql<string>`${payoutBatches.day}` })
      .from(payoutBatches)
      .where(isAnyOf(payoutBatches.id, subjects)),
    tx.orm
      .select({ id: payouts.id, name: fullNameOf })
      .from(payouts)
      .innerJoin(profiles, eq(profiles.userId, payouts.hostId))
      .where(isAnyOf(payouts.id, subjects)),
    ...GAME_PERSONS.map((kind) => nameByGamePerson(tx, kind, subjects)),
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
