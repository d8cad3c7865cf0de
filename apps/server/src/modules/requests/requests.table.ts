import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RequestState } from '@tomogolf/domain/machines/request-machine'
import type { RequestKind } from '@tomogolf/domain/requests'
import type { Language } from '@tomogolf/phrases'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import type { RequestFields } from './request-input.types.ts'

export const requests = pgTable(
  'requests',
  {
    id: text().primaryKey(),
    reference: text().notNull(),
    kind: text().$type<RequestKind>().notNull(),
    status: text().$type<RequestState>().notNull(),
    /** Null: the sender was not signed in. */
    userId: text().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    fields: jsonb().$type<RequestFields>().notNull(),
    /**
     * The idempotency key that the client chose, and the hash of the request body. A retry finds the
     * first request.
     */
    requestKey: text(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('requests_reference').on(t.reference),
    uniqueIndex('requests_key').on(t.requestKey),
    index('requests_user').on(t.userId, t.createdAt),
    index('requests_email').on(t.email, t.createdAt),
    index('requests_status').on(t.status, t.createdAt),
    index('requests_created').on(t.createdAt, t.id),
    index('requests_search').using(
      'gin',
      sql`(lower(${t.reference} || ' ' || ${t.name} || ' ' || ${t.email})) gin_trgm_ops`,
    ),
  ],
)
/** The steps of operators with a request and their notes: the audit trail. */
export const requestEvents = pgTable(
  'request_events',
  {
    id: text().primaryKey(),
    requestId: text()
      .notNull()
      .references(() => requests.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
    event: text().notNull(),
    fromStatus: text().$type<RequestState>(),
    toStatus: text().$type<RequestState>().notNull(),
    operatorId: text(),
    note: text(),
  },
  (t) => [
    index('request_events_request').on(t.requestId, t.at),
    index('request_events_answers')
      .on(t.at)
      .where(sql`${t.event} = 'answer'`),
  ],
)
