import { eq, lt } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { analyticsEvents } from './analytics.table.ts'

export const analyticsPersonalData: PersonalData = {
  records: [
    {
      name: 'events',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(analyticsEvents, 'name', 'properties', 'at'))
          .from(analyticsEvents)
          .where(eq(analyticsEvents.userId, userId))
          .orderBy(analyticsEvents.at),
      erase: (tx, userId) =>
        tx.orm
          .update(analyticsEvents)
          .set({ userId: null })
          .where(eq(analyticsEvents.userId, userId)),
      retained: 'the event still counts in the totals, without a user',
    },
  ],
  retention: [
    {
      // thirteen months, so that a month can be compared with the same month of the previous year
      name: 'events',
      trigger: 'created',
      action: 'delete',
      days: () => 396,
      table: analyticsEvents,
      isOver: (before) => lt(analyticsEvents.at, before),
      held: (isHeld) => isHeld(analyticsEvents.userId),
    },
  ],
}
