import { createHash } from 'node:crypto'
import type { Instant } from '@tomogolf/domain/time'
import { webAddress } from '@tomogolf/domain/addresses/web-address'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'
import { readSettingText, upsertSetting } from '../settings/settings.repository.ts'
import {
  matchDetails,
  readCourses,
  readDetails,
  regionOf,
  terrainForDrawing,
  terrainFromDescription,
  type CourseRecord,
  type DetailRecord,
} from './course-list.adapter.ts'
import {
  readCorrectedCourses,
  updateCourse,
  upsertCourses,
  type CourseSnapshot,
} from './courses.repository.ts'
import { courseSearchText } from './course-search-text.policy.ts'

/** Key of the imported list's hash: a second start with the same list costs one select. */
const IMPORTED_LIST = 'courses_import'
/** To be increased when the import of the same list changes. */
const IMPORT_VERSION = 2
export type ImportReport = { imported: number; detailed: number; unmatchedDetails: number }

/**
 * Imports the course list and its details. Rows that an operator edited stay. Null: this list is
 * imported already.
 */
export async function importCourses(
  tx: Tx,
  csv: { courses: string; details: string },
  now: Instant,
): Promise<ImportReport | null> {
  const hash = createHash('sha256')
    .update(`${IMPORT_VERSION}\n${csv.courses}\n${csv.details}`)
    .digest('hex')
  if ((await readSettingText(tx, IMPORTED_LIST)) === hash) return null
  const courses = readCourses(csv.courses)
  const { found, unmatched } = matchDetails(courses, readDetails(csv.details))
  await upsertCourses(
    tx,
    courses.map((course) => snapshot(course, found.get(course.slug), now)),
  )
  await refreshCorrectedCourses(tx)
  await upsertSetting(tx, IMPORTED_LIST, hash, null, now)
  return { imported: courses.length, detailed: found.size, unmatchedDetails: unmatched.length }
}

/** Rows that an operator edited keep their fields, but not the search text of an older version. */
async function refreshCorrectedCourses(tx: Tx): Promise<void> {
  for (const course of await readCorrectedCourses(tx)) {
    const searchText = courseSearchText(course)
    if (searchText !== course.searchText) await updateCourse(tx, course.id, { searchText })
  }
}

const text = (value: string | undefined) => value?.trim() || null
const whole = (value: string | undefined) => (value && /^\d+$/.test(value) ? Number(value) : null)

function snapshot(
  course: CourseRecord,
  detail: DetailRecord | undefined,
  now: Instant,
): CourseSnapshot {
  const known = detail && terrainFromDescription(detail.terrain)
  return {
    id: course.slug,
    name_en: course.name_en,
    name_ja: course.name_ja,
    name_romaji: course.name_kana_romaji,
    prefecture: course.prefecture,
    prefecture_ja: course.prefecture_ja,
    region: regionOf(course.region),
    municipality: course.municipality_en,
    municipality_ja: course.municipality_ja,
    lat: Number(course.lat),
    lng: Number(course.lng),
    holes: whole(course.holes) ?? whole(detail?.holes),
    terrain: known ?? terrainForDrawing(course.slug),
    terrain_known: known !== undefined,
    weekday_price_jpy: whole(detail?.weekday_price_jpy),
    weekend_price_jpy: whole(detail?.weekend_price_jpy),
    price_year: whole(detail?.price_year),
    price_note: text(detail?.price_note),
    price_source_url: webAddress(detail?.source_url?.split(' | ')[0]),
    visitors_welcome: text(detail?.visitors_welcome),
    architect: text(detail?.architect),
    opened_year: whole(detail?.opened_year),
    par: whole(detail?.par),
    access: text(detail?.access),
    last_bus: text(detail?.last_bus),
    last_bus_source_url: webAddress(detail?.last_bus_source_url),
    website: webAddress(detail?.website),
    events: text(detail?.events),
    updated_at: sqlInstant(now),
    search_text: courseSearchText({
      nameEn: course.name_en,
      nameJa: course.name_ja,
      nameRomaji: course.name_kana_romaji,
      prefecture: course.prefecture,
      prefectureJa: course.prefecture_ja,
      municipality: course.municipality_en,
      municipalityJa: course.municipality_ja,
    }),
  }
}
