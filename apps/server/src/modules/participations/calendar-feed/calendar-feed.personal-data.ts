import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { calendarFeeds } from './calendar-feed.table.ts'

/** The address itself is a secret: the settings show it. */
export const calendarFeedRecord: PersonalRecord = {
  name: 'calendarFeed',
  export: (tx, userId) =>
    tx.orm
      .select(exportColumns(calendarFeeds, 'timeZone', 'createdAt'))
      .from(calendarFeeds)
      .where(eq(calendarFeeds.userId, userId)),
  erase: (tx, userId) => tx.orm.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
}
