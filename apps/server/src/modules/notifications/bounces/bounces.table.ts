import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { MailEventType, StopCause } from '@tomogolf/domain/mail/address-health'
import { instant } from '../../../platform/database/database.ts'

/**
 * Addresses whose mail came back or was reported as spam, by a keyed hash: the row outlives an
 * account, so that a dead mailbox is not tried again by the next form.
 */
export const mailAddresses = pgTable(
  'mail_addresses',
  {
    addressHash: text().primaryKey(),
    /** The account with this address at the time of the last report. */
    userId: text(),
    stoppedAt: instant(),
    cause: text().$type<StopCause>(),
    softCount: integer().notNull().default(0),
    softSince: instant(),
    reopenedAt: instant(),
    lastEventAt: instant().notNull(),
    /** What the receiving server said last. */
    detail: text(),
    testCount: integer().notNull().default(0),
    testsSince: instant(),
    testedAt: instant(),
    /** Of the link in the last test mail. */
    testHash: text(),
    testExpiresAt: instant(),
  },
  (t) => [
    index('mail_addresses_user').on(t.userId),
    index('mail_addresses_test').on(t.testHash),
    index('mail_addresses_event').on(t.lastEventAt),
  ],
)

/** Reports that were taken in, so that none counts twice. */
export const mailEvents = pgTable(
  'mail_events',
  {
    id: text().primaryKey(),
    addressHash: text().notNull(),
    type: text().$type<MailEventType>().notNull(),
    at: instant().notNull(),
    receivedAt: instant().notNull(),
  },
  (t) => [index('mail_events_received').on(t.receivedAt)],
)
