import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '@tomogolf/phrases'
import { instant } from '../../platform/database/database.ts'

/**
 * Every email, rendered; sent by SMTP where it is configured. `template`: the kind of message.
 * `problem`: why the mail server rejected it permanently.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: text().primaryKey(),
    toAddress: text().notNull(),
    replyTo: text(),
    userId: text(),
    template: text().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    createdAt: instant().notNull(),
    sentAt: instant(),
    problem: text(),
    /** Where a mail program stops such mail by one POST. */
    unsubscribe: text(),
    /** The mail that an operator sent again. */
    resentFrom: text(),
    /** The Message-IDs of the conversation that the mail belongs to, oldest first. */
    references: jsonb('message_references').$type<string[]>().notNull().default([]),
  },
  (t) => [
    index('outbox_to').on(t.toAddress, t.createdAt),
    index('outbox_created').on(t.createdAt),
    index('outbox_user').on(t.userId),
    index('outbox_resent').on(t.resentFrom),
  ],
)
