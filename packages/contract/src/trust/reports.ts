import { z } from 'zod'
import { REPORT_NOTE_MAX, REPORT_REASONS } from '@tomogolf/domain/moderation/content-reports'
import { endpoint } from '../api/endpoint.ts'
import { IdParams, Ok, lines } from '../common.schemas.ts'

const Report = z.object({
  reason: z.enum(REPORT_REASONS),
  note: lines(0, REPORT_NOTE_MAX).default(''),
})
const reporting = {
  guard: 'user',
  limit: 'form',
  params: IdParams,
  result: Ok,
  status: 201,
} as const

/** Reports about people and what they write. Who is reported is not told who reported. */
export const reports = {
  'POST /api/messages/:id/report': endpoint({
    ...reporting,
    summary: 'Report a message of an own game to an operator, with the 10 messages before it',
    body: Report,
    errors: ['NOT_FOUND', 'REPORT_OWN', 'ALREADY_DONE', 'REPORT_LIMIT'],
  }),
  'POST /api/questions/:id/report': endpoint({
    ...reporting,
    summary: 'Report a public question, or the answer of the host',
    body: Report.extend({ part: z.enum(['question', 'answer']) }),
    errors: ['NOT_FOUND', 'REPORT_OWN', 'ALREADY_DONE', 'REPORT_LIMIT'],
  }),
  'POST /api/users/:id/report': endpoint({
    ...reporting,
    summary: 'Report a person: profile, photo or conduct',
    body: Report,
    errors: ['NOT_FOUND', 'REPORT_OWN', 'ALREADY_DONE', 'REPORT_LIMIT'],
  }),
}
