import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { DAY } from '@tomogolf/domain/time'
import { dayNumber } from '@tomogolf/domain/wishes/wish-days'
import { PLAY_AGAIN_KEPT } from '@tomogolf/domain/wishes/play-again'
import { UNCONFIRMED_KEPT, WISH_KEPT } from '@tomogolf/domain/wishes/wish-matching'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { games } from '../games/games.table.ts'
import { deleteHostDigest } from './host-digest/host-digest.repository.ts'
import { hostDigests } from './host-digest/host-digest.table.ts'
import { deletePlayAgainOf } from './play-again/play-again.repository.ts'
import { playAgain } from './play-again/play-again.table.ts'
import { wishAlerts, wishes, wishRecipients } from './wishes.table.ts'

export const wishesPersonalData: PersonalData = {
  records: [
    {
      name: 'wishes',
      export: (tx, userId) =>
        tx.orm
          .select(
            exportColumns(
              wishes,
              'areas',
              'fromDay',
              'toDay',
              'weekdays',
              'maxPrice',
              'level',
              'partySize',
              'languages',
              'needsClubs',
              'createdAt',
              'confirmedAt',
              'pausedAt',
              'changedAt',
              'endsAt',
            ),
          )
          .from(wishes)
          .where(eq(wishes.userId, userId))
          .orderBy(wishes.createdAt),
      // with their alerts
      erase: async (tx, userId) => {
        await tx.orm.delete(wishes).where(eq(wishes.userId, userId))
        await tx.orm.delete(wishRecipients).where(eq(wishRecipients.owner, userId))
      },
    },
    {
      name: 'wishAlerts',
      export: (tx, userId) =>
        tx.orm
          .select({
            ...exportColumns(wishAlerts, 'gameId', 'state', 'at'),
            ...exportColumns(games, 'courseName', 'teeTime'),
          })
          .from(wishAlerts)
          .innerJoin(wishes, eq(wishes.id, wishAlerts.wishId))
          .innerJoin(games, eq(games.id, wishAlerts.gameId))
          .where(eq(wishes.userId, userId))
          .orderBy(wishAlerts.at),
      erase: async () => undefined,
    },
    {
      name: 'hostDigests',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(hostDigests, 'sentAt'))
          .from(hostDigests)
          .where(eq(hostDigests.userId, userId)),
      erase: deleteHostDigest,
    },
    {
      name: 'playAgain',
      // what others have asked is theirs
      export: (tx, userId) =>
        tx.orm
          .select({
            ...exportColumns(playAgain, 'gameId', 'askedAt', 'matchedAt', 'invitedGameId'),
            ...exportColumns(games, 'courseName', 'teeTime'),
          })
          .from(playAgain)
          .innerJoin(games, eq(games.id, playAgain.gameId))
          .where(eq(playAgain.fromUserId, userId))
          .orderBy(playAgain.askedAt),
      erase: deletePlayAgainOf,
    },
  ],
  retention: [
    {
      name: 'wishes',
      trigger: 'ended',
      action: 'delete_with_parts',
      days: () => WISH_KEPT / DAY,
      table: wishes,
      isOver: (before) => and(isNotNull(wishes.confirmedAt), lt(wishes.endsAt, before)),
      held: (isHeld) => isHeld(wishes.userId),
    },
    {
      name: 'unconfirmed_wishes',
      trigger: 'created',
      action: 'delete_with_parts',
      days: () => UNCONFIRMED_KEPT / DAY,
      table: wishes,
      isOver: (before) => and(isNull(wishes.confirmedAt), lt(wishes.createdAt, before)),
      held: (isHeld) => isHeld(wishes.userId),
    },
    {
      // how many alerts an owner got on a day, which bounds those of the same day only
      name: 'wish_recipients',
      trigger: 'last_used',
      action: 'delete',
      days: () => 1,
      table: wishRecipients,
      isOver: (before) => lt(wishRecipients.day, dayNumber(before)),
      held: (isHeld) => isHeld(wishRecipients.owner),
    },
    {
      name: 'play_again',
      trigger: 'created',
      action: 'delete',
      days: () => PLAY_AGAIN_KEPT / DAY,
      table: playAgain,
      isOver: (before) => lt(playAgain.askedAt, before),
      held: (isHeld) => or(isHeld(playAgain.fromUserId), isHeld(playAgain.toUserId)),
    },
  ],
}
