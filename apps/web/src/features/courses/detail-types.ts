import type { ResultOf } from '@tomogolf/contract/endpoints'
import { apiQuery } from '@tomogolf/api-client/api.ts'

export type Course = ResultOf<'GET /api/golf-courses/:id'>
/** The next games at a course. */
export const gamesHere = (slug: string) =>
  apiQuery('GET /api/games', { query: { course: slug, pageSize: 6 } })
/** Other courses of the prefecture, those with open games first come from the list itself. */
export const coursesNear = (prefecture: string) =>
  apiQuery('GET /api/golf-courses', { query: { prefecture } })
