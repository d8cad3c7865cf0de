import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { substituteLinks } from './substitutes.table.ts'

/** Links with which the user passed seats on. Who took them is another person's data. */
export const substituteRecord: PersonalRecord = {
  name: 'substituteLinks',
  export: (tx, userId) =>
    tx.orm
      .select(exportColumns(substituteLinks, 'gameId', 'status', 'createdAt', 'endedAt'))
      .from(substituteLinks)
      .where(eq(substituteLinks.guestId, userId))
      .orderBy(substituteLinks.createdAt),
  retained: 'a record of who had a seat when; the holds of both depend on it',
}
