import { z } from 'zod'
import { Email, InstantText, LanguageTag } from './common.schemas.ts'
import { endpoint } from './api/endpoint.ts'

export const OutboxMail = z.object({
  to: z.string(),
  replyTo: z.string().nullable(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: LanguageTag,
  template: z.string(),
  sentAt: InstantText,
})

export const development = {
  'GET /api/dev/outbox': endpoint({
    summary: 'Emails sent, newest first',
    guard: 'dev',
    limit: 'none',
    query: z.object({ to: Email.optional() }),
    result: z.array(OutboxMail),
    errors: [],
  }),
  'GET /api/dev/clock': endpoint({
    summary: "The server's clock",
    guard: 'dev',
    limit: 'none',
    result: z.object({ now: InstantText, moved: z.boolean() }),
    errors: [],
  }),
  'PUT /api/dev/clock': endpoint({
    summary:
      "Stop the whole server's clock at an instant (rules, jobs, card emulator); null: real time",
    guard: 'dev',
    limit: 'none',
    body: z.object({ now: InstantText.nullable() }),
    result: z.object({ now: InstantText, moved: z.boolean() }),
    errors: [],
  }),
  'POST /api/dev/run-due-jobs': endpoint({
    summary: 'Run every job that is due, until none is left',
    guard: 'dev',
    limit: 'none',
    result: z.object({ ran: z.int() }),
    errors: [],
  }),
}
