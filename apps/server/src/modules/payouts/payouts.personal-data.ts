import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { payoutCredits } from './payouts.table.ts'

const MONEY = 'tax law wants the record of money for years; it points to an account without a name'

export const payoutsPersonalData: PersonalData = {
  records: [
    {
      name: 'payoutCredits',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              payoutCredits,
              'gameId',
              'currency',
              'amountMinor',
              'createdAt',
              'returnedAt',
            ),
          )
          .from(payoutCredits)
          .where(eq(payoutCredits.userId, userId))
          .orderBy(payoutCredits.createdAt),
      retained: MONEY,
    },
  ],
}
