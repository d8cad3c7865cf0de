import { z } from 'zod'
import { CLOCK_STATES } from '@tomogolf/domain/inbox/reply-clock'
import { REQUEST_STATES } from '@tomogolf/domain/machines/request-machine'
import { THREAD_KINDS } from '@tomogolf/domain/requests'
import { Id, InstantText, LanguageTag, PageNumber, line, lines } from '../common.schemas.ts'
import {
  AdminGameRef,
  AdminPerson,
  ListPagination,
  Masked,
  RequestKey,
  Search,
  TeamPerson,
} from './common.schemas.ts'
import { REQUEST_STEPS } from './system.schemas.ts'

export const INBOX_BOXES = ['open', 'mine', 'unassigned', 'closed'] as const
export const InboxQuery = z.object({
  box: z.enum(INBOX_BOXES).default('open'),
  kind: z.enum(THREAD_KINDS).optional(),
  search: Search,
  page: PageNumber,
  pageSize: z.coerce.number().int().min(10).max(100).default(25),
})
export const ThreadRow = z.object({
  id: Id,
  reference: z.string(),
  kind: z.enum(THREAD_KINDS),
  state: z.enum(REQUEST_STATES),
  name: z.string(),
  /** What the sender wrote above a message; null where the form has no subject. */
  subject: z.string().nullable(),
  /** Of a report or an appeal: the code of its reason. */
  reason: z.string().nullable(),
  /** Messages of both sides. */
  messages: z.int(),
  /** The last entry is the sender's. */
  unread: z.boolean(),
  assignee: TeamPerson.nullable(),
  clock: z.object({
    state: z.enum(CLOCK_STATES),
    since: InstantText,
    dueAt: InstantText,
    answeredAt: InstantText.nullable(),
  }),
  createdAt: InstantText,
  updatedAt: InstantText,
})
export const InboxList = z.object({
  rows: z.array(ThreadRow),
  pagination: ListPagination,
  counts: z.object({ open: z.int(), mine: z.int(), unassigned: z.int() }),
})
export const ThreadEntry = z.object({
  id: Id,
  at: InstantText,
  event: z.string(),
  by: TeamPerson.nullable(),
  /** A message, or the note of a step. */
  text: z.string().nullable(),
  /** The address of an incoming mail, and whether it is another one than the sender's. */
  from: Masked.nullable(),
  isForeign: z.boolean(),
  /** To whom the thread was given. */
  assignee: z.string().nullable(),
})
export const Thread = ThreadRow.extend({
  email: Masked,
  language: LanguageTag,
  user: AdminPerson.nullable(),
  game: AdminGameRef.nullable(),
  /** The fields of the form; empty for a report or an appeal. */
  fields: z.record(z.string(), z.unknown()),
  /** Where a report or an appeal is decided. */
  source: z.enum(['content', 'issue']).nullable(),
  settledAt: InstantText.nullable(),
  entries: z.array(ThreadEntry),
  can: z.array(z.enum(REQUEST_STEPS)),
  /** Administrators who may answer it. */
  team: z.array(TeamPerson),
  /** Other threads of the same person, newest first. */
  earlier: z.array(
    z.object({
      id: Id,
      reference: z.string(),
      kind: z.enum(THREAD_KINDS),
      state: z.enum(REQUEST_STATES),
      createdAt: InstantText,
    }),
  ),
})
export const ReplyBody = z.object({
  text: lines(2, 8000),
  close: z.boolean().default(false),
  requestKey: RequestKey,
  /** The last change that the operator saw, to detect a stale write. */
  seen: InstantText,
})
export const AssignBody = z.object({ assigneeId: Id.nullable() })

const TEMPLATE_TEXT = lines(20, 6000)
const TemplateFields = {
  kind: z.enum(THREAD_KINDS).nullable(),
  name: line(2, 80),
  texts: z.object({
    en: TEMPLATE_TEXT,
    ja: TEMPLATE_TEXT,
    ko: TEMPLATE_TEXT,
    zh: TEMPLATE_TEXT,
  }),
}
export const TemplateBody = z.object(TemplateFields)
export const TemplateChangeBody = z.object({ ...TemplateFields, version: z.int() })
export const ReplyTemplateRow = z.object({
  /** Null: a template of the product, which is not changed. */
  id: Id.nullable(),
  kind: z.enum(THREAD_KINDS).nullable(),
  /** Null: the product names its own by their kind. */
  name: z.string().nullable(),
  texts: z.object({ en: z.string(), ja: z.string(), ko: z.string(), zh: z.string() }),
  version: z.int(),
  updatedAt: InstantText.nullable(),
  updatedBy: z.string().nullable(),
})
