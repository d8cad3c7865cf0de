import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deps } from '../../deps.ts'
import { importCourses } from './import-courses.usecase.ts'

const SEED = join(import.meta.dirname, '../../../seed')
export const readCourseList = () => ({ courses: readFileSync(join(SEED, 'courses.csv'), 'utf8'), details: readFileSync(join(SEED, 'course_details.csv'), 'utf8') })

/** Brings in the course list that this version ships with, unless it is in already. */
export async function importCourseList({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const report = await db.transaction((tx) => importCourses(tx, readCourseList(), clock.now()))
  if (report) log.info(report, 'course list imported')
}
