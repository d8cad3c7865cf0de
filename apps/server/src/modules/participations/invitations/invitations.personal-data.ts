import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { invitations } from './invitations.table.ts'

/** Seats that the user kept for invited companions. Who took them is another person's data. */
export const invitationRecord: PersonalRecord = {
  name: 'companionInvitations',
  export: (tx, userId) =>
    tx.orm
      .select(exportColumns(invitations, 'gameId', 'status', 'createdAt', 'until', 'endedAt'))
      .from(invitations)
      .where(eq(invitations.guestId, userId))
      .orderBy(invitations.createdAt, invitations.id),
  retained: 'a record of who kept a seat when; whether a guest may invite again depends on it',
}
