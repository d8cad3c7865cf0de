import { sql } from 'drizzle-orm'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'

/** Webhook events of the card provider, each stored once. `intentId`: the payment it is about. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    objectId: text(),
    intentId: text(),
    receivedAt: instant().notNull(),
    processedAt: instant(),
  },
  (t) => [
    index('webhook_events_open')
      .on(t.receivedAt)
      .where(sql`${t.processedAt} is null`),
  ],
)
