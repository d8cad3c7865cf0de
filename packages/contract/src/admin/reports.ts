import { z } from 'zod'
import {
  REPORT_KINDS,
  REPORT_OUTCOMES,
  REPORT_REASONS,
} from '@tomogolf/domain/moderation/content-reports'
import { ADMIN_SUSPENSION_DAYS } from '@tomogolf/domain/standing'
import { adminRead, adminWrite, endpoint } from '../api/endpoint.ts'
import { Id, IdParams, InstantText, Ok } from '../common.schemas.ts'
import { AdminGameRef, AdminPerson, Reason, listOf, listQuery } from './common.schemas.ts'

export const AdminReportQuery = z.object({
  ...listQuery('createdAt'),
  state: z.enum(['open', 'decided']).optional(),
  kind: z.enum(REPORT_KINDS).optional(),
  user: Id.optional().describe('reported'),
  game: Id.optional(),
})
export const AdminReportRow = z.object({
  id: Id,
  kind: z.enum(REPORT_KINDS),
  reason: z.enum(REPORT_REASONS),
  note: z.string(),
  reporter: AdminPerson,
  reported: AdminPerson,
  game: AdminGameRef.nullable(),
  createdAt: InstantText,
  /** What was sent with the report, as copies; there is no way to the rest of a conversation. */
  texts: z.array(
    z.object({
      sender: AdminPerson,
      at: InstantText,
      text: z.string(),
      isReported: z.boolean(),
    }),
  ),
  /** Open reports of the same text or person, this one included. They are decided together. */
  sameOpen: z.int(),
  decidedAt: InstantText.nullable(),
  decidedBy: z.string().nullable(),
  outcome: z.enum(REPORT_OUTCOMES).nullable(),
  removed: z.boolean(),
  rule: z.enum(REPORT_REASONS).nullable(),
  decision: z.string().nullable(),
})
export const DecideReportBody = z.object({
  outcome: z.enum(REPORT_OUTCOMES),
  /** Also removes what was written; ignored where there is nothing to remove. */
  remove: z.boolean().default(false),
  /** The rule that was broken, told in the reader's language. */
  rule: z.enum(REPORT_REASONS),
  days: z.literal(ADMIN_SUSPENSION_DAYS).default(7),
  reason: Reason,
})

export const adminReports = {
  'GET /api/admin/reports': endpoint({
    ...adminRead('reports.read'),
    summary: 'Messages, questions and people that users reported',
    query: AdminReportQuery,
    result: listOf(AdminReportRow),
    errors: [],
  }),
  'POST /api/admin/reports/:id/decide': endpoint({
    ...adminWrite('reports.decide'),
    summary: 'Decide every open report of the same text or person; both sides are given the reason',
    params: IdParams,
    body: DecideReportBody,
    result: Ok,
    errors: ['NOT_FOUND', 'OWN_ACCOUNT', 'ALREADY_DONE', 'NOTHING_TO_REMOVE'],
  }),
}
