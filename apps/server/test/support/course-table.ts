import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Instant } from '@tomogolf/domain/time'
import type { Database } from '../../src/platform/database/database.ts'
import {
  importCourses,
  type ImportReport,
} from '../../src/modules/courses/import-courses.usecase.ts'
import { embeddedDatabase } from './engines.ts'

const server = join(import.meta.dirname, '../..')
const seed = (name: string) => readFileSync(join(server, 'seed', name), 'utf8')
export const COURSE_LIST = { courses: seed('courses.csv'), details: seed('course_details.csv') }

/** A database with the full course list, and the import's report. */
export async function courseTable(
  now: Instant,
): Promise<{ db: Database; report: ImportReport | null }> {
  // similar names in Chinese characters need a UTF-8 ctype, which not every machine has
  const db = await embeddedDatabase()
  const report = await db.transaction((tx) => importCourses(tx, COURSE_LIST, now))
  return { db, report }
}
