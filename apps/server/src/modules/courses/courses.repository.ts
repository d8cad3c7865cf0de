import { and, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Coordinates } from '@tomogolf/domain/places/distance'
import type { Tx } from '../../platform/database/database.ts'
import { courses } from './courses.table.ts'

export type Course = typeof courses.$inferSelect
/** A row of the course list, by its column names. */
export type CourseSnapshot = Readonly<Record<string, string | number | boolean | null>>

/**
 * One statement for the whole list: it runs during the first start. One JSON parameter: the query
 * builder would send some forty thousand. Rows that an operator edited stay.
 */
export async function upsertCourses(tx: Tx, rows: readonly CourseSnapshot[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = sql.raw(columns.join(', '))
  const updates = columns
    .filter((column) => column !== 'id')
    .map((column) => `${column} = excluded.${column}`)
  await tx.orm.execute(sql`
    INSERT INTO ${courses} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::courses, ${JSON.stringify(rows)}::text::json)
    ON CONFLICT (id) DO UPDATE SET ${sql.raw(updates.join(', '))}
    WHERE ${courses.correctedAt} IS NULL`)
}

/** Rows that an operator added or edited. */
export const readCorrectedCourses = (tx: Tx): Promise<Course[]> =>
  tx.orm.select().from(courses).where(isNotNull(courses.correctedAt))

/** Courses that visitors see. */
export const isPublic = and(isNull(courses.hiddenAt), isNull(courses.mergedInto))

/** Public courses by slug; for the slug of a merged one, the course it was merged into. */
export async function readPublicCourses(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Course>> {
  if (ids.length === 0) return new Map()
  const found = await tx.orm
    .select()
    .from(courses)
    .where(and(inArray(courses.id, [...ids]), isNull(courses.hiddenAt)))
  const targets = found.flatMap(({ mergedInto }) => mergedInto ?? [])
  const merged = await readCoursesById(tx, targets, isPublic)
  return new Map(
    found.flatMap((course) => {
      const shown = course.mergedInto === null ? course : merged.get(course.mergedInto)
      return shown ? [[course.id, shown]] : []
    }),
  )
}
export const readCourse = async (tx: Tx, id: string): Promise<Course | undefined> =>
  (await readPublicCourses(tx, [id])).get(id)
export async function readCoursesById(
  tx: Tx,
  ids: readonly string[],
  where?: SQL,
): Promise<Map<string, Course>> {
  if (ids.length === 0) return new Map()
  return new Map(
    (
      await tx.orm
        .select()
        .from(courses)
        .where(and(inArray(courses.id, [...ids]), where))
    ).map((course) => [course.id, course]),
  )
}
/** Where courses lie: the middle of each. */
export async function readPositions(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, Coordinates>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.orm
    .select({ id: courses.id, latitude: courses.lat, longitude: courses.lng })
    .from(courses)
    .where(inArray(courses.id, [...ids]))
  return new Map(rows.map(({ id, ...position }) => [id, position]))
}
/** The slugs of all public courses, with their last change. */
export const readCourseAddresses = (tx: Tx): Promise<Pick<Course, 'id' | 'updatedAt'>[]> =>
  tx.orm
    .select({ id: courses.id, updatedAt: courses.updatedAt })
    .from(courses)
    .where(isPublic)
    .orderBy(courses.id)
/** The Japanese name of a prefecture, from any course there. */
export async function readPrefectureJa(tx: Tx, prefecture: string): Promise<string | undefined> {
  const [row] = await tx.orm
    .select({ name: courses.prefectureJa })
    .from(courses)
    .where(eq(courses.prefecture, prefecture))
    .limit(1)
  return row?.name
}
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
    .where(isPublic)
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
