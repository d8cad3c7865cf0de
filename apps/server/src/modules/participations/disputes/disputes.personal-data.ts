import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { disputeHeirs, disputes, fraudWarnings } from './disputes.table.ts'

const MONEY = 'tax law wants the record of money for years; it points to an account without a name'

/** Disputes of a person's charges, with the evidence that the bank received, and fraud warnings. */
export const disputeRecords: readonly PersonalRecord[] = [
  {
    name: 'disputes',
    export: (tx, userId) =>
      tx.orm
        .select(
          exportColumns(
            disputes,
            'id',
            'gameId',
            'status',
            'reason',
            'currency',
            'amountMinor',
            'openedAt',
            'closedAt',
            'submittedAt',
            'evidence',
            'joiningReleasedAt',
          ),
        )
        .from(disputes)
        .where(eq(disputes.userId, userId))
        .orderBy(disputes.openedAt),
    retained: MONEY,
  },
  {
    name: 'disputesOfFormerAccounts',
    export: (tx, userId) =>
      tx.orm
        .select(exportColumns(disputeHeirs, 'disputeId'))
        .from(disputeHeirs)
        .where(eq(disputeHeirs.userId, userId))
        .orderBy(disputeHeirs.disputeId),
    retained: MONEY,
  },
  {
    name: 'fraudWarnings',
    export: (tx, userId) =>
      tx.orm
        .select(exportColumns(fraudWarnings, 'gameId', 'fraudType', 'createdAt'))
        .from(fraudWarnings)
        .where(eq(fraudWarnings.userId, userId))
        .orderBy(fraudWarnings.createdAt),
    retained: MONEY,
  },
]
