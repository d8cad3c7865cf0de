import { parse } from 'csv-parse/sync'
import type { Terrain } from '@tomogolf/domain/game'
import type { Region } from '@tomogolf/domain/regions'

export type CourseRecord = {
  slug: string
  name_en: string
  name_ja: string
  name_kana_romaji: string
  prefecture: string
  prefecture_ja: string
  region: string
  municipality_en: string
  municipality_ja: string
  lat: string
  lng: string
  holes: string
}
export type DetailRecord = {
  course_slug: string
  name_en: string
  name_ja: string
  prefecture: string
  weekday_price_jpy: string
  weekend_price_jpy: string
  price_year: string
  price_note: string
  visitors_welcome: string
  architect: string
  opened_year: string
  holes: string
  par: string
  terrain: string
  access: string
  /** Absent in lists without bus times. */
  last_bus?: string
  last_bus_source_url?: string
  website: string
  source_url: string
  events: string
}
const records = <T>(csv: string): T[] =>
  parse(csv, { columns: true, skip_empty_lines: true, bom: true }) as T[]
export const readCourses = (csv: string): CourseRecord[] => records(csv)
export const readDetails = (csv: string): DetailRecord[] => records(csv)

/** "Kyushu-Okinawa" in the list is the region kyushu; the other names differ in case only. */
export const regionOf = (name: string): Region => name.toLowerCase().split('-')[0] as Region

/** The terrain from a source's description; undefined when the description is not clear. */
export function terrainFromDescription(description: string): Terrain | undefined {
  if (/seaside|cliff|beach/i.test(description)) return 'seaside'
  if (/mountain|\bmt\b|hill|highland/i.test(description)) return 'mountain'
  if (/\bsea\b|\bbay\b/i.test(description)) return 'seaside'
  return /flat|parkland|forest|wood|river|lake|water/i.test(description) ? 'parkland' : undefined
}
/**
 * A terrain for the drawing of a course without a description, always the same for the same course.
 * Never the sea: half of Japan's prefectures have a coast, few of their courses lie on it, and a
 * drawing of one would look like a claim.
 */
export function terrainForDrawing(slug: string): Terrain {
  let hash = 0
  for (const letter of slug) hash = (hash * 31 + letter.charCodeAt(0)) | 0
  return (hash & 1) === 0 ? 'parkland' : 'mountain'
}

export type Details = { found: Map<string, DetailRecord>; unmatched: DetailRecord[] }
/**
 * Finds the details of a course: by its slug, else by its full Japanese or English name within the
 * prefecture.
 */
export function matchDetails(
  courses: readonly CourseRecord[],
  details: readonly DetailRecord[],
): Details {
  const bySlug = new Set(courses.map((course) => course.slug))
  const named = (prefecture: string, name: string) =>
    `${prefecture} ${name.normalize('NFKC').toLowerCase()}`
  const byName = new Map(
    courses.flatMap((course) => [
      [named(course.prefecture, course.name_ja), course.slug],
      [named(course.prefecture, course.name_en), course.slug],
    ]),
  )
  const found = new Map<string, DetailRecord>(),
    unmatched: DetailRecord[] = []
  for (const detail of details) {
    const slug = bySlug.has(detail.course_slug)
      ? detail.course_slug
      : (byName.get(named(detail.prefecture, detail.name_ja)) ??
        byName.get(named(detail.prefecture, detail.name_en)))
    if (slug) found.set(slug, detail)
    else unmatched.push(detail)
  }
  return { found, unmatched }
}
