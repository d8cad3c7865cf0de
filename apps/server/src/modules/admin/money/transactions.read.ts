import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type {
  AdminTransactionQuery,
  AdminTransactionRow,
} from '@tomogolf/contract/admin/money.schemas'
import type { Currency } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { gameColumns, personColumns } from '../columns.read.ts'
import { fullName, toAmountDtoOrNull, toGameDto, toPersonDto } from '../dto.presenter.ts'
import {
  equals,
  inJapanDays,
  isAnyOf,
  readAll,
  readPage,
  searchFor,
  type ListFilter,
  type ListResult,
  type ListSource,
} from '../list-query.read.ts'
import { byPerson } from '../users/person-search.read.ts'

export type TransactionQuery = z.output<typeof AdminTransactionQuery>
type TransactionDto = z.input<typeof AdminTransactionRow>
type Row = Awaited<ReturnType<typeof readTransactionsByIds>>[number]

const counterpart = alias(profiles, 'counterpart')

const readTransactionsByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({
      id: transactions.id,
      transaction: transactions,
      chargeStatus: charges.status,
      user: personColumns(),
      game: gameColumns,
      counterpart: { firstName: counterpart.firstName, lastName: counterpart.lastName },
    })
    .from(transactions)
    .innerJoin(users, eq(users.id, transactions.userId))
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(games, eq(games.id, transactions.gameId))
    .leftJoin(counterpart, eq(counterpart.userId, transactions.counterpartId))
    .leftJoin(charges, eq(charges.id, transactions.booking))
    .where(isAnyOf(transactions.id, ids))

const SOURCE: ListSource<'createdAt', Row> = {
  table: transactions,
  key: transactions.id,
  sorts: { createdAt: transactions.createdAt },
  defaultSort: '-createdAt',
  readByIds: readTransactionsByIds,
}

/** The reason of money the product owes a host. */
const OWED_TO_HOST = 'owed_to_host'
/** What a host gave up by deleting the account. */
const GIVEN_UP = 'given_up'
const OWED_VIEWS = {
  open: { reason: OWED_TO_HOST, status: 'pending' },
  paid: { reason: OWED_TO_HOST, status: 'successful' },
  given_up: { reason: GIVEN_UP, status: 'failed' },
} as const

const toFilter = (query: TransactionQuery): ListFilter => ({
  search: searchFor(byPerson(transactions.userId), query.search),
  conditions: [
    equals(transactions.id, query.id),
    equals(transactions.type, query.type),
    equals(transactions.status, query.status),
    equals(transactions.userId, query.user),
    equals(transactions.gameId, query.game),
    inJapanDays(transactions.createdAt, query.from, query.to),
    equals(transactions.reason, query.owed && OWED_VIEWS[query.owed].reason),
    equals(transactions.status, query.owed && OWED_VIEWS[query.owed].status),
  ],
})

/** Types of money taken from a card, which can be refunded. */
const CHARGED_TYPES: readonly string[] = [
  'platform_fee',
  'no_show_penalty',
  'host_no_show_penalty',
  'left_late_charged',
  'payment_captured',
] satisfies TransactionDto['type'][]

const toTransactionDto = (row: Row): TransactionDto => {
  const { transaction } = row
  const isOwed = transaction.reason === OWED_TO_HOST || transaction.reason === GIVEN_UP
  const isCharged = CHARGED_TYPES.includes(transaction.type) && !isOwed
  return {
    id: row.id,
    type: transaction.type as TransactionDto['type'],
    status: transaction.status as TransactionDto['status'],
    user: toPersonDto(row.user),
    counterpart: (row.counterpart && fullName(row.counterpart)) || null,
    game: row.game && toGameDto(row.game),
    amount: toAmountDtoOrNull(transaction.amountMinor, transaction.currency),
    card: transaction.card,
    reason: transaction.reason,
    createdAt: iso(transaction.createdAt),
    holdId: transaction.holdId,
    can: {
      retry: isCharged && row.chargeStatus === 'refused',
      refund: isCharged && transaction.status === 'successful' && transaction.booking !== null,
      payOut: isOwed && transaction.status === 'pending',
    },
  }
}

export async function listAdminTransactions(
  tx: Tx,
  query: TransactionQuery,
): Promise<ListResult<TransactionDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: rows.map(toTransactionDto) }
}

export async function listAllAdminTransactions(
  tx: Tx,
  query: TransactionQuery,
): Promise<TransactionDto[]> {
  return (await readAll(tx, SOURCE, toFilter(query), query.sort)).map(toTransactionDto)
}

export async function readAdminTransactionRow(
  tx: Tx,
  id: string,
): Promise<TransactionDto | undefined> {
  const [row] = await readTransactionsByIds(tx, [id])
  return row && toTransactionDto(row)
}

export async function readTransactionCurrency(tx: Tx, id: string): Promise<Currency | undefined> {
  const [row] = await tx.orm
    .select({ currency: transactions.currency })
    .from(transactions)
    .where(eq(transactions.id, id))
  return row?.currency ?? undefined
}
