import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import { REPORT_KEPT } from '@tomogolf/domain/moderation/content-reports'
import { THREAD_KEPT } from '@tomogolf/domain/requests'
import { DAY } from '@tomogolf/domain/time'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { requestEvents, requests } from './requests.table.ts'

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
      // the operator still has the mail and answers it; the messages go with their thread
      erase: (tx, userId) => tx.orm.delete(requests).where(eq(requests.userId, userId)),
    },
    {
      // the messages of both sides; internal notes are the team's
      name: 'requestMessages',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(requestEvents, 'requestId', 'at', 'event', 'note', 'fromAddress'))
          .from(requestEvents)
          .where(
            and(
              inArray(requestEvents.event, ['letter', 'mail', 'automatic']),
              inArray(
                requestEvents.requestId,
                tx.orm
                  .select({ id: requests.id })
                  .from(requests)
                  .where(eq(requests.userId, userId)),
              ),
            ),
          )
          .orderBy(requestEvents.at),
      erase: (tx, userId) => tx.orm.delete(requests).where(eq(requests.userId, userId)),
    },
  ],
  retention: [
    {
      name: 'requests',
      trigger: 'closed',
      days: () => THREAD_KEPT / DAY,
      table: requests,
      isOver: (before) =>
        and(
          eq(requests.status, 'closed'),
          ne(requests.kind, 'report'),
          lt(requests.updatedAt, before),
        ),
      held: (isHeld) => isHeld(requests.userId),
    },
    {
      name: 'report_threads',
      trigger: 'closed',
      days: () => REPORT_KEPT / DAY,
      table: requests,
      isOver: (before) =>
        and(
          eq(requests.status, 'closed'),
          eq(requests.kind, 'report'),
          lt(requests.updatedAt, before),
        ),
      held: (isHeld) => isHeld(requests.userId),
    },
  ],
}
