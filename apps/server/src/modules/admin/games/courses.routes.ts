import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { addCourse } from '../../courses/add-course.usecase.ts'
import { editCourse } from '../../courses/edit-course.usecase.ts'
import { importOperatorList } from '../../courses/import-operator-list.usecase.ts'
import { mergeCourses } from '../../courses/merge-courses.usecase.ts'
import { moveGamesToCourse } from '../../games/games.repository.ts'
import { actorOf, respondWithList } from '../list-response.presenter.ts'
import { withConflictDetail } from '../conflict.read.ts'
import type { Column } from '../../../platform/http/csv.ts'
import {
  listAllCourseRows,
  listCourseRows,
  readCourseRow,
  type CourseQuery,
} from './courses.read.ts'

/** The import of courses reads a file with these columns. */
const CSV_COLUMNS: readonly Column<ResultOf<'GET /api/admin/courses'>['rows'][number]>[] = [
  ['slug', (course) => course.id],
  ['name_en', (course) => course.nameEn],
  ['name_ja', (course) => course.nameJa],
  ['name_kana_romaji', (course) => course.nameRomaji],
  ['prefecture', (course) => course.prefecture],
  ['municipality_en', (course) => course.municipality],
  ['municipality_ja', (course) => course.municipalityJa],
  ['lat', (course) => course.lat],
  ['lng', (course) => course.lng],
  ['holes', (course) => course.holes],
  ['par', (course) => course.par],
  ['terrain', (course) => course.terrain],
  ['terrain_known', (course) => course.terrainKnown],
  ['weekday_price_jpy', (course) => course.weekdayPriceJpy],
  ['weekend_price_jpy', (course) => course.weekendPriceJpy],
  ['price_year', (course) => course.priceYear],
  ['price_note', (course) => course.priceNote],
  ['price_source_url', (course) => course.priceSourceUrl],
  ['visitors_welcome', (course) => course.visitorsWelcome],
  ['architect', (course) => course.architect],
  ['opened_year', (course) => course.openedYear],
  ['access', (course) => course.access],
  ['last_bus', (course) => course.lastBus],
  ['last_bus_source_url', (course) => course.lastBusSourceUrl],
  ['website', (course) => course.website],
  ['events', (course) => course.events],
  ['hidden', (course) => course.hidden],
  ['merged_into', (course) => course.mergedInto],
  ['corrected', (course) => course.corrected],
  ['games', (course) => course.games],
]

/** Golf courses: list, add, edit, hide, merge, import. */
export function coursesRoutes(app: FastifyInstance, deps: Deps): void {
  const findCourse = async (id: string) => (await readCourseRow(deps.db, id)) ?? refuse('NOT_FOUND')

  route(app, 'GET /api/admin/courses', (call) =>
    respondWithList(deps, call, {
      name: 'courses',
      readPage: (query: CourseQuery) => listCourseRows(deps.db, query),
      readAll: (query: CourseQuery) => listAllCourseRows(deps.db, query),
      columns: CSV_COLUMNS,
    }),
  )

  route(app, 'POST /api/admin/courses', async (call) => {
    const added = await addCourse(deps, { ...call.body, ...actorOf(call) })
    return isRefused(added) ? added : findCourse(added.id)
  })

  route(app, 'PATCH /api/admin/courses/:id', async (call) => {
    const { params, request } = call
    const edited = await editCourse(deps, {
      ...call.body,
      ...actorOf(call),
      courseId: params.id,
      language: request.language,
    })
    if (!isRefused(edited)) return findCourse(params.id)
    return withConflictDetail(deps, request.language, 'audited', params.id, edited)
  })

  route(app, 'POST /api/admin/courses/merge', async (call) => {
    const { body, request } = call
    const merged = await mergeCourses(
      deps,
      { moveGames: moveGamesToCourse },
      { ...body, ...actorOf(call) },
    )
    if (!isRefused(merged)) return findCourse(body.into)
    return withConflictDetail(deps, request.language, 'audited', body.from, merged)
  })

  route(app, 'POST /api/admin/courses/import', async (call) => {
    const imported = await importOperatorList(deps, { ...call.body, ...actorOf(call) })
    return withConflictDetail(deps, call.request.language, 'audited', 'courses', imported)
  })
}
