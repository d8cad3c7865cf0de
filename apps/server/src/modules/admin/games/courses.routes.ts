import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { addCourse } from '../../courses/add-course.usecase.ts'
import { editCourse } from '../../courses/edit-course.usecase.ts'
import { importOperatorList } from '../../courses/import-operator-list.usecase.ts'
import { mergeCourses } from '../../courses/merge-courses.usecase.ts'
import { moveGamesToCourse } from '../../games/games.repository.ts'
import { actorOf, answerList } from '../admin-list.ts'
import {
  listAllCourseRows,
  listCourseRows,
  readCourseRow,
  type CourseQuery,
} from './courses.read.ts'
import { withWhatChanged } from '../conflict.read.ts'

/** The list of golf courses: find, add, correct, hide, merge, import. */
export function adminCoursesRoutes(app: FastifyInstance, deps: Deps): void {
  const one = async (id: string) => (await readCourseRow(deps.db, id)) ?? refuse('NOT_FOUND')
  route(app, 'GET /api/admin/courses', (call) =>
    answerList(deps, call, {
      name: 'courses',
      page: (q: CourseQuery) => listCourseRows(deps.db, q),
      all: (q: CourseQuery) => listAllCourseRows(deps.db, q),
      columns: [
        ['slug', (c) => c.id],
        ['name_en', (c) => c.nameEn],
        ['name_ja', (c) => c.nameJa],
        ['name_kana_romaji', (c) => c.nameRomaji],
        ['prefecture', (c) => c.prefecture],
        ['municipality_en', (c) => c.municipality],
        ['municipality_ja', (c) => c.municipalityJa],
        ['lat', (c) => c.lat],
        ['lng', (c) => c.lng],
        ['holes', (c) => c.holes],
        ['hidden', (c) => c.hidden],
        ['merged_into', (c) => c.mergedInto],
        ['corrected', (c) => c.corrected],
        ['games', (c) => c.games],
      ],
    }),
  )
  route(app, 'POST /api/admin/courses', async (call) => {
    const added = await addCourse(deps, { ...call.body, ...actorOf(call) })
    return isRefused(added) ? added : one(added.id)
  })
  route(app, 'PATCH /api/admin/courses/:id', async (call) => {
    const edited = await editCourse(deps, {
      ...call.body,
      ...actorOf(call),
      courseId: call.params.id,
      language: call.request.language,
    }).then((done) => withWhatChanged(deps, call.request.language, 'audit', call.params.id, done))
    return isRefused(edited) ? edited : one(call.params.id)
  })
  route(app, 'POST /api/admin/courses/merge', async (call) => {
    const merged = await mergeCourses(
      deps,
      { moveGames: moveGamesToCourse },
      { ...call.body, ...actorOf(call) },
    ).then((done) => withWhatChanged(deps, call.request.language, 'audit', call.body.from, done))
    return isRefused(merged) ? merged : one(call.body.into)
  })
  route(app, 'POST /api/admin/courses/import', async (call) =>
    withWhatChanged(
      deps,
      call.request.language,
      'audit',
      'courses',
      await importOperatorList(deps, { ...call.body, ...actorOf(call) }),
    ),
  )
}
