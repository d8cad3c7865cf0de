import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Debt } from '@tomogolf/domain/joining'
import { koreanCourseName } from '@tomogolf/domain/hangul/korean-names'
import { CHARGE_OPEN } from '@tomogolf/domain/machines/charge-machine'
import { money, toMajor } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { games } from '../../games/games.table.ts'
import type { Charge } from './charges.repository.ts'
import { charges } from './charges.table.ts'

export type OpenDebt = {
  readonly charge: Charge
  readonly courseName: string
  readonly courseNameJa: string | null
  readonly teeTime: Instant
}

/** What a user still owes, the oldest first. */
export const listDebts = (tx: Tx, userId: string): Promise<OpenDebt[]> =>
  tx.orm
    .select({
      charge: charges,
      courseName: games.courseName,
      courseNameJa: games.courseNameJa,
      teeTime: games.teeTime,
    })
    .from(charges)
    .innerJoin(games, eq(games.id, charges.gameId))
    .where(and(eq(charges.userId, userId), inArray(charges.status, [...CHARGE_OPEN])))
    .orderBy(asc(charges.createdAt), asc(charges.id))

/** The debt that a refusal names: the oldest. */
export async function readDebt(tx: Tx, userId: string): Promise<Debt | null> {
  const [oldest] = await listDebts(tx, userId)
  if (!oldest) return null
  const { charge, courseName, courseNameJa } = oldest
  return {
    gameId: charge.gameId,
    courseName,
    courseNameJa,
    courseNameKo: koreanCourseName(courseName),
    amount: toMajor(money(charge.amountMinor, charge.currency)),
    currency: charge.currency,
  }
}
