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
  type GuidePrice,
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
/** What filters, counts and order need of a course. */
export type NamedCourse = {
  readonly id: string
  readonly region: Region
  readonly prefecture: string
  /** The order of regions, and of prefectures by name within one. */
  readonly place: number
  readonly guide: GuidePrice | null
}
type ListedCourse = NamedCourse & {
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
  byName: readonly NamedCourse[],
): Promise<CourseList> {
  const all = await readListedCourses(tx, ports, query.q, settings, now, byName)
  const isInPlace = (course: ListedCourse) =>
    (!query.region || course.region === query.region) &&
    (!query.prefecture || course.prefecture === query.prefecture)
  const hasPrice = (course: ListedCourse) => !query.price || course.band === query.price
  const matching = all.filter((course) => isInPlace(course) && hasPrice(course))
  sort(matching, query)
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

/** The courses are in the order of their names, which the sort keeps among equals. */
function sort(listed: ListedCourse[], { view, q }: CourseQuery): void {
  if (view === 'region') listed.sort((a, b) => a.place - b.place)
  else if (view === 'price')
    listed.sort((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0)
  else if (q) listed.sort((a, b) => a.rank - b.rank)
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

const alphabet = new Intl.Collator('en')

/** Every public course in the order of names: some 1,300 small rows, which change rarely. */
export async function readCoursesByName(tx: Tx): Promise<readonly NamedCourse[]> {
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
  const prefectures = [...new Set(rows.map(({ prefecture }) => prefecture))].sort(alphabet.compare)
  const placeOf = (region: Region, prefecture: string) =>
    REGIONS.indexOf(region) * prefectures.length + prefectures.indexOf(prefecture)
  return rows
    .sort((a, b) => alphabet.compare(a.name, b.name) || alphabet.compare(a.id, b.id))
    .map(({ id, name: _, region, prefecture, ...prices }) => ({
      id,
      region,
      prefecture,
      place: placeOf(region, prefecture),
      guide: guidePriceOf({ ...prices, priceNote: null, priceSourceUrl: null }),
    }))
}

async function readListedCourses(
  tx: Tx,
  ports: CoursePorts,
  search: string | undefined,
  settings: Settings,
  now: Instant,
  byName: readonly NamedCourse[],
): Promise<ListedCourse[]> {
  const matches = search ? await findCourses(tx, search, ALL) : undefined
  const ranks = matches && new Map(matches.map(({ id, rank }) => [id, rank]))
  const games = await ports.readCourseGames(tx, now, now + hours(settings.join_deadline_hours))
  return byName
    .filter(({ id }) => !ranks || ranks.has(id))
    .map((course) => {
      const courseGames = games.get(course.id) ?? NO_GAMES
      const price = chooseSortPrice(course.guide, hostedPriceOf(courseGames, settings))
      return {
        ...course,
        band: bandOf(price),
        price,
        games: courseGames,
        rank: ranks?.get(course.id) ?? 0,
      }
    })
}
