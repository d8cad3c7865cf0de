import type { z } from 'zod'
import type { CourseDetail, CourseHit, CourseListItem } from '@tomogolf/contract/courses.schemas'
import { koreanCourseName, koreanPlace } from '@tomogolf/domain/hangul/korean-names'
import type { Settings } from '@tomogolf/domain/settings'
import { webAddress } from '@tomogolf/domain/addresses/web-address'
import { presentAmount } from '../../platform/http/amount.presenter.ts'
import type { CourseGames } from './course-ports.types.ts'
import { guidePriceOf, hostedPriceOf } from './course-prices.policy.ts'
import type { Course } from './courses.repository.ts'
import { presentWhere } from './where.presenter.ts'
import { SOURCE_REMARKS } from './source-remarks.data.ts'

export const presentHit = (course: Course): z.input<typeof CourseHit> => ({
  id: course.id,
  name: course.nameEn,
  nameJa: course.nameJa,
  nameKo: koreanCourseName(course.nameEn),
  address: `${course.municipality}, ${course.prefecture}`,
  placeJa: course.prefectureJa + course.municipalityJa,
  placeKo: koreanPlace(course.prefecture, course.municipality),
  region: course.region,
  prefecture: course.prefecture,
  terrain: course.terrain,
  terrainKnown: course.terrainKnown,
})

export function presentCourse(
  course: Course,
  games: CourseGames,
  settings: Settings,
): z.input<typeof CourseListItem> {
  const hosted = hostedPriceOf(games, settings)
  return {
    ...presentHit(course),
    prefectureJa: course.prefectureJa,
    municipality: course.municipality,
    municipalityJa: course.municipalityJa,
    holes: course.holes,
    openGames: games.openGames,
    guidePrice: guidePriceOf(course),
    hostedPrice: hosted && presentAmount(hosted.price),
    hostedPriceJpy: hosted?.jpy ?? null,
  }
}

export const presentCourseDetail = (
  course: Course,
  games: CourseGames,
  settings: Settings,
): z.input<typeof CourseDetail> => ({
  ...presentCourse(course, games, settings),
  lat: course.lat,
  lng: course.lng,
  where: presentWhere(course),
  architect: course.architect,
  openedYear: course.openedYear,
  par: course.par,
  visitorsWelcome:
    course.visitorsWelcome === 'yes' || course.visitorsWelcome === 'no'
      ? course.visitorsWelcome
      : null,
  access: course.access,
  website: webAddress(course.website),
  events: course.events,
  remarks: Object.fromEntries(
    [course.access, guidePriceOf(course)?.note].flatMap((remark) =>
      remark && SOURCE_REMARKS[remark] ? [[remark, SOURCE_REMARKS[remark]]] : [],
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
  const full = rows.map((row) => ({ ...row, license: 'ODbL-1.0', attribution: ATTRIBUTION }))
  const lines = full.map((row) => Object.values(row).map(cell).join(','))
  return `${[Object.keys(full[0] ?? {}).join(','), ...lines].join('\r\n')}\r\n`
}
