import { and, eq, lt, not, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { GAME_LENGTH } from '@tomogolf/domain/game'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { games } from '../games/games.table.ts'
import { isOfHeldGame } from '../participations/legal-holds/held-games.read.ts'
import { conversations, messageReads, messages } from './conversations.table.ts'

/** What the retention needs of a later module. */
type Ports = {
  /** The column names a game whose conversation is reported and not decided. */
  isReported(gameId: AnyPgColumn): SQL
}

export const conversationsPersonalData = ({ isReported }: Ports): PersonalData => ({
  records: [
    {
      // only what the user wrote: the answers are other people's
      name: 'messages',
      export: (tx, userId) =>
        tx.orm
          .select({
            ...exportColumns(messages, 'gameId'),
            ...exportColumns(games, 'courseName', 'teeTime'),
            ...exportColumns(messages, 'language', 'readyId', 'slots', 'text', 'createdAt'),
          })
          .from(messages)
          .innerJoin(games, eq(games.id, messages.gameId))
          .where(eq(messages.senderId, userId))
          .orderBy(messages.createdAt),
      erase: (tx, userId) => tx.orm.delete(messages).where(eq(messages.senderId, userId)),
    },
    {
      name: 'messageReads',
      export: (tx, userId) =>
        tx.orm
          .select(exportColumns(messageReads, 'gameId', 'readSeq'))
          .from(messageReads)
          .where(eq(messageReads.userId, userId)),
      erase: (tx, userId) => tx.orm.delete(messageReads).where(eq(messageReads.userId, userId)),
    },
  ],
  retention: [
    {
      name: 'conversations',
      trigger: 'round',
      action: 'delete_with_parts',
      days: (settings) => settings.messages_kept_days,
      table: conversations,
      isOver: (before) =>
        and(
          sql`${conversations.gameId} IN (SELECT ${games.id} FROM ${games}
            WHERE ${lt(games.teeTime, before - GAME_LENGTH)})`,
          not(isReported(conversations.gameId)),
        ),
      held: (isHeld) =>
        or(
          sql`${conversations.gameId} IN (SELECT ${messages.gameId} FROM ${messages}
            WHERE ${isHeld(messages.senderId)})`,
          // also of a guest who wrote nothing: the others wrote to them
          isOfHeldGame(conversations.gameId, isHeld),
        ),
      before: async (tx, over) => {
        const gone = sql`(SELECT ${conversations.gameId} FROM ${conversations} WHERE ${over})`
        await tx.orm.delete(messages).where(sql`${messages.gameId} IN ${gone}`)
        await tx.orm.delete(messageReads).where(sql`${messageReads.gameId} IN ${gone}`)
      },
    },
  ],
})
