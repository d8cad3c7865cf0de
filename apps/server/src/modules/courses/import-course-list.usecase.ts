import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { importCourses } from './import-courses.usecase.ts'

const SEED = join(import.meta.dirname, '../../../seed')
const seed = (file: string) => readFileSync(join(SEED, file), 'utf8')
export const readCourseList = () => ({
  courses: seed('courses.csv'),
  details: seed('course_details.csv'),
})

/** Imports the course list of this version, unless it is imported already. */
export async function importCourseList({
  db,
  clock,
  log,
}: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const report = await db.transaction((tx) => importCourses(tx, readCourseList(), clock.now()))
  if (report) log.info(report, 'course list imported')
}
