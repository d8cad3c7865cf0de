import { z } from 'zod'
import { Amount, CourseNames, InstantText } from '../common.schemas.ts'
import { adminRead, endpoint } from '../api/endpoint.ts'

export const SEARCH_GROUPS = ['people', 'games', 'courses', 'money', 'requests'] as const
export const HIT_KINDS = ['person', 'game', 'course', 'hold', 'transaction', 'request'] as const
/**
 * One result. `title` and `facts`: names, addresses and references as they are stored; the page
 * translates `state` by the kind.
 */
export const SearchHit = z.object({
  kind: z.enum(HIT_KINDS),
  id: z.string(),
  title: z.string(),
  facts: z.array(z.string()),
  course: CourseNames.nullable(),
  at: InstantText.nullable(),
  amount: Amount.nullable(),
  state: z.string().nullable(),
})

export const adminSearch = {
  'GET /api/admin/search': endpoint({
    ...adminRead('overview.read'),
    summary: 'People, games, courses, holds, transactions and requests that the role may read',
    query: z.object({ search: z.string().trim().min(2).max(100) }),
    result: z.object({
      groups: z.array(
        z.object({
          group: z.enum(SEARCH_GROUPS),
          total: z.int(),
          capped: z.boolean(),
          hits: z.array(SearchHit),
        }),
      ),
    }),
    errors: [],
  }),
}
