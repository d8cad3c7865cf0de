import type { QueryOf, ResultOf } from '@tomogolf/contract/api/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type Course = ResultOf<'GET /api/golf-courses/:id'>
export type CoursePage = ResultOf<'GET /api/golf-courses'>
export type ListedCourse = CoursePage['courses'][number]
export type CourseSuggestion = ResultOf<'GET /api/golf-courses/search'>[number]

const SUGGESTIONS_STALE_AFTER = 5 * 60_000

export const courseQuery = (slug: string) =>
  apiQuery('GET /api/golf-courses/:id', { params: { id: slug } })

/** A page of the course list. */
export const coursesQuery = (query: QueryOf<'GET /api/golf-courses'>) =>
  apiQuery('GET /api/golf-courses', { query })

/** Suggestions for a course name that is being typed. */
export const courseSuggestionsQuery = (text: string) => ({
  ...apiQuery('GET /api/golf-courses/search', { query: { q: text } }),
  staleTime: SUGGESTIONS_STALE_AFTER,
})
