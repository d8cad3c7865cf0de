import { hours, type Instant } from '@tomogolf/domain/time'
import { REGIONS, type Region } from '@tomogolf/domain/regions'
import type { Settings } from '@tomogolf/domain/settings'
import type { Tx } from '../../platform/database/database.ts'
import { NO_GAMES, type CourseGames, type CoursePorts } from './course-ports.types.ts'
import {
  bandOf,
  guidePriceOf,
  hostedPriceOf,
  chooseSortPrice,
  type PriceBand,
} from './course-prices.policy.ts'
import { isPublic, readCoursesById, type Course } from './courses.repository.ts'
import { courses } from './courses.table.ts'
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
type ListedCourse = {
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
  const all = await readListedCourses(tx, ports, query.q, settings, now)
  const isInPlace = (course: ListedCourse) =>
    (!query.region || course.region === query.region) &&
    (!query.prefecture || course.prefecture === query.prefecture)
  const hasPrice = (course: ListedCourse) => !query.price || course.band === query.price
  const matching = all.filter((course) => isInPlace(course) && hasPrice(course)).sort(order(query))
  const page = matching.slice((query.page - 1) * COURSES_PER_PAGE, query.page * COURSES_PER_PAGE)
  const rows = await readCoursesById(
    tx,
    page.map((course) => course.id),
  )
  return {
    page: page.map((entry) => ({ course: rows.get(entry.id)!, games: entry.games })),
    total: matching.length,
    byPrefecture: countByPrefecture(all.filter(hasPrice)),
    byPrice: countByPrice(all.filter(isInPlace)),
  }
}

const alphabet = new Intl.Collator('en')
const byName = (a: ListedCourse, b: ListedCourse) =>
  alphabet.compare(a.name, b.name) || alphabet.compare(a.id, b.id)
function order({ view, q }: CourseQuery): (a: ListedCourse, b: ListedCourse) => number {
  const place = (course: ListedCourse) => REGIONS.indexOf(course.region)
  if (view === 'region')
    return (a, b) =>
      place(a) - place(b) || alphabet.compare(a.prefecture, b.prefecture) || byName(a, b)
  if (view === 'price')
    return (a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || byName(a, b)
  return q ? (a, b) => a.rank - b.rank || byName(a, b) : byName
}

function countByPrefecture(courses: readonly ListedCourse[]): CourseList['byPrefecture'] {
  const counts: CourseList['byPrefecture'] = {}
  for (const { prefecture, games } of courses) {
    const count = (counts[prefecture] ??= { courses: 0, openGames: 0 })
    count.courses++
    count.openGames += games.openGames
  }
  return counts
}
function countByPrice(courses: readonly ListedCourse[]): CourseList['byPrice'] {
  const counts = { under_15000: 0, '15000_25000': 0, over_25000: 0, unknown: 0 }
  for (const { band } of courses) counts[band]++
  return counts
}

/**
 * The columns that filters, counts and order need, of every matching course; some 1,300 small rows
 * at most.
 */
async function readListedCourses(
  tx: Tx,
  ports: CoursePorts,
  search: string | undefined,
  settings: Settings,
  now: Instant,
): Promise<ListedCourse[]> {
  const matches = search ? await findCourses(tx, search, ALL) : undefined
  const ranks = matches && new Map(matches.map(({ id, rank }) => [id, rank]))
  const games = await ports.readCourseGames(tx, now, now + hours(settings.join_deadline_hours))
  const rows = await tx.orm
    .select({
      id: courses.id,
      name: courses.nameEn,
      region: courses.region,
      prefecture: courses.prefecture,
      weekdayPriceJpy: courses.weekdayPriceJpy,
      weekendPriceJpy: courses.weekendPriceJpy,
      priceYear: courses.priceYear,
    })
    .from(courses)
    .where(isPublic)
  return rows
    .filter(({ id }) => !ranks || ranks.has(id))
    .map(({ id, name, region, prefecture, ...prices }) => {
      const courseGames = games.get(id) ?? NO_GAMES
      const guide = guidePriceOf({ ...prices, priceNote: null, priceSourceUrl: null })
      const price = chooseSortPrice(guide, hostedPriceOf(courseGames, settings))
      return {
        id,
        name,
        region,
        prefecture,
        band: bandOf(price),
        price,
        games: courseGames,
        rank: ranks?.get(id) ?? 0,
      }
    })
}
