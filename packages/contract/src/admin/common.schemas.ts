import { z } from 'zod'
import { GAME_STATUSES } from '@tomogolf/domain/game'
import { Id, InstantText, PageNumber, Pagination, lines } from '../common.schemas.ts'

/** What a list of the back-office is asked for: a page of it, in an order (`-key`: the other way round). */
export const listQuery = <const K extends readonly [string, ...string[]]>(...sorts: K) => ({
  /** One row alone, for a link that leads to it wherever it stands in the list. */
  id: z
    .string()
    .regex(/^[a-z0-9-]{1,120}$/)
    .optional(),
  page: PageNumber,
  pageSize: z.coerce.number().int().min(10).max(100).default(25),
  sort: z
    .enum(sorts.flatMap((key) => [key, `-${key}`]) as [K[number] | `-${K[number]}`])
    .optional(),
})
/** `total` is counted up to a limit only; `capped`: there are more than that. */
export const ListPagination = Pagination.extend({ capped: z.boolean() })
/** A sentence for the record, also shown to the user concerned. */
export const Reason = lines(3, 1000)
export const ReasonBody = z.object({ reason: Reason })
export const Search = z.string().trim().max(100).optional()
/** A user as the back-office names them. */
export const AdminPerson = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
})
export const AdminGameRef = z.object({
  id: Id,
  courseName: z.string(),
  teeTime: InstantText,
  status: z.enum(GAME_STATUSES),
})
/** One page of rows of a list. */
export const listOf = <S extends z.ZodType>(row: S) =>
  z.object({ rows: z.array(row), pagination: ListPagination })
