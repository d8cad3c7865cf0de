import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RequestState } from '@tomogolf/domain/machines/request-machine'
import type { ThreadKind } from '@tomogolf/domain/requests'
import type { Language } from '@tomogolf/phrases'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import type { ThreadFields } from './request-input.types.ts'

/**
 * Threads of the inbox: what was sent by a form, and a thread for each report and appeal, which has
 * the id of that record.
 */
export const requests = pgTable(
  'requests',
  {
    id: text().primaryKey(),
    reference: text().notNull(),
    kind: text().$type<ThreadKind>().notNull(),
    status: text().$type<RequestState>().notNull(),
    /** Null: the sender was not signed in. */
    userId: text().references(() => users.id),
    name: text().notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    fields: jsonb().$type<ThreadFields>().notNull(),
    /**
     * The idempotency key that the client chose, and the hash of the request body. A retry finds the
     * first request.
     */
    requestKey: text(),
    bodyHash: text().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** The administrator who takes care of it. */
    assigneeId: text(),
    /** The first unanswered message since the last reply; null: the first message of all. */
    waitingSince: instant(),
    /** The report or appeal was decided. */
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('requests_reference').on(t.reference),
    uniqueIndex('requests_key').on(t.requestKey),
    index('requests_user').on(t.userId, t.createdAt),
    index('requests_email').on(t.email, t.createdAt),
    index('requests_status').on(t.status, t.createdAt),
    index('requests_created').on(t.createdAt, t.id),
    index('requests_assignee').on(t.assigneeId, t.status),
    index('requests_search').using(
      'gin',
      sql`(lower(${t.reference} || ' ' || ${t.name} || ' ' || ${t.email})) gin_trgm_ops`,
    ),
  ],
)
/**
 * What happened in a thread: messages of both sides, steps of operators and their internal notes.
 * `letter`: a reply that was mailed; `mail`: an answer by mail; `automatic`: one that a machine wrote.
 */
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
    /** The sender of an incoming mail, as the mail says. */
    fromAddress: text(),
    /** Message-ID of an incoming mail, or idempotency key of a reply: each is stored once. */
    dedupeKey: text(),
    /** The Message-ID header of a mail of either side. */
    messageId: text(),
  },
  (t) => [
    index('request_events_request').on(t.requestId, t.at),
    uniqueIndex('request_events_once').on(t.dedupeKey),
    index('request_events_answers')
      .on(t.at)
      .where(sql`${t.event} = 'answer'`),
  ],
)

/** Templates of replies that the team wrote, besides those of the product. */
export const replyTemplates = pgTable(
  'reply_templates',
  {
    id: text().primaryKey(),
    /** Null: for every kind. */
    kind: text().$type<ThreadKind>(),
    name: text().notNull(),
    texts: jsonb().$type<Readonly<Record<Language, string>>>().notNull(),
    /** Counts the changes, so that two editors do not overwrite each other. */
    version: integer().notNull().default(1),
    updatedAt: instant().notNull(),
    updatedBy: text(),
  },
  (t) => [index('reply_templates_kind').on(t.kind)],
)
