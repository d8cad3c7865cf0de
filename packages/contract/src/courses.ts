import { z } from 'zod'
import { CourseSlug, Pagination } from './common.schemas.ts'
import { CourseDetail, CourseHit, CourseListItem, CourseListQuery } from './courses.schemas.ts'
import { endpoint } from './api/endpoint.ts'

export const courses = {
  'GET /api/golf-courses/search': endpoint({
    summary: 'Course autocomplete: up to 8 courses from 2 characters on; English, Japanese, romaji',
    guard: 'public',
    limit: 'read',
    query: z.object({ q: z.string().trim().max(100) }),
    result: z.array(CourseHit),
    errors: [],
  }),
  'GET /api/golf-courses': endpoint({
    summary: 'Courses, filtered and paged, with counts by prefecture',
    guard: 'public',
    limit: 'read',
    cache: 'anonymous',
    query: CourseListQuery,
    result: z.object({
      courses: z.array(CourseListItem),
      pagination: Pagination,
      byPrefecture: z.record(z.string(), z.object({ courses: z.int(), openGames: z.int() })),
      byPrice: z.record(z.string(), z.int()),
    }),
    errors: [],
  }),
  'GET /api/golf-courses/:id': endpoint({
    summary: 'A course',
    guard: 'public',
    limit: 'read',
    cache: 'anonymous',
    params: z.object({ id: CourseSlug }),
    result: CourseDetail,
    errors: ['NOT_FOUND'],
  }),
}
