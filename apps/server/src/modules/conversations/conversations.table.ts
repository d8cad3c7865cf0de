import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ReadySlots } from '@tomogolf/domain/conversation/ready-messages'
import type { Language } from '@tomogolf/phrases'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import { games } from '../games/games.table.ts'

/** One for each game. Its lock orders the messages: they commit in the order of `seq`. */
export const conversations = pgTable('conversations', {
  gameId: text()
    .primaryKey()
    .references(() => games.id),
  lastSeq: integer().notNull().default(0),
})

/** Either a ready message with its slots, or a text as it was written. */
export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    seq: integer().notNull(),
    senderId: text()
      .notNull()
      .references(() => users.id),
    /** The idempotency key of the sender's device. */
    clientId: text().notNull(),
    language: text().$type<Language>().notNull(),
    readyId: text(),
    slots: jsonb().$type<ReadySlots>(),
    text: text(),
    createdAt: instant().notNull(),
    /** By an operator; its content is erased. */
    removedAt: instant(),
  },
  (t) => [
    uniqueIndex('messages_order').on(t.gameId, t.seq),
    uniqueIndex('messages_once').on(t.gameId, t.senderId, t.clientId),
    index('messages_sender').on(t.senderId),
  ],
)

/** Translations of free texts, made when a reader asks. They are deleted with their message. */
export const messageTranslations = pgTable(
  'message_translations',
  {
    messageId: text()
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    language: text().$type<Language>().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.messageId, t.language] })],
)

/** How far a person has read, and was mailed about: `mailedSeq` beyond `readSeq` is one unread run. */
export const messageReads = pgTable(
  'message_reads',
  {
    gameId: text()
      .notNull()
      .references(() => games.id),
    userId: text()
      .notNull()
      .references(() => users.id),
    readSeq: integer().notNull().default(0),
    mailedSeq: integer().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.gameId, t.userId] }), index('message_reads_user').on(t.userId)],
)
