import { eq, inArray, or, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminDisputeQuery, AdminDisputeRow } from '@tomogolf/contract/admin/disputes.schemas'
import { DISPUTE_ANSWERABLE, DISPUTE_OPEN } from '@tomogolf/domain/machines/dispute-machine'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { isDisputeOf } from '../../participations/disputes/disputes.repository.ts'
import { disputes } from '../../participations/disputes/disputes.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { gameColumns, personColumns } from '../columns.read.ts'
import { toAmountDto, toGameDto, toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  searchFor,
  type ListFilter,
  type ListResult,
  type ListSource,
  type SearchScope,
} from '../list-query.read.ts'
import { byPerson } from '../users/person-search.read.ts'

export type DisputeQuery = z.output<typeof AdminDisputeQuery> & SearchScope
export type DisputeRowDto = z.input<typeof AdminDisputeRow>
type Row = Awaited<ReturnType<typeof readDisputesByIds>>[number]

const readDisputesByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({ id: disputes.id, dispute: disputes, user: personColumns(), game: gameColumns })
    .from(disputes)
    .innerJoin(users, eq(users.id, disputes.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .innerJoin(games, eq(games.id, disputes.gameId))
    .where(isAnyOf(disputes.id, ids))

const SOURCE: ListSource<'createdAt' | 'respondBy', Row> = {
  table: disputes,
  key: disputes.id,
  sorts: { respondBy: disputes.respondBy, createdAt: disputes.createdAt },
  defaultSort: '-createdAt',
  nullable: ['respondBy'],
  readByIds: readDisputesByIds,
}

const toFilter = (query: DisputeQuery): ListFilter => ({
  search: searchFor(byPerson(disputes.userId), query),
  conditions: [
    equals(disputes.id, query.id),
    query.state === 'open'
      ? inArray(disputes.status, [...DISPUTE_OPEN])
      : equals(disputes.status, query.state),
    query.user === undefined
      ? undefined
      : or(eq(disputes.userId, query.user), isDisputeOf(query.user)),
    equals(disputes.gameId, query.game),
    query.transaction === undefined
      ? undefined
      : sql`${disputes.booking} = (
          SELECT ${transactions.booking} FROM ${transactions}
          WHERE ${transactions.id} = ${query.transaction})`,
  ],
})

const toDisputeRowDto = ({ dispute, user, game }: Row): DisputeRowDto => ({
  id: dispute.id,
  providerId: dispute.providerId,
  state: dispute.status,
  reason: dispute.reason,
  networkReason: dispute.networkReason,
  amount: toAmountDto(dispute.amountMinor, dispute.currency),
  user: toPersonDto(user),
  game: toGameDto(game),
  respondBy: isoOrNull(dispute.respondBy),
  openedAt: iso(dispute.openedAt),
  closedAt: isoOrNull(dispute.closedAt),
  submittedAt: isoOrNull(dispute.submittedAt),
  canAnswer: DISPUTE_ANSWERABLE.includes(dispute.status),
  blocksJoining: dispute.status === 'lost' && dispute.joiningReleasedAt === null,
})

export async function listAdminDisputes(
  tx: Tx,
  query: DisputeQuery,
): Promise<ListResult<DisputeRowDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: rows.map(toDisputeRowDto) }
}
export async function listAllAdminDisputes(tx: Tx, query: DisputeQuery): Promise<DisputeRowDto[]> {
  return (await readAll(tx, SOURCE, toFilter(query), query.sort)).map(toDisputeRowDto)
}
export async function readAdminDisputeRow(tx: Tx, id: string): Promise<DisputeRowDto | undefined> {
  const [row] = await readDisputesByIds(tx, [id])
  return row && toDisputeRowDto(row)
}
