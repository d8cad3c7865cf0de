import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { GameMoney, Transaction } from '@tomogolf/contract/transactions.schemas'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import type { Figures } from '@tomogolf/domain/payments/figures'
import { toMajor } from '@tomogolf/domain/money'
import { iso, japanText } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { games } from '../../games/games.table.ts'
import { readCompanionNames } from '../companions/companion-seats.read.ts'
import { readFigures } from './figures.read.ts'
import { gameMoney } from './game-money.policy.ts'
import { transactions } from './ledger.table.ts'

export const TRANSACTIONS_PER_PAGE = 20
export const GAMES_PER_PAGE = 10
type TransactionDto = z.input<typeof Transaction>
type GameMoneyDto = z.input<typeof GameMoney>

/** Rows that took money from the user: neither refunds nor a host's share. */
const hasReceipt = (row: typeof transactions.$inferSelect): boolean =>
  row.booking !== null &&
  row.type !== 'payment_refunded' &&
  row.type !== 'payment_disputed' &&
  row.reason !== 'owed_to_host' &&
  (row.status === 'successful' || row.status === 'refunded')

/** What was refunded of a row's amount, and what is left; null for rows without money taken. */
function presentNet(
  { reason }: typeof transactions.$inferSelect,
  figures: Figures | undefined,
): Pick<TransactionDto, 'refunded' | 'net'> {
  if (!figures) return { refunded: null, net: null }
  const part = reason === 'owed_to_host' || reason === 'given_up' ? 'host' : 'total'
  return {
    refunded: presentAmount(figures.refunded[part]),
    net: presentAmount(figures.net[part]),
  }
}

/** One page of a user's transactions, newest first; with a game, only those about it. */
export async function readTransactions(
  tx: Tx,
  { userId, page, gameId }: { userId: string; page: number; gameId?: string | undefined },
): Promise<{ transactions: TransactionDto[]; total: number }> {
  const mine = and(
    eq(transactions.userId, userId),
    gameId === undefined ? undefined : eq(transactions.gameId, gameId),
  )
  const [counted] = await tx.orm.select({ n: count() }).from(transactions).where(mine)
  const rows = await tx.orm
    .select()
    .from(transactions)
    .where(mine)
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(TRANSACTIONS_PER_PAGE)
    .offset((page - 1) * TRANSACTIONS_PER_PAGE)
  return { transactions: await presentRows(tx, rows), total: counted?.n ?? 0 }
}

/**
 * A user's transactions by game, the one with the newest entry first. All rows of the user are
 * read: they are few, and the filter needs the state that they add up to.
 */
export async function readTransactionsByGame(
  tx: Tx,
  userId: string,
  { page, state }: { page: number; state?: GameMoneyDto['state'] | undefined },
): Promise<{ games: GameMoneyDto[]; total: number }> {
  const rows = await tx.orm
    .select()
    .from(transactions)
    .where(eq(transactions.userId, userId))
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
  const groups = new Map<string, TransactionDto[]>()
  for (const entry of await presentRows(tx, rows)) {
    const key = entry.game?.id ?? entry.id
    groups.set(key, [...(groups.get(key) ?? []), entry])
  }
  const seats = new Map(rows.map(({ id, participationId }) => [id, participationId]))
  const withSeat = (entry: TransactionDto) => ({ ...entry, seat: seats.get(entry.id) ?? null })
  const games = [...groups.values()]
    .map((entries) => ({
      game: entries[0]!.game,
      ...gameMoney(entries.map(withSeat)),
      entries,
    }))
    .filter((game) => state === undefined || game.state === state)
  const from = (page - 1) * GAMES_PER_PAGE
  return { games: games.slice(from, from + GAMES_PER_PAGE), total: games.length }
}

/** By game, the newest transaction of a user that has a receipt. */
export async function readReceiptIds(
  tx: Tx,
  userId: string,
  gameIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (gameIds.length === 0) return new Map()
  const rows = await tx.orm
    .select()
    .from(transactions)
    .where(and(eq(transactions.userId, userId), inArray(transactions.gameId, [...gameIds])))
    .orderBy(transactions.createdAt, transactions.id)
  // the last one of a game stays
  return new Map(rows.filter(hasReceipt).map((row) => [row.gameId!, row.id]))
}

async function presentRows(
  tx: Tx,
  rows: readonly (typeof transactions.$inferSelect)[],
): Promise<TransactionDto[]> {
  const gameIds = rows.flatMap((row) => row.gameId ?? [])
  const about = gameIds.length
    ? await tx.orm
        .select({
          id: games.id,
          courseName: games.courseName,
          courseNameJa: games.courseNameJa,
          teeTime: games.teeTime,
        })
        .from(games)
        .where(inArray(games.id, gameIds))
    : []
  const gamesById = new Map(about.map((game) => [game.id, game]))
  const people = await readPeople(
    tx,
    rows.flatMap((row) => row.counterpartId ?? []),
  )
  const companions = await readCompanionNames(
    tx,
    rows.flatMap((row) => row.participationId ?? []),
  )
  const figures = await readFigures(
    tx,
    rows.map((row) => row.booking),
  )
  return rows.map((row): TransactionDto => {
    const game = row.gameId ? gamesById.get(row.gameId) : undefined
    const other = row.counterpartId ? people.get(row.counterpartId) : undefined
    return {
      id: row.id,
      type: row.type as TransactionDto['type'],
      status: row.status as TransactionDto['status'],
      amount:
        row.amountMinor !== null && row.currency
          ? {
              amount: toMajor({ minor: row.amountMinor, currency: row.currency }),
              currency: row.currency,
            }
          : null,
      createdAt: iso(row.createdAt),
      game: game ? { id: game.id, ...courseNamesOf(game), date: japanText(game.teeTime) } : null,
      counterpart: other ? nameForOthers(other) : null,
      companion: companions.get(row.participationId ?? '') ?? null,
      card: row.card,
      reason: row.reason,
      ...presentNet(row, row.booking === null ? undefined : figures.get(row.booking)),
      receipt: hasReceipt(row),
    }
  })
}
