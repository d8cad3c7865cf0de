import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { paymentApprovals } from './payment-approvals.table.ts'

/** Charges and refunds of a person that two administrators decided, or did not. */
export const paymentApprovalRecord: PersonalRecord = {
  name: 'paymentApprovals',
  export: (tx, userId) =>
    tx.orm
      .select(
        exportColumns(
          paymentApprovals,
          'act',
          'gameId',
          'amountMinor',
          'currency',
          'status',
          'askedAt',
          'endedAt',
        ),
      )
      .from(paymentApprovals)
      .where(eq(paymentApprovals.personId, userId))
      .orderBy(paymentApprovals.askedAt),
  retained: 'tax law wants the record of money for years; it points to an account without a name',
}
