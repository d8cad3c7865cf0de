import { createHash } from 'node:crypto'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'
import { readSettingText, upsertSetting } from '../settings/settings.repository.ts'
import {
  detailsBySlug,
  readCourses,
  readDetails,
  regionOf,
  terrainForDrawing,
  terrainFromWords,
  type CourseRecord,
  type DetailRecord,
} from './course-facts.ts'
import { upsertCourses, type CourseSnapshot } from './courses.repository.ts'
import { searchTextOf } from './search-text.ts'

/** The list that the table was filled from: a second start with the same list costs one select. */
const MARK = 'courses_import'
/** To be increased when the same list is imported differently. */
const SHAPE = 1
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
  const hash = createHash('sha256').update(`${SHAPE}\n${csv.courses}\n${csv.details}`).digest('hex')
  if ((await readSettingText(tx, MARK)) === hash) return null
  const courses = readCourses(csv.courses)
  const { found, unmatched } = detailsBySlug(courses, readDetails(csv.details))
  await upsertCourses(
    tx,
    courses.map((c) => snapshot(c, found.get(c.slug), now)),
  )
  await upsertSetting(tx, MARK, hash, null, now)
  return { imported: courses.length, detailed: found.size, unmatchedDetails: unmatched.length }
}

const text = (value: string | undefined) => value?.trim() || null
const whole = (value: string | undefined) => (value && /^\d+$/.test(value) ? Number(value) : null)

function snapshot(c: CourseRecord, d: DetailRecord | undefined, now: Instant): CourseSnapshot {
  const known = d && terrainFromWords(d.terrain)
  return {
    id: c.slug,
    name_en: c.name_en,
    name_ja: c.name_ja,
    name_romaji: c.name_kana_romaji,
    prefecture: c.prefecture,
    prefecture_ja: c.prefecture_ja,
    region: regionOf(c.region),
    municipality: c.municipality_en,
    municipality_ja: c.municipality_ja,
    lat: Number(c.lat),
    lng: Number(c.lng),
    holes: whole(c.holes) ?? whole(d?.holes),
    terrain: known ?? terrainForDrawing(c.slug),
    terrain_known: known !== undefined,
    weekday_price_jpy: whole(d?.weekday_price_jpy),
    weekend_price_jpy: whole(d?.weekend_price_jpy),
    price_year: whole(d?.price_year),
    price_note: text(d?.price_note),
    price_source_url: text(d?.source_url?.split(' | ')[0]),
    visitors_welcome: text(d?.visitors_welcome),
    architect: text(d?.architect),
    opened_year: whole(d?.opened_year),
    par: whole(d?.par),
    access: text(d?.access),
    website: text(d?.website),
    events: text(d?.events),
    updated_at: sqlInstant(now),
    search_text: searchTextOf(
      [c.name_en, c.name_ja, c.name_kana_romaji],
      [c.municipality_en, c.municipality_ja, c.prefecture, c.prefecture_ja],
    ),
  }
}
