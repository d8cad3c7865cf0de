import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { legalHolds } from './legal-holds.table.ts'

/** Without the reasons: they may name other people. */
export const legalHoldRecord: PersonalRecord = {
  name: 'legalHolds',
  export: (tx, userId) =>
    tx.orm
      .select(exportColumns(legalHolds, 'setAt', 'liftedAt'))
      .from(legalHolds)
      .where(eq(legalHolds.userId, userId))
      .orderBy(legalHolds.setAt),
  retained: 'proves why data was kept; it points to an account without a name',
}
