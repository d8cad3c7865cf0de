import { and, asc, eq } from 'drizzle-orm'
import type { Money } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { readFigures } from './figures.read.ts'
import { transactions } from './ledger.table.ts'

/** What is left of one row that waits for a payout. */
export type Owed = {
  readonly transactionId: string
  /** The capture or charge whose money it is. */
  readonly booking: string
  readonly gameId: string
  readonly amount: Money
}
/** The rows of a host that still wait for a payout, by game. */
export async function listOwed(tx: Tx, hostId: string): Promise<Owed[]> {
  const rows = await tx.orm
    .select({
      id: transactions.id,
      booking: transactions.booking,
      gameId: transactions.gameId,
    })
    .from(transactions)
    .where(
      and(
        eq(transactions.userId, hostId),
        eq(transactions.reason, 'owed_to_host'),
        eq(transactions.status, 'pending'),
      ),
    )
    .orderBy(asc(transactions.gameId), asc(transactions.id))
  const figures = await readFigures(
    tx,
    rows.map((row) => row.booking),
  )
  return rows.flatMap(({ id, booking, gameId }) => {
    const owed = booking === null ? undefined : figures.get(booking)?.owed
    return owed && gameId && owed.minor > 0
      ? { transactionId: id, booking: booking!, gameId, amount: owed }
      : []
  })
}
