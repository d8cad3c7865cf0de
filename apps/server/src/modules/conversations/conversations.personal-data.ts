import { eq } from 'drizzle-orm'
import { exportColumns, type PersonalData } from '../../platform/personal-data.ts'
import { games } from '../games/games.table.ts'
import { messageReads, messages } from './conversations.table.ts'

export const conversationsPersonalData: PersonalData = {
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
}
