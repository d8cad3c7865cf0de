import type { z } from 'zod'
import type { CourseDetail, CourseHit, CourseListItem } from '@tomogolf/contract/courses.schemas'
import { toMajor } from '@tomogolf/domain/money'
import type { Settings } from '@tomogolf/domain/settings'
import type { CourseGames } from './course-ports.ts'
import { guidePriceOf, hostedPriceOf } from './course-prices.ts'
import type { Course } from './courses.repository.ts'
import { SOURCE_REMARKS } from './source-remarks.data.ts'

export const presentHit = (c: Course): z.input<typeof CourseHit> => ({
  id: c.id,
  name: c.nameEn,
  nameJa: c.nameJa,
  address: `${c.municipality}, ${c.prefecture}`,
  region: c.region,
  prefecture: c.prefecture,
  terrain: c.terrain,
  terrainKnown: c.terrainKnown,
})

export function presentCourse(
  c: Course,
  games: CourseGames,
  settings: Settings,
): z.input<typeof CourseListItem> {
  const hosted = hostedPriceOf(games, settings)
  return {
    ...presentHit(c),
    prefectureJa: c.prefectureJa,
    municipality: c.municipality,
    municipalityJa: c.municipalityJa,
    holes: c.holes,
    openGames: games.openGames,
    guidePrice: guidePriceOf(c),
    hostedPrice: hosted && { amount: toMajor(hosted.price), currency: hosted.price.currency },
    hostedPriceJpy: hosted?.jpy ?? null,
  }
}

export const presentCourseDetail = (
  c: Course,
  games: CourseGames,
  settings: Settings,
): z.input<typeof CourseDetail> => ({
  ...presentCourse(c, games, settings),
  lat: c.lat,
  lng: c.lng,
  architect: c.architect,
  openedYear: c.openedYear,
  par: c.par,
  visitorsWelcome:
    c.visitorsWelcome === 'yes' || c.visitorsWelcome === 'no' ? c.visitorsWelcome : null,
  access: c.access,
  website: c.website,
  events: c.events,
  remarks: Object.fromEntries(
    [c.access, guidePriceOf(c)?.note].flatMap((said) =>
      said && SOURCE_REMARKS[said] ? [[said, SOURCE_REMARKS[said]]] : [],
    ),
  ),
})

export const DOWNLOAD_LICENCE = 'https://opendatacommons.org/licenses/odbl/1-0/'
const ATTRIBUTION =
  '© OpenStreetMap contributors; municipalities: 国土数値情報 (行政区域データ), MLIT Japan; romanisation: TomoGolf'
const cell = (value: string | number | null) => {
  const text = String(value ?? '')
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
/**
 * The open course list as a CSV file. Every row has licence and attribution, so that any copied
 * part keeps them.
 */
export function presentDownload(
  rows: readonly Readonly<Record<string, string | number | null>>[],
): string {
  const full = rows.map((r) => ({ ...r, license: 'ODbL-1.0', attribution: ATTRIBUTION }))
  const lines = full.map((r) => Object.values(r).map(cell).join(','))
  return `${[Object.keys(full[0] ?? {}).join(','), ...lines].join('\r\n')}\r\n`
}
