import { hours, type Instant } from '@tomogolf/domain/time'
import { REGIONS, type Region } from '@tomogolf/domain/regions'
import type { Settings } from '@tomogolf/domain/settings'
import type { Tx } from '../../platform/database/database.ts'
import { NO_GAMES, type CourseGames, type CoursePorts } from './course-ports.ts'
import {
  bandOf,
  guidePriceOf,
  hostedPriceOf,
  sortingPrice,
  type PriceBand,
} from './course-prices.ts'
import { readCoursesById, type Course } from './courses.repository.ts'
import { findCourses } from './find-courses.read.ts'

export const COURSES_PER_PAGE = 24
const ALL = 100_000
export type CourseQuery = {
  view: 'alphabetical' | 'region' | 'price'
  q?: string
  region?: Region
  prefecture?: string
  price?: PriceBand
  page: number
}
export type CourseList = {
  page: { course: Course; games: CourseGames }[]
  total: number
  byPrefecture: Record<string, { courses: number; openGames: number }>
  byPrice: Record<PriceBand, number>
}
type Light = {
  id: string
  name: string
  region: Region
  prefecture: string
  band: PriceBand
  price: number | null
  games: CourseGames
  rank: number
}

/**
 * One page of the course list and its facet counts. Each count ignores its own filter: it shows
 * the result of choosing another value.
 */
export async function listCourses(
  tx: Tx,
  ports: CoursePorts,
  query: CourseQuery,
  settings: Settings,
  now: Instant,
): Promise<CourseList> {
  const all = await readLight(tx, ports, query.q, settings, now)
  const placed = (c: Light) =>
    (!query.region || c.region === query.region) &&
    (!query.prefecture || c.prefecture === query.prefecture)
  const priced = (c: Light) => !query.price || c.band === query.price
  const matching = all.filter((c) => placed(c) && priced(c)).sort(order(query))
  const page = matching.slice((query.page - 1) * COURSES_PER_PAGE, query.page * COURSES_PER_PAGE)
  const rows = await readCoursesById(
    tx,
    page.map((c) => c.id),
  )
  return {
    page: page.map((c) => ({ course: rows.get(c.id)!, games: c.games })),
    total: matching.length,
    byPrefecture: countByPrefecture(all.filter(priced)),
    byPrice: countByPrice(all.filter(placed)),
  }
}

const alphabet = new Intl.Collator('en')
const byName = (a: Light, b: Light) =>
  alphabet.compare(a.name, b.name) || alphabet.compare(a.id, b.id)
function order({ view, q }: CourseQuery): (a: Light, b: Light) => number {
  const place = (c: Light) => REGIONS.indexOf(c.region)
  if (view === 'region')
    return (a, b) =>
      place(a) - place(b) || alphabet.compare(a.prefecture, b.prefecture) || byName(a, b)
  if (view === 'price')
    return (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || byName(a, b)
  return q ? (a, b) => a.rank - b.rank || byName(a, b) : byName
}

function countByPrefecture(courses: readonly Light[]): CourseList['byPrefecture'] {
  const counts: CourseList['byPrefecture'] = {}
  for (const { prefecture, games } of courses) {
    const count = (counts[prefecture] ??= { courses: 0, openGames: 0 })
    count.courses++
    count.openGames += games.openGames
  }
  return counts
}
function countByPrice(courses: readonly Light[]): CourseList['byPrice'] {
  const counts = { under_15000: 0, '15000_25000': 0, over_25000: 0, unknown: 0 }
  for (const { band } of courses) counts[band]++
  return counts
}

/**
 * The columns that filters, counts and order need, of every matching course; some 1,300 small rows
 * at most.
 */
async function readLight(
  tx: Tx,
  ports: CoursePorts,
  q: string | undefined,
  settings: Settings,
  now: Instant,
): Promise<Light[]> {
  const found = q ? new Map((await findCourses(tx, q, ALL)).map((f) => [f.id, f.rank])) : undefined
  const games = await ports.readCourseGames(tx, now, now + hours(settings.join_deadline_hours))
  type Row = Pick<Light, 'id' | 'name' | 'region' | 'prefecture'> &
    Record<'weekday' | 'weekend' | 'year', number | null>
  const { rows } = await tx.executeSql<Row>(
    `SELECT id, name_en AS name, region, prefecture, weekday_price_jpy AS weekday, weekend_price_jpy AS weekend, price_year AS year
     FROM courses WHERE hidden_at IS NULL AND merged_into IS NULL`,
  )
  return rows
    .filter((r) => !found || found.has(r.id))
    .map((r) => {
      const on = games.get(r.id) ?? NO_GAMES
      const guide = guidePriceOf({
        weekdayPriceJpy: r.weekday,
        weekendPriceJpy: r.weekend,
        priceYear: r.year,
        priceNote: null,
        priceSourceUrl: null,
      })
      const price = sortingPrice(guide, hostedPriceOf(on, settings))
      return {
        id: r.id,
        name: r.name,
        region: r.region,
        prefecture: r.prefecture,
        band: bandOf(price),
        price,
        games: on,
        rank: found?.get(r.id) ?? 0,
      }
    })
}
