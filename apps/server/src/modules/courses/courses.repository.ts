import { inArray, eq, and, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/database/database.ts'
import { courses } from './courses.table.ts'

export type Course = typeof courses.$inferSelect
/** A row of the course list, by its column names. */
export type CourseSnapshot = Readonly<Record<string, string | number | boolean | null>>

/** One statement for the whole list: it runs during the first start. */
export async function upsertCourses(tx: Tx, rows: readonly CourseSnapshot[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const updates = columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
  await tx.executeSql(
    `INSERT INTO courses (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM json_populate_recordset(NULL::courses, $1::text::json)
     ON CONFLICT (id) DO UPDATE SET ${updates.join(', ')} WHERE courses.corrected_at IS NULL`,
    [JSON.stringify(rows)],
  )
}

/** A public course; a merged one leads to its target. */
export async function readCourse(tx: Tx, id: string): Promise<Course | undefined> {
  const [course] = await tx.orm
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isNull(courses.hiddenAt)))
  if (!course?.mergedInto) return course
  return (
    await tx.orm
      .select()
      .from(courses)
      .where(
        and(
          eq(courses.id, course.mergedInto),
          isNull(courses.hiddenAt),
          isNull(courses.mergedInto),
        ),
      )
  )[0]
}
export async function readCoursesById(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Course>> {
  if (ids.length === 0) return new Map()
  return new Map(
    (
      await tx.orm
        .select()
        .from(courses)
        .where(inArray(courses.id, [...ids]))
    ).map((course) => [course.id, course]),
  )
}
/** The slugs of all public courses, with their last change. */
export const readCourseAddresses = (tx: Tx): Promise<Pick<Course, 'id' | 'updatedAt'>[]> =>
  tx.orm
    .select({ id: courses.id, updatedAt: courses.updatedAt })
    .from(courses)
    .where(and(isNull(courses.hiddenAt), isNull(courses.mergedInto)))
    .orderBy(courses.id)
/** The public courses, for the download: only columns of the list itself. */
export const readOpenList = (tx: Tx) =>
  tx.orm
    .select({
      slug: courses.id,
      name_en: courses.nameEn,
      name_ja: courses.nameJa,
      name_kana_romaji: courses.nameRomaji,
      prefecture: courses.prefecture,
      prefecture_ja: courses.prefectureJa,
      region: courses.region,
      municipality_en: courses.municipality,
      municipality_ja: courses.municipalityJa,
      lat: courses.lat,
      lng: courses.lng,
      holes: courses.holes,
    })
    .from(courses)
    .where(and(isNull(courses.hiddenAt), isNull(courses.mergedInto)))
    .orderBy(courses.id)

/** Locks any course, hidden and merged ones included. */
export async function lockCourse(tx: Tx, id: string): Promise<Course | undefined> {
  return (await tx.orm.select().from(courses).where(eq(courses.id, id)).for('update'))[0]
}
/** False when the slug is taken. */
export async function insertCourse(tx: Tx, course: Course): Promise<boolean> {
  return (
    (
      await tx.orm
        .insert(courses)
        .values(course)
        .onConflictDoNothing()
        .returning({ id: courses.id })
    ).length > 0
  )
}
export async function updateCourse(tx: Tx, id: string, set: Partial<Course>): Promise<void> {
  await tx.orm.update(courses).set(set).where(eq(courses.id, id))
}
