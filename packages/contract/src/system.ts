import { z } from 'zod'
import { SETTING_KEYS } from '@tomogolf/domain/settings'
import { endpoint } from './endpoint.ts'
import { Email, InstantText, LanguageTag } from './common.schemas.ts'

export const SettingRow = z.object({ settingKey: z.enum(SETTING_KEYS), settingValue: z.string() })
export const OutboxMail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  language: LanguageTag,
  template: z.string(),
  sentAt: InstantText,
})

/** The company behind the site, as the law wants it named; null where none is configured (never in production). */
export const Operator = z
  .object({
    name: z.string(),
    address: z.string(),
    phone: z.string(),
    representative: z.string(),
    email: z.string(),
  })
  .nullable()

/** `version`: of the server. `social`: the company's pages in networks, as configured. */
export const Site = z.object({
  version: z.string(),
  environment: z.enum(['development', 'production', 'test']),
  social: z.array(
    z.object({ network: z.enum(['instagram', 'facebook', 'x', 'youtube', 'line']), url: z.url() }),
  ),
})

export const system = {
  'GET /api/admin/settings': endpoint({
    summary: 'The numbers that every rule and page uses; readable by anyone',
    guard: 'public',
    limit: 'read',
    result: z.object({ settings: z.array(SettingRow) }),
    errors: [],
  }),
  'GET /api/site': endpoint({
    summary: 'What runs here, and where else the company is found',
    guard: 'public',
    limit: 'read',
    result: Site,
    errors: [],
  }),
  'GET /api/operator': endpoint({
    summary: 'The company behind the site; null where none is configured',
    guard: 'public',
    limit: 'read',
    result: z.object({ operator: Operator }),
    errors: [],
  }),
}

export const development = {
  'GET /api/dev/outbox': endpoint({
    summary: 'E-mails sent, newest first',
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
    summary: 'Run every job due at that clock, to the end',
    guard: 'dev',
    limit: 'none',
    result: z.object({ ran: z.int() }),
    errors: [],
  }),
}
