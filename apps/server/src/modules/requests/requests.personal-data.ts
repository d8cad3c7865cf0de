import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { requests } from './requests.table.ts'

export const requestsPersonalData: PersonalData = {
  records: [
    {
      name: 'requests',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              requests,
              'reference',
              'kind',
              'status',
              'name',
              'email',
              'fields',
              'createdAt',
              'updatedAt',
            ),
          )
          .from(requests)
          .where(eq(requests.userId, userId))
          .orderBy(requests.createdAt),
      // the operator still has the mail and answers it
      erase: (tx, userId) => tx.orm.delete(requests).where(eq(requests.userId, userId)),
    },
  ],
}
