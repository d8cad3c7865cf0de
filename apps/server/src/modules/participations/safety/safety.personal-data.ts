import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { roundShares } from './round-shares.table.ts'

export const roundShareRecord: PersonalRecord = {
  name: 'roundShares',
  export: (tx, userId) =>
    tx.orm
      .select(exportColumns(roundShares, 'gameId', 'createdAt'))
      .from(roundShares)
      .where(eq(roundShares.userId, userId))
      .orderBy(roundShares.createdAt),
  erase: (tx, userId) => tx.orm.delete(roundShares).where(eq(roundShares.userId, userId)),
}
