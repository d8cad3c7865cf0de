import type { z } from 'zod'
import type { CourseFields } from '@tomogolf/contract/admin/games.schemas'
import { prefectureInAddress } from '@tomogolf/domain/places/prefecture-in-address'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { readPrefectureJa, type Course } from './courses.repository.ts'
import { courseSearchText } from './course-search-text.policy.ts'

export type Fields = z.output<typeof CourseFields>
export type OperatorAct = {
  readonly actorId: string
  readonly ip: string | null
  readonly reason: string
}

/**
 * Columns derived from an operator's fields: region, the Japanese prefecture and the search text.
 * Null: unknown prefecture.
 */
export async function deriveColumns(
  tx: Tx,
  fields: Fields,
  now: Instant,
): Promise<Omit<Course, 'id' | 'hiddenAt' | 'mergedInto'> | null> {
  const place = prefectureInAddress(fields.prefecture)
  if (!place) return null
  const prefectureJa = (await readPrefectureJa(tx, place.prefecture)) ?? place.prefecture
  return {
    ...fields,
    prefecture: place.prefecture,
    region: place.region,
    prefectureJa,
    correctedAt: now,
    updatedAt: now,
    searchText: courseSearchText({ ...fields, prefecture: place.prefecture, prefectureJa }),
  }
}
const FIELDS = [
  'nameEn',
  'nameJa',
  'nameRomaji',
  'prefecture',
  'municipality',
  'municipalityJa',
  'lat',
  'lng',
  'holes',
  'par',
  'terrain',
  'terrainKnown',
  'weekdayPriceJpy',
  'weekendPriceJpy',
  'priceYear',
  'priceNote',
  'priceSourceUrl',
  'visitorsWelcome',
  'architect',
  'openedYear',
  'access',
  'lastBus',
  'lastBusSourceUrl',
  'website',
  'events',
] as const satisfies readonly (keyof Fields)[]
export const toFields = (course: Course): Fields =>
  Object.fromEntries(FIELDS.map((field) => [field, course[field]])) as Fields
/** A value as text, for comparison and the audit log. */
export const toText = (value: unknown): string =>
  value === null || value === undefined ? '' : String(value)
export const slugOf = (name: string): string =>
  (
    name
      .normalize('NFKD')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? []
  )
    .join('-')
    .slice(0, 120)
