import { and, count, eq, isNotNull, isNull, like, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminCourseQuery, AdminCourseRow } from '@tomogolf/contract/admin/games.schemas'
import { asPart, queryWords } from '@tomogolf/domain/search/search-text'
import { iso } from '@tomogolf/domain/time'
import { webAddress } from '@tomogolf/domain/addresses/web-address'
import type { Tx } from '../../../platform/database/database.ts'
import { readCoursesById, type Course } from '../../courses/courses.repository.ts'
import { courses } from '../../courses/courses.table.ts'
import { toFields } from '../../courses/operator-fields.step.ts'
import { games } from '../../games/games.table.ts'
import {
  equals,
  isAnyOf,
  likePattern,
  readAll,
  readPage,
  type ListFilter,
  type ListResult,
  type ListSource,
} from '../list-query.read.ts'

export type CourseQuery = z.output<typeof AdminCourseQuery>
type CourseDto = z.input<typeof AdminCourseRow>
type Row = { id: string; games: number }

function readCoursesByIds(tx: Tx, ids: readonly string[]): Promise<Row[]> {
  const played = tx.orm.select({ games: count() }).from(games).where(eq(games.courseId, courses.id))
  return tx.orm
    .select({ id: courses.id, games: sql`${played}`.mapWith(Number) })
    .from(courses)
    .where(isAnyOf(courses.id, ids))
}

const SOURCE: ListSource<'name' | 'updatedAt', Row> = {
  table: courses,
  key: courses.id,
  sorts: { name: courses.nameEn, updatedAt: courses.updatedAt },
  defaultSort: 'name',
  readByIds: readCoursesByIds,
}

// some hundred courses: a sequential scan is fast enough, no search index is needed
function searchCondition(text: string | undefined): SQL | undefined {
  if (!text) return undefined
  const pattern = likePattern(text)
  return or(
    ...queryWords(text).map((words) => like(courses.searchText, asPart(words))),
    like(sql`lower(${courses.nameEn})`, pattern),
    like(courses.nameJa, pattern),
    like(courses.id, pattern),
  )
}

const STATES: Record<NonNullable<CourseQuery['state']>, SQL | undefined> = {
  shown: and(isNull(courses.hiddenAt), isNull(courses.mergedInto)),
  hidden: isNotNull(courses.hiddenAt),
  merged: isNotNull(courses.mergedInto),
  corrected: isNotNull(courses.correctedAt),
}

const toFilter = (query: CourseQuery): ListFilter => ({
  conditions: [
    equals(courses.id, query.id),
    equals(courses.region, query.region),
    equals(courses.prefecture, query.prefecture),
    searchCondition(query.search),
    query.state && STATES[query.state],
  ],
})

const toCourseDto = (course: Course, gameCount: number): CourseDto => ({
  ...toFields(course),
  // imported or stored before addresses were checked: the back-office links to them
  website: webAddress(course.website),
  priceSourceUrl: webAddress(course.priceSourceUrl),
  id: course.id,
  region: course.region,
  prefectureJa: course.prefectureJa,
  hidden: course.hiddenAt !== null,
  mergedInto: course.mergedInto,
  corrected: course.correctedAt !== null,
  updatedAt: iso(course.updatedAt),
  games: gameCount,
})

async function toCourseDtos(tx: Tx, rows: readonly Row[]): Promise<CourseDto[]> {
  const coursesById = await readCoursesById(
    tx,
    rows.map((row) => row.id),
  )
  return rows.flatMap((row) => {
    const course = coursesById.get(row.id)
    return course ? [toCourseDto(course, row.games)] : []
  })
}

export async function listCourseRows(tx: Tx, query: CourseQuery): Promise<ListResult<CourseDto>> {
  const { rows, ...counts } = await readPage(tx, SOURCE, toFilter(query), query)
  return { ...counts, rows: await toCourseDtos(tx, rows) }
}

export async function listAllCourseRows(tx: Tx, query: CourseQuery): Promise<CourseDto[]> {
  return toCourseDtos(tx, await readAll(tx, SOURCE, toFilter(query), query.sort))
}

export async function readCourseRow(tx: Tx, id: string): Promise<CourseDto | undefined> {
  const [row] = await toCourseDtos(tx, await readCoursesByIds(tx, [id]))
  return row
}
