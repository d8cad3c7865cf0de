import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { payableFrom, shareState, type ShareState } from '@tomogolf/domain/payouts/owed-share'
import type { Money } from '@tomogolf/domain/money'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { games } from '../games/games.table.ts'
import { cases, gameReports } from '../participations/cases/cases.table.ts'
import { readFigures } from '../participations/ledger/figures.read.ts'
import { transactions } from '../participations/ledger/ledger.table.ts'

/** What a host is still owed of one capture or charge. */
export type OwedShare = {
  readonly transactionId: string
  /** The capture or charge whose money it is. */
  readonly booking: string
  readonly gameId: string
  readonly payerId: string | null
  readonly type: string
  readonly courseName: string
  readonly courseNameJa: string | null
  readonly teeTime: Instant
  readonly amount: Money
  readonly state: ShareState
  readonly payableFrom: Instant
}

/** The shares that a host is owed, the oldest first, with what each waits for. */
export async function listOwedShares(
  tx: Tx,
  hostId: string,
  settings: Settings,
  now: Instant,
): Promise<OwedShare[]> {
  const rows = await tx.orm
    .select({ row: transactions, game: games })
    .from(transactions)
    .innerJoin(games, eq(games.id, transactions.gameId))
    .where(
      and(
        eq(transactions.userId, hostId),
        eq(transactions.reason, 'owed_to_host'),
        inArray(transactions.status, ['pending', 'frozen']),
      ),
    )
    .orderBy(asc(transactions.createdAt), asc(transactions.id))
  const figures = await readFigures(
    tx,
    rows.map(({ row }) => row.booking),
  )
  const reviewed = await listReviewed(tx, [...new Set(rows.map(({ game }) => game.id))])
  return rows.flatMap(({ row, game }) => {
    const figure = row.booking === null ? undefined : figures.get(row.booking)
    if (!figure) return []
    const isFrozen = row.status === 'frozen'
    const amount = isFrozen ? figure.frozen : figure.owed
    if (amount.minor <= 0) return []
    const times = { chargedAt: row.createdAt, teeTime: game.teeTime }
    return [
      {
        transactionId: row.id,
        booking: row.booking!,
        gameId: game.id,
        payerId: row.counterpartId,
        type: row.type,
        courseName: game.courseName,
        courseNameJa: game.courseNameJa,
        teeTime: game.teeTime,
        amount,
        state: shareState({ ...times, isFrozen, isInReview: reviewed.has(game.id) }, settings, now),
        payableFrom: payableFrom(times, settings),
      },
    ]
  })
}

/** Games with an open case or appeal: its decision may take the charge back. */
export async function listReviewed(
  tx: Tx,
  gameIds: readonly string[],
): Promise<ReadonlySet<string | null>> {
  if (gameIds.length === 0) return new Set()
  const open = await tx.orm
    .select({ gameId: cases.gameId })
    .from(cases)
    .where(and(inArray(cases.gameId, [...gameIds]), eq(cases.status, 'open')))
  const appeals = await tx.orm
    .select({ gameId: gameReports.gameId })
    .from(gameReports)
    .where(
      and(
        inArray(gameReports.gameId, [...gameIds]),
        eq(gameReports.reason, 'appeal'),
        isNull(gameReports.fixedAt),
      ),
    )
  return new Set([...open, ...appeals].map(({ gameId }) => gameId))
}
