import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { EXPORTED_CONSENT } from '../consent.policy.ts'
import { games } from '../../games/games.table.ts'
import { leaveAllLists } from './leave-waiting-list.usecase.ts'
import { waitingEntries } from './waiting.table.ts'

/** Waiting lists that the user has joined, with what the user agreed to. */
export const waitingRecord: PersonalRecord = {
  name: 'waitingLists',
  export: (tx, userId) =>
    tx.orm
      .select({
        ...exportColumns(waitingEntries, 'gameId'),
        ...exportColumns(games, 'courseName', 'teeTime'),
        ...exportColumns(
          waitingEntries,
          'status',
          'createdAt',
          'offerUntil',
          'endedAt',
          'endReason',
          'companions',
          ...EXPORTED_CONSENT,
        ),
      })
      .from(waitingEntries)
      .innerJoin(games, eq(games.id, waitingEntries.gameId))
      .where(eq(waitingEntries.guestId, userId))
      .orderBy(waitingEntries.createdAt),
  erase: async (tx, userId, { now, jobs }) => {
    await leaveAllLists({ jobs }, tx, userId, now)
    await tx.orm
      .update(waitingEntries)
      .set({ agreedIp: null, agreedText: null, companions: [] })
      .where(eq(waitingEntries.guestId, userId))
  },
  retained: 'a record of the order in which seats were given; the seat keeps what was agreed to',
}
