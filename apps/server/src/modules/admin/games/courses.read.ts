import type { z } from 'zod'
import type { AdminCourseQuery, AdminCourseRow } from '@tomogolf/contract/admin-content.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { readCoursesById, type Course } from '../../courses/courses.repository.ts'
import { fieldsOf } from '../../courses/operator-fields.ts'
import { likePart, readAll, readPage, Where, type Listed, type ListSource } from '../list-query.ts'

export type CourseQuery = z.output<typeof AdminCourseQuery>
type Wire = z.input<typeof AdminCourseRow>
type Row = { id: string; games: number }

const SOURCE: ListSource<'name' | 'updatedAt'> = {
  from: 'courses c',
  key: 'c.id',
  sorts: { name: 'c.name_en', updatedAt: 'c.updated_at' },
  first: 'name',
  select:
    'SELECT c.id, (SELECT count(*)::int FROM games g WHERE g.course_id = c.id) AS games FROM courses c WHERE c.id = ANY($1::text[])',
}
const whereOf = (q: CourseQuery): Where =>
  new Where()
    .add('c.id = ?', q.id)
    .add('c.region = ?', q.region)
    .add('c.prefecture = ?', q.prefecture)
    .add(
      `(c.search_text LIKE ? OR lower(c.name_en) LIKE ? OR c.name_ja LIKE ? OR c.id LIKE ?)`,
      q.search ? likePart(q.search) : undefined,
    )
    .when('c.hidden_at IS NULL AND c.merged_into IS NULL', q.state === 'shown')
    .when('c.hidden_at IS NOT NULL', q.state === 'hidden')
    .when('c.merged_into IS NOT NULL', q.state === 'merged')
    .when('c.corrected_at IS NOT NULL', q.state === 'corrected')

const present = (c: Course, games: number): Wire => ({
  ...fieldsOf(c),
  id: c.id,
  region: c.region,
  prefectureJa: c.prefectureJa,
  hidden: c.hiddenAt !== null,
  mergedInto: c.mergedInto,
  corrected: c.correctedAt !== null,
  updatedAt: iso(c.updatedAt),
  games,
})
async function presentAll(tx: Tx, rows: readonly Row[]): Promise<Wire[]> {
  const found = await readCoursesById(
    tx,
    rows.map((r) => r.id),
  )
  return rows.flatMap((r) => {
    const course = found.get(r.id)
    return course ? [present(course, r.games)] : []
  })
}
export async function listCourseRows(tx: Tx, q: CourseQuery): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q), q)
  return { ...rest, rows: await presentAll(tx, rows) }
}
export const listAllCourseRows = async (tx: Tx, q: CourseQuery): Promise<Wire[]> =>
  presentAll(tx, await readAll<string, Row>(tx, SOURCE, whereOf(q), q.sort))
export const readCourseRow = async (tx: Tx, id: string): Promise<Wire | undefined> =>
  (await presentAll(tx, (await tx.executeSql<Row>(SOURCE.select, [[id]])).rows))[0]
