import type { MailCategory } from '@tomogolf/domain/mail/mail-categories'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PushTopic } from '@tomogolf/contract/notifications.schemas'
import { instant } from '../../../platform/database/database.ts'
import { sessions, users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'

/** Browsers subscribed to pushes. Deleted with their session: a signed-out device gets none. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    sessionHash: text()
      .notNull()
      .references(() => sessions.hash, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('push_subscriptions_endpoint').on(t.endpoint),
    index('push_subscriptions_user').on(t.userId, t.createdAt),
    index('push_subscriptions_session').on(t.sessionHash),
  ],
)

/**
 * Settings that differ from the defaults. `off`: topics of pushes switched off; `mailOff`: categories
 * of mail. Both ends of the quiet hours
 * are null where the user wants none.
 */
export const notificationSettings = pgTable('notification_settings', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  off: text().array().$type<PushTopic[]>().notNull().default([]),
  mailOff: text().array().$type<MailCategory[]>().notNull().default([]),
  quietFrom: text(),
  quietTo: text(),
  updatedAt: instant().notNull(),
})

/** Reminders sent. The tee time is part of the key: a game that moves gets new reminders. */
export const remindersSent = pgTable(
  'reminders_sent',
  {
    gameId: text()
      .notNull()
      .references(() => games.id),
    userId: text().notNull(),
    kind: text().notNull(),
    teeTime: instant().notNull(),
    sentAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gameId, t.userId, t.kind, t.teeTime] }),
    index('reminders_sent_user').on(t.userId),
    index('reminders_sent_tee').on(t.teeTime),
  ],
)
