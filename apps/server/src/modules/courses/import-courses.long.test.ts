import { afterAll, beforeAll, expect, test } from 'vitest'
import { REGIONS } from '@tomogolf/domain/regions'
import type { Database } from '../../platform/database/database.ts'
import { importCourses, type ImportReport } from './import-courses.usecase.ts'
import { readCourse } from './courses.repository.ts'
import { terrainFromDescription } from './course-list.adapter.ts'
import { COURSE_LIST, courseTable } from '../../../test/support/course-table.ts'

let db: Database, report: ImportReport | null
beforeAll(async () => {
  ;({ db, report } = await courseTable(1))
})
afterAll(() => db.close())

test('imports the whole list with its eight regions and reports details without a course', async () => {
  expect(report).toEqual({ imported: 1304, detailed: 91, unmatchedDetails: 72 })
  const { rows } = await db.executeSql<{ regions: string[]; prefectures: number }>(
    'SELECT array_agg(DISTINCT region) AS regions, count(DISTINCT prefecture)::int AS prefectures FROM courses',
  )
  expect(rows[0]?.regions.toSorted()).toEqual([...REGIONS].toSorted())
  expect(rows[0]?.prefectures).toBe(47)
})
test('imports the same list once', async () => {
  expect(await importCourses(db, COURSE_LIST, 2)).toBeNull()
})
test("imports a newer list, but keeps an operator's edits", async () => {
  await db.executeSql(
    `UPDATE courses SET name_en = 'Corrected by hand', corrected_at = now(), search_text = 'old' WHERE id = 'hirono-golf-club'`,
  )
  const newer = {
    ...COURSE_LIST,
    courses: COURSE_LIST.courses
      .replace('Hirono Golf Club', 'Hirono GC')
      .replace('Kasumigaseki Country Club', 'Kasumigaseki CC'),
  }
  expect((await db.transaction((tx) => importCourses(tx, newer, 3)))?.imported).toBe(1304)
  const corrected = await readCourse(db, 'hirono-golf-club')
  expect(corrected?.nameEn).toBe('Corrected by hand')
  expect(corrected?.searchText).toContain('corrected by hand')
  expect((await readCourse(db, 'kasumigaseki-country-club'))?.nameEn).toBe('Kasumigaseki CC')
})
test('reads the target of a merged course, and no hidden course', async () => {
  await db.executeSql(
    `UPDATE courses SET merged_into = 'gold-kawana-country-club' WHERE id = 'kawana-hotel-golf-course-oshima-course'`,
  )
  expect((await readCourse(db, 'kawana-hotel-golf-course-oshima-course'))?.id).toBe(
    'gold-kawana-country-club',
  )
  await db.executeSql(`UPDATE courses SET hidden_at = now() WHERE id = 'gold-kawana-country-club'`)
  expect(await readCourse(db, 'kawana-hotel-golf-course-oshima-course')).toBeUndefined()
})
test('marks terrain as known only with a source, and never picks the sea without one', async () => {
  const { rows } = await db.executeSql<{ known: boolean; terrain: string }>(
    'SELECT DISTINCT terrain_known AS known, terrain FROM courses',
  )
  expect(
    rows
      .filter((row) => !row.known)
      .map((row) => row.terrain)
      .toSorted(),
  ).toEqual(['mountain', 'parkland'])
  expect(
    ['seaside cliffs', 'hills, tight', 'riverside flat', 'sea view', 'well kept'].map(
      terrainFromDescription,
    ),
  ).toEqual(['seaside', 'mountain', 'parkland', 'seaside', undefined])
})
