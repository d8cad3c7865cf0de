import { eq } from 'drizzle-orm'
import type { Tx } from '../../../platform/database/database.ts'
import { calendarFeeds } from './calendar-feed.table.ts'

export type CalendarFeed = typeof calendarFeeds.$inferSelect

export const readFeedOf = async (tx: Tx, userId: string): Promise<CalendarFeed | undefined> =>
  (await tx.orm.select().from(calendarFeeds).where(eq(calendarFeeds.userId, userId)))[0]

/** Replaces an earlier address, which ends to work at once. */
export const writeFeed = async (tx: Tx, feed: CalendarFeed): Promise<unknown> =>
  tx.orm
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({ target: calendarFeeds.userId, set: feed })

export const deleteFeed = async (tx: Tx, userId: string): Promise<unknown> =>
  tx.orm.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId))
