import { count, desc, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '@tomogolf/contract/transactions.schemas'
import { toMajor } from '@tomogolf/domain/money'
import { iso, japanText } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { nameForOthers } from '../../accounts/profile/people.presenter.ts'
import { readPeople } from '../../accounts/profile/people.read.ts'
import { games } from '../../games/games.table.ts'
import { transactions } from '../participations.table.ts'

export const TRANSACTIONS_PER_PAGE = 20
type Wire = z.input<typeof Transaction>

/** What took money from its reader: neither what was given back nor a host's share of it. */
const hasReceipt = (r: typeof transactions.$inferSelect): boolean =>
  r.booking !== null &&
  r.type !== 'payment_refunded' &&
  r.reason !== 'owed_to_host' &&
  (r.status === 'successful' || r.status === 'refunded')

/** One page of what a person reads under Transactions, newest first. */
export async function readTransactions(
  tx: Tx,
  userId: string,
  page: number,
): Promise<{ transactions: Wire[]; total: number }> {
  const mine = eq(transactions.userId, userId)
  const [counted] = await tx.orm.select({ n: count() }).from(transactions).where(mine)
  const rows = await tx.orm
    .select()
    .from(transactions)
    .where(mine)
    .orderBy(desc(transactions.createdAt), desc(transactions.id))
    .limit(TRANSACTIONS_PER_PAGE)
    .offset((page - 1) * TRANSACTIONS_PER_PAGE)
  const gameIds = rows.flatMap((r) => r.gameId ?? [])
  const about = gameIds.length
    ? await tx.orm
        .select({ id: games.id, courseName: games.courseName, teeTime: games.teeTime })
        .from(games)
        .where(inArray(games.id, gameIds))
    : []
  const gamesById = new Map(about.map((g) => [g.id, g]))
  const people = await readPeople(
    tx,
    rows.flatMap((r) => r.counterpartId ?? []),
  )
  const list = rows.map((r): Wire => {
    const game = r.gameId ? gamesById.get(r.gameId) : undefined
    const other = r.counterpartId ? people.get(r.counterpartId) : undefined
    return {
      id: r.id,
      type: r.type as Wire['type'],
      status: r.status as Wire['status'],
      amount:
        r.amountMinor !== null && r.currency
          ? {
              amount: toMajor({ minor: r.amountMinor, currency: r.currency }),
              currency: r.currency,
            }
          : null,
      createdAt: iso(r.createdAt),
      game: game
        ? { id: game.id, courseName: game.courseName, date: japanText(game.teeTime) }
        : null,
      counterpart: other ? nameForOthers(other) : null,
      card: r.card,
      reason: r.reason,
      receipt: hasReceipt(r),
    }
  })
  return { transactions: list, total: counted?.n ?? 0 }
}
