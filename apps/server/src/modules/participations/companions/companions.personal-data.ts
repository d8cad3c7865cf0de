import { eq, inArray } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { participations } from '../participations.table.ts'
import { companions } from './companions.table.ts'

/** People whose seats the user covered. They have no account: with the user's, their names go too. */
export const companionRecord: PersonalRecord = {
  name: 'companions',
  export: (tx, userId) =>
    tx.orm
      .select({
        ...exportColumns(participations, 'gameId'),
        ...exportColumns(
          companions,
          'participationId',
          'firstName',
          'lastName',
          'languages',
          'gender',
          'adultConfirmedAt',
        ),
      })
      .from(companions)
      .innerJoin(participations, eq(participations.id, companions.participationId))
      .where(eq(participations.guestId, userId))
      .orderBy(participations.agreedAt, participations.id),
  erase: (tx, userId) =>
    tx.orm
      .delete(companions)
      .where(
        inArray(
          companions.participationId,
          tx.orm
            .select({ id: participations.id })
            .from(participations)
            .where(eq(participations.guestId, userId)),
        ),
      ),
}
