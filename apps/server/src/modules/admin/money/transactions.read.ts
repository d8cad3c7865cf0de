import { eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type {
  AdminTransactionQuery,
  AdminTransactionRow,
} from '@tomogolf/contract/admin/money.schemas'
import { CHARGE_RETRYABLE } from '@tomogolf/domain/machines/charge-machine'
import type { Figures } from '@tomogolf/domain/payments/figures'
import { isZero, type Currency } from '@tomogolf/domain/money'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { charges } from '../../participations/charges/charges.table.ts'
import { listDisputed } from '../../participations/disputes/disputes.repository.ts'
import { readFigures } from '../../participations/ledger/figures.read.ts'
import { transactions } from '../../participations/ledger/ledger.table.ts'
import { refunds } from '../../participations/refunds/refunds.table.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
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
  type SearchScope,
} from '../list-query.read.ts'
import { TRANSACTION_SEARCH } from './money-search.read.ts'

export type TransactionQuery = z.output<typeof AdminTransactionQuery> & SearchScope
type TransactionDto = z.input<typeof AdminTransactionRow>
type Row = Awaited<ReturnType<typeof readTransactionsByIds>>[number]

const counterpart = alias(profiles, 'counterpart')

const readTransactionsByIds = (tx: Tx, ids: readonly string[]) =>
  tx.orm
    .select({
      id: transactions.id,
      transaction: transactions,
      chargeStatus: charges.status,
      refundStatus: refunds.status,
      refundCategory: refunds.category,
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
    .leftJoin(refunds, eq(refunds.id, transactions.booking))
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
  search: searchFor(TRANSACTION_SEARCH, query),
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

const toTransactionDto = (
  row: Row,
  figures: Figures | undefined,
  { disputed, viewerId }: { disputed: boolean; viewerId: string },
): TransactionDto => {
  const { transaction } = row
  const isOwed = transaction.reason === OWED_TO_HOST || transaction.reason === GIVEN_UP
  const isCharged = CHARGED_TYPES.includes(transaction.type) && !isOwed
  const part = isOwed ? 'host' : 'total'
  return {
    id: row.id,
    type: transaction.type as TransactionDto['type'],
    status: transaction.status as TransactionDto['status'],
    user: toPersonDto(row.user),
    counterpart: (row.counterpart && fullName(row.counterpart)) || null,
    game: row.game && toGameDto(row.game),
    amount: toAmountDtoOrNull(transaction.amountMinor, transaction.currency),
    refunded: figures ? presentAmount(figures.refunded[part]) : null,
    net: figures ? presentAmount(figures.net[part]) : null,
    owed: figures && isOwed ? presentAmount(figures.owed) : null,
    refundStatus: row.refundStatus,
    refundCategory: row.refundCategory,
    card: transaction.card,
    reason: transaction.reason,
    createdAt: iso(transaction.createdAt),
    holdId: transaction.holdId,
    can: {
      retry: isCharged && row.chargeStatus !== null && CHARGE_RETRYABLE.includes(row.chargeStatus),
      refund: isCharged && figures !== undefined && !isZero(figures.refundable) && !disputed,
      payOut:
        isOwed && figures !== undefined && !isZero(figures.owed) && transaction.userId !== viewerId,
    },
  }
}

async function toTransactionDtos(
  tx: Tx,
  rows: readonly Row[],
  viewerId: string,
): Promise<TransactionDto[]> {
  const bookings = rows.flatMap(({ transaction }) => transaction.booking ?? [])
  const figures = await readFigures(tx, bookings)
  const disputed = await listDisputed(tx, bookings)
  return rows.map((row) => {
    const booking = row.transaction.booking ?? ''
    return toTransactionDto(row, figures.get(booking), {
      disputed: disputed.has(booking),
      viewerId,
    })
  })
}

export async function listAdminTransactions(
  tx: Tx,
  query: TransactionQuery,
  viewerId: string,
): Promise<ListResult<TransactionDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toTransactionDtos(tx, rows, viewerId) }
}

export const listAllAdminTransactions = async (
  tx: Tx,
  query: TransactionQuery,
  viewerId: string,
): Promise<TransactionDto[]> =>
  toTransactionDtos(tx, await readAll(tx, SOURCE, toFilter(query), query.sort), viewerId)

export const readAdminTransactionRow = async (
  tx: Tx,
  id: string,
  viewerId: string,
): Promise<TransactionDto | undefined> =>
  (await toTransactionDtos(tx, await readTransactionsByIds(tx, [id]), viewerId))[0]

export async function readTransactionCurrencies(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Currency>> {
  const rows = await tx.orm
    .select({ id: transactions.id, currency: transactions.currency })
    .from(transactions)
    .where(isAnyOf(transactions.id, ids))
  return new Map(rows.flatMap((row) => (row.currency ? [[row.id, row.currency]] : [])))
}
export const readTransactionCurrency = async (tx: Tx, id: string): Promise<Currency | undefined> =>
  (await readTransactionCurrencies(tx, [id])).get(id)
