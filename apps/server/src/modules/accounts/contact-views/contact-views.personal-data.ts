import { eq, or } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { contactViews } from './contact-views.table.ts'

/** When the team opened the user's contact details; kept until the day after. */
export const contactViewRecord: PersonalRecord = {
  name: 'contactViews',
  export: (tx, userId) =>
    tx.orm
      .select(exportColumns(contactViews, 'at', 'until'))
      .from(contactViews)
      .where(eq(contactViews.subjectId, userId))
      .orderBy(contactViews.at),
  erase: (tx, userId) =>
    tx.orm
      .delete(contactViews)
      .where(or(eq(contactViews.subjectId, userId), eq(contactViews.viewerId, userId))),
}
