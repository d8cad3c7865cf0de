import { index, pgTable, text } from 'drizzle-orm/pg-core'
import type { Language } from '@tomogolf/phrases'
import { instant } from '../../platform/database.ts'

/** Every e-mail, rendered; sent by SMTP where one is configured. */
export const outbox = pgTable('outbox', {
  id: text().primaryKey(), toAddress: text().notNull(), userId: text(), template: text().notNull(), language: text().$type<Language>().notNull(), subject: text().notNull(), html: text().notNull(), text: text().notNull(), createdAt: instant().notNull(), sentAt: instant(),
}, (t) => [index('outbox_to').on(t.toAddress, t.createdAt)])
