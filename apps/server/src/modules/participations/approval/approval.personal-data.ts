import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalRecord } from '../../../platform/personal-data.ts'
import { EXPORTED_CONSENT } from '../consent.policy.ts'
import { games } from '../../games/games.table.ts'
import { joinRequests } from './join-requests.table.ts'
import { withdrawPending } from './withdraw-request.usecase.ts'

/** Games that the user has asked to join, with what the user agreed to. */
export const joinRequestRecord: PersonalRecord = {
  name: 'joinRequests',
  export: (tx, userId) =>
    tx.orm
      .select({
        ...exportColumns(joinRequests, 'gameId'),
        ...exportColumns(games, 'courseName', 'teeTime'),
        ...exportColumns(
          joinRequests,
          'status',
          'askedAt',
          'answerUntil',
          'endedAt',
          ...EXPORTED_CONSENT,
        ),
      })
      .from(joinRequests)
      .innerJoin(games, eq(games.id, joinRequests.gameId))
      .where(eq(joinRequests.guestId, userId))
      .orderBy(joinRequests.askedAt),
  erase: async (tx, userId, { now }) => {
    await withdrawPending(tx, { guestId: userId }, now)
    await tx.orm
      .update(joinRequests)
      .set({ agreedIp: null, agreedText: null })
      .where(eq(joinRequests.guestId, userId))
  },
  retained: 'a record of who asked whom to play; the seat keeps what was agreed to',
}
