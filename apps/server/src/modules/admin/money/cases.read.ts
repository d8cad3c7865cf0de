import { and, eq, isNull, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { AdminCaseQuery, AdminCaseRow } from '@tomogolf/contract/admin/cases/cases.schemas'
import { approvalLimit } from '@tomogolf/domain/payments/approval'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Translate } from '@tomogolf/phrases'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { cases, WITH_STATEMENTS } from '../../participations/cases/cases.table.ts'
import { systemReasonOf } from '../../participations/cases/system-reasons.data.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { presenceReviews } from '../../participations/presence/presence.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { gameColumns, personColumns } from '../columns.read.ts'
import { toAmountDto, toGameDto, toPersonDto, type PersonDto } from '../dto.presenter.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  type ListFilter,
  type ListResult,
  type ListSource,
} from '../list-query.read.ts'
import { isGiven, toTeamPerson } from '../team/assignees.read.ts'
import { readNotes } from '../team/notes.read.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'
import { readCasePayments } from './case-payments.read.ts'
import { readEvidence } from './evidence.read.ts'
import { readStatementMessages } from './statement-messages.read.ts'

export type CaseQuery = z.output<typeof AdminCaseQuery> & { readonly viewerId: string }
type CaseDto = z.input<typeof AdminCaseRow>
export type CaseSummary = Omit<CaseDto, 'evidence' | 'messages' | 'internalNotes'>
type Row = Awaited<ReturnType<typeof readCasesByIds>>[number]

const guest = alias(users, 'guest')
const guestProfile = alias(profiles, 'guest_profile')

function readCasesByIds(tx: Tx, ids: readonly string[]) {
  const placeHold = alias(holds, 'place_hold')
  const holdOfPlace = tx.orm
    .select({ id: placeHold.id })
    .from(placeHold)
    .where(eq(placeHold.participationId, participations.id))
  return tx.orm
    .select({
      id: cases.id,
      case: cases,
      currency: games.currency,
      game: gameColumns,
      host: personColumns(),
      guest: personColumns(guest, guestProfile),
      statement: participations.statement,
      statementAt: participations.statementAt,
      hold: holds,
      review: { status: presenceReviews.status, answerUntil: presenceReviews.answerUntil },
    })
    .from(cases)
    .innerJoin(games, eq(games.id, cases.gameId))
    .innerJoin(users, eq(users.id, games.hostId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(participations, eq(participations.id, cases.participationId))
    .leftJoin(guest, eq(guest.id, participations.guestId))
    .leftJoin(guestProfile, eq(guestProfile.userId, guest.id))
    .leftJoin(
      presenceReviews,
      and(
        eq(cases.kind, 'host_absent'),
        eq(presenceReviews.gameId, cases.gameId),
        isNull(presenceReviews.endedAt),
      ),
    )
    .leftJoin(holds, eq(holds.id, sql`coalesce(${cases.holdId}, ${holdOfPlace})`))
    .where(isAnyOf(cases.id, ids))
}

const SOURCE: ListSource<'createdAt', Row> = {
  table: cases,
  key: cases.id,
  sorts: { createdAt: cases.createdAt },
  defaultSort: 'createdAt',
  readByIds: readCasesByIds,
}

const toFilter = (query: CaseQuery): ListFilter => ({
  conditions: [
    equals(cases.id, query.id),
    equals(cases.status, query.state),
    equals(cases.kind, query.kind),
    equals(cases.gameId, query.game),
    query.assignee === 'me' ? eq(cases.assigneeId, query.viewerId) : undefined,
    query.assignee === 'none' ? not(isGiven(cases.assigneeId)) : undefined,
  ],
})

const toHoldDto = (hold: NonNullable<Row['hold']>): CaseDto['hold'] => ({
  id: hold.id,
  status: hold.status,
  amount: toAmountDto(hold.amountMinor, hold.currency),
  fee: toAmountDto(hold.feeMinor, hold.currency),
  captureBefore: isoOrNull(hold.captureBefore),
})

function assigneeFrom(
  people: ReadonlyMap<string, PersonDto>,
  id: string | null,
): CaseDto['assignee'] {
  const person = id === null ? undefined : people.get(id)
  return person ? toTeamPerson(person) : null
}

async function toCaseSummaries(tx: Tx, rows: readonly Row[]): Promise<CaseSummary[]> {
  const people = await readPeople(
    tx,
    rows.flatMap((row) => [row.case.decidedBy, row.case.assigneeId]),
  )
  const settings = await readSettings(tx)
  const payments = await readCasePayments(
    tx,
    rows.map((row) => row.case),
  )
  return rows.map((row) => ({
    id: row.id,
    kind: row.case.kind,
    state: row.case.status,
    createdAt: iso(row.case.createdAt),
    game: toGameDto(row.game),
    host: toPersonDto(row.host),
    guest: row.guest.id === null ? null : toPersonDto(row.guest),
    statement: row.statement,
    statementAt: isoOrNull(row.statementAt),
    hold: row.hold && toHoldDto(row.hold),
    details: row.case.details,
    dueAt: isoOrNull(row.case.dueAt),
    disputeId: row.case.kind === 'dispute' ? row.case.details : null,
    decidedAt: isoOrNull(row.case.decidedAt),
    decidedBy: nameFrom(people, row.case.decidedBy),
    reason: row.case.reason,
    systemReason: row.case.decidedBy === null ? systemReasonOf(row.case.reason) : null,
    payment: payments.get(row.id) ?? null,
    approvalLimit: presentAmount(approvalLimit(row.currency, settings)),
    review: row.review && {
      status: row.review.status,
      answerUntil: isoOrNull(row.review.answerUntil),
    },
    assignee: assigneeFrom(people, row.case.assigneeId),
  }))
}

async function toCaseDtos(tx: Tx, rows: readonly Row[], t: Translate): Promise<CaseDto[]> {
  const summaries = await toCaseSummaries(tx, rows)
  const notes = await readNotes(
    tx,
    'case',
    rows.map((row) => row.id),
  )
  const evidence = await readEvidence(
    tx,
    rows.map((row) => row.game.id),
  )
  const messages = await readStatementMessages(
    tx,
    rows.filter(({ case: { kind } }) => WITH_STATEMENTS.includes(kind)).map(({ game }) => game.id),
    t,
  )
  return summaries.map((summary) => ({
    ...summary,
    evidence: evidence.get(summary.game.id)!,
    messages: messages.get(summary.game.id) ?? [],
    internalNotes: notes.get(summary.id) ?? [],
  }))
}

export async function listCases(
  tx: Tx,
  query: CaseQuery,
  t: Translate,
): Promise<ListResult<CaseDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toCaseDtos(tx, rows, t) }
}

/** For a file, which has no evidence, messages or notes. */
export const listAllCases = async (tx: Tx, query: CaseQuery): Promise<CaseSummary[]> =>
  toCaseSummaries(tx, await readAll(tx, SOURCE, toFilter(query), query.sort))
