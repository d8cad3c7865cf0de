import type { FastifyInstance } from 'fastify'
import { hours } from '@tomogolf/domain/time'
import type { Deps } from '../../deps.ts'
import { SingleFlightCache } from '../../platform/cache/single-flight-cache.ts'
import { presentPagination } from '../../platform/http/pagination.presenter.ts'
import { route } from '../../platform/http/route.ts'
import { refuse } from '../../platform/refusal.ts'
import { readSettings } from '../settings/settings.repository.ts'
import { NO_GAMES, type CoursePorts } from './course-ports.types.ts'
import {
  DOWNLOAD_LICENCE,
  presentCourse,
  presentCourseDetail,
  presentDownload,
  presentHit,
} from './courses.presenter.ts'
import { readCourse, readCoursesById, readOpenList } from './courses.repository.ts'
import { findCourses } from './find-courses.read.ts'
import {
  COURSES_PER_PAGE,
  listCourses,
  readCoursesByName,
  type NamedCourse,
} from './list-courses.read.ts'

const MAX_HITS = 8
/** Minimum length of a search text. */
const MIN_QUERY_LENGTH = 2
/** Courses change rarely: search results are cached this many times longer than responses. */
const HITS_TTL_FACTOR = 10
const MAX_QUERIES = 2000

export function coursesRoutes(app: FastifyInstance, deps: Deps, ports: CoursePorts): void {
  const cache = new SingleFlightCache<ReturnType<typeof presentHit>[]>({
    ttlMs: HITS_TTL_FACTOR * deps.config.RESPONSE_CACHE_TTL_MS,
    maxEntries: MAX_QUERIES,
  })
  const byName = new SingleFlightCache<readonly NamedCourse[]>({
    ttlMs: deps.config.RESPONSE_CACHE_TTL_MS,
    maxEntries: 1,
  })
  app.responseCache.onInvalidate(() => {
    cache.clear()
    byName.clear()
  })
  route(app, 'GET /api/golf-courses/search', async ({ query }) => {
    if ([...query.q].length < MIN_QUERY_LENGTH) return []
    // anonymous and cacheable: read from the replica where there is one
    return cache.get(query.q, () =>
      deps.lists.read(null, async (db) => {
        const hits = await findCourses(db, query.q, MAX_HITS)
        const rows = await readCoursesById(
          db,
          hits.map((hit) => hit.id),
        )
        return hits.flatMap((hit) => rows.get(hit.id) ?? []).map(presentHit)
      }),
    )
  })
  route(app, 'GET /api/golf-courses', async ({ query, viewer }) => {
    const settings = await readSettings(deps.db)
    const list = await deps.lists.read(viewer, async (db) =>
      listCourses(
        db,
        ports,
        query,
        settings,
        deps.clock.now(),
        // for users as well, who edit no courses
        await byName.get('all', () => readCoursesByName(db)),
      ),
    )
    return {
      courses: list.page.map(({ course, games }) => presentCourse(course, games, settings)),
      byPrefecture: list.byPrefecture,
      byPrice: list.byPrice,
      pagination: presentPagination({ page: query.page, pageSize: COURSES_PER_PAGE }, list.total),
    }
  })
  // not part of the contract's JSON: a file
  const file = {
    endpoint: 'GET /api/golf-courses/download',
    guard: 'public',
    limit: 'read',
  } as const
  app.get('/api/golf-courses/download', { config: file }, async (_request, reply) =>
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="tomogolf-golf-courses.csv"')
      .header('link', `<${DOWNLOAD_LICENCE}>; rel="license"`)
      .send(presentDownload(await readOpenList(deps.db))),
  )
  route(app, 'GET /api/golf-courses/:id', async ({ params }) => {
    const course = await readCourse(deps.db, params.id)
    if (!course) return refuse('NOT_FOUND')
    const settings = await readSettings(deps.db)
    const now = deps.clock.now()
    const games = await ports.readCourseGames(
      deps.db,
      now,
      now + hours(settings.join_deadline_hours),
      [course.id],
    )
    return presentCourseDetail(course, games.get(course.id) ?? NO_GAMES, settings)
  })
}
