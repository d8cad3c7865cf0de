import { z } from 'zod'
import { REQUEST_STATES } from '@tomogolf/domain/machines/request-machine'
import { REQUEST_KINDS } from '@tomogolf/domain/requests'
import { DateText, Id, InstantText, lines } from '../common.schemas.ts'
import { listQuery, AdminGameRef, AdminPerson, Masked, Search } from './common.schemas.ts'

export const ISSUE_REASONS = [
  'host_not_here',
  'wrong_information',
  'behaviour',
  'safety',
  'rating',
  'appeal',
  'other',
] as const
export const AdminIssueQuery = z.object({
  ...listQuery('createdAt'),
  state: z.enum(['open', 'fixed']).optional(),
  reason: z.enum(ISSUE_REASONS).optional(),
  game: Id.optional(),
})
export const AdminIssueRow = z.object({
  id: Id,
  reason: z.enum(ISSUE_REASONS),
  message: z.string(),
  reporter: AdminPerson,
  game: AdminGameRef.nullable(),
  createdAt: InstantText,
  fixedAt: InstantText.nullable(),
  fixedBy: z.string().nullable(),
  note: z.string().nullable(),
  /** Set for an appeal: what it contests, and its outcome. */
  appeal: z
    .object({
      strike: z
        .object({ id: Id, reason: z.string(), at: InstantText, removed: z.boolean() })
        .nullable(),
      outcome: z.enum(['accepted', 'rejected']).nullable(),
    })
    .nullable(),
  rating: z
    .object({
      id: Id,
      stars: z.int(),
      comment: z.string(),
      by: AdminPerson,
      at: InstantText,
      hidden: z.boolean(),
    })
    .nullable(),
})
export const FixBody = z.object({ note: lines(3, 1000) })
export const REQUEST_STEPS = ['take', 'answer', 'reopen', 'close', 'note'] as const
export const REQUEST_FILTERS = [...REQUEST_STATES, 'open', 'overdue'] as const
export const AdminRequestQuery = z.object({
  ...listQuery('createdAt'),
  kind: z.enum(REQUEST_KINDS).optional(),
  state: z.enum(REQUEST_FILTERS).optional(),
  search: Search,
})
export const AdminRequestRow = z.object({
  id: Id,
  reference: z.string(),
  kind: z.enum(REQUEST_KINDS),
  state: z.enum(REQUEST_STATES),
  name: z.string(),
  email: Masked,
  language: z.string(),
  user: AdminPerson.nullable(),
  createdAt: InstantText,
  updatedAt: InstantText,
  /** When a reply is due, and when the first one was sent. */
  dueAt: InstantText,
  answeredAt: InstantText.nullable(),
  overdue: z.boolean(),
  takenBy: z.string().nullable(),
  /** The submitted fields. */
  fields: z.record(z.string(), z.unknown()),
  events: z.array(
    z.object({
      at: InstantText,
      event: z.string(),
      by: z.string().nullable(),
      note: z.string().nullable(),
    }),
  ),
  /** Actions that an operator may take now. */
  can: z.array(z.enum(REQUEST_STEPS)),
})
/**
 * `note`: internal. `answer`: the operator replied another way than by a mail of the inbox. `seen`:
 * the last change that the operator saw, to detect a stale write.
 */
export const AdvanceBody = z.object({
  step: z.enum(REQUEST_STEPS),
  note: lines(0, 2000).default(''),
  seen: InstantText.optional(),
})
export const PROBES = [
  'database',
  'provider',
  'mail',
  'qr',
  'jobs',
  'storage',
  'settings',
  'disputes',
] as const
/** Problems that the back-office names in the operator's language. */
export const PROBE_PROBLEMS = [
  'payments_stuck',
  'calls_failed',
  'mails_refused',
  'jobs_failed',
  'jobs_waiting',
  'webhooks_waiting',
  'dispute_due',
  'codes_wrong',
  'settings_ignored',
  'disk_full',
  'no_answer',
] as const
/** `count`: how many, or minutes, megabytes or seconds, as the phrase of the code says. */
export const ProbeProblem = z.object({ code: z.enum(PROBE_PROBLEMS), count: z.number() })
export const SystemStatus = z.object({
  checkedAt: InstantText,
  version: z.string(),
  probes: z.array(
    z.object({
      name: z.enum(PROBES),
      state: z.enum(['ok', 'slow', 'degraded', 'failing', 'unused']),
      ms: z.number(),
      facts: z.record(z.string(), z.union([z.string(), z.number()])),
      /** `message`: for what has no phrase, as another system said it. */
      lastError: z
        .object({ at: InstantText, message: z.string(), problem: ProbeProblem.nullable() })
        .nullable(),
      history: z.array(z.enum(['ok', 'slow', 'degraded', 'failing', 'unused'])),
    }),
  ),
})
/** The latest change of each setting that has been changed. */
export const SettingChange = z.object({
  settingKey: z.string(),
  at: InstantText,
  by: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
})
export const AuditQuery = z.object({
  ...listQuery('at'),
  action: z.string().max(60).optional(),
  actor: Id.optional(),
  subject: z.string().max(120).optional(),
  from: DateText.optional(),
  to: DateText.optional(),
})
export const AuditRow = z.object({
  id: Id,
  at: InstantText,
  actor: AdminPerson.nullable(),
  action: z.string(),
  subject: z.string(),
  /** Name of the affected user, game or course. */
  about: z.string().nullable(),
  reason: z.string().nullable(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  ip: z.string().nullable(),
})
