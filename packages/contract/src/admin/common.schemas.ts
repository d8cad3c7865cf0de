import { z } from 'zod'
import { GAME_STATUSES } from '@tomogolf/domain/game'
import { isMasked } from '@tomogolf/domain/people/masking'
import { PRESENCE_REVIEW_STATES } from '@tomogolf/domain/machines/presence-review-machine'
import { CourseNames, Id, InstantText, PageNumber, Pagination, lines } from '../common.schemas.ts'

/** A reason for the audit log, also shown to the affected user. */
export const Reason = lines(3, 1000)
/** Query of a list in the back-office: page, and sort key (`-key`: descending order). */
export const ContactReason = Reason.optional().describe(
  'a CSV file with contact details: why they are needed',
)
export const listQuery = <const K extends readonly [string, ...string[]]>(...sorts: K) => ({
  /** A single row, for a link to it. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .optional(),
  page: PageNumber,
  pageSize: z.coerce.number().int().min(10).max(100).default(25),
  sort: z
    .enum(sorts.flatMap((key) => [key, `-${key}`]) as [K[number] | `-${K[number]}`])
    .optional(),
  contactReason: ContactReason,
})
/** `total` is counted up to a limit; `capped`: there are more rows. */
export const ListPagination = Pagination.extend({ capped: z.boolean() })
export const ReasonBody = z.object({ reason: Reason })
export const Search = z.string().trim().max(100).optional()
/**
 * A contact detail. Only `GET` and `POST /api/admin/contacts` and files with a reason have it in
 * full: a response with an unmasked one fails validation.
 */
export const Masked = z.string().refine(isMasked)
/** A user as shown in the back-office. */
export const AdminPerson = z.object({
  id: Id,
  name: z.string(),
  email: Masked,
  avatarUrl: z.string().nullable(),
})
/** The idempotency key of a press, chosen by the client: one that arrives twice counts once. */
export const RequestKey = z.string().regex(/^[A-Za-z0-9-]{8,64}$/)
/** An administrator as the team sees one. */
export const TeamPerson = z.object({ id: Id, name: z.string(), avatarUrl: z.string().nullable() })
export const AdminGameRef = CourseNames.extend({
  id: Id,
  teeTime: InstantText,
  status: z.enum(GAME_STATUSES),
})
/** An open report about a host, or an open question whether a game was played. */
export const OpenReview = z.object({
  status: z.enum(PRESENCE_REVIEW_STATES),
  answerUntil: InstantText.nullable(),
})
/** One page of a list. */
export const listOf = <S extends z.ZodType>(row: S) =>
  z.object({ rows: z.array(row), pagination: ListPagination })
