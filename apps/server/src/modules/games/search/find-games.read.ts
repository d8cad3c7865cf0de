import { and, eq, sql, type SQL } from 'drizzle-orm'
import { GAME_LENGTH, type SkillLevel } from '@tomogolf/domain/game'
import type { Coordinates } from '@tomogolf/domain/places/distance'
import type { Currency } from '@tomogolf/domain/money'
import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import type { Region } from '@tomogolf/domain/regions'
import { DAY, fromJapanText, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { courses } from '../../courses/courses.table.ts'
import { games } from '../games.table.ts'
import { isOpenGame } from './open-games.read.ts'

export type GameFilters = {
  readonly date?: string
  readonly region?: Region
  readonly skill?: SkillLevel
  readonly course?: string
  /** At most this green fee, by currency; a currency without a limit is not listed. */
  readonly priceLimits?: Readonly<Partial<Record<Currency, number>>>
  /** The host speaks it. */
  readonly language?: LanguageCode
  /** Only games with a booking on file. */
  readonly bookedOnly?: boolean
  readonly womenOnly?: boolean
  /** Without games whose hosts approve guests. */
  readonly instantOnly?: boolean
  /** Games of these hosts are left out: a block is between them and the reader. */
  readonly withoutHosts?: readonly string[]
  /** Only games that can be joined. */
  readonly openOnly?: boolean
  /** Sorts by distance from here; games without a listed course come last. */
  readonly point?: Coordinates
}
/** `joinableFrom`: the first tee time whose join deadline has not passed. */
export type Times = { readonly now: Instant; readonly joinableFrom: Instant }
/** Patterns over the search text of a game: one of each list has to match. */
export type Patterns = readonly (readonly string[])[]

/** Games counted at most: no visitor pages further, and counting all costs many times a page. */
export const COUNT_LIMIT = 1000
/** Lower for text searches, which have to read each game's search text. */
const TEXT_COUNT_LIMIT = 300
export const countLimit = (search: string | undefined): number =>
  search ? TEXT_COUNT_LIMIT : COUNT_LIMIT

/**
 * The first games by tee time, up to one more than the limit. The ids are one string: a thousand
 * strings per cached search would keep the garbage collector busy.
 */
export type SearchResult = { readonly count: number; readonly ids: string }
export const NO_RESULT: SearchResult = { count: 0, ids: '' }

/** The ids from `first` up to, not including, `end`. */
export const sliceIds = ({ ids }: SearchResult, first: number, end: number): string[] =>
  ids === '' ? [] : ids.split(',', end).slice(first)

/**
 * The public games that match: by tee time, or the nearest to a point first. Those that cannot be
 * joined, because they are full or closed, come last.
 */
export async function findGames(
  tx: Tx,
  { point, openOnly, ...filters }: GameFilters,
  { now, joinableFrom }: Times,
  patterns: Patterns = [],
): Promise<SearchResult> {
  const all = matching(filters, now, patterns)
  const limit = patterns.length > 0 ? TEXT_COUNT_LIMIT : COUNT_LIMIT
  const list = (which: SQL) => sql`(SELECT ${games.id} FROM ${games}
    ${point && sql`LEFT JOIN ${courses} ON ${courses.id} = ${games.courseId}`}
    WHERE ${publicGames(all, which)}
    ORDER BY ${point && sql`${chordTo(point)} NULLS LAST, `}${games.teeTime}, ${games.id} LIMIT ${sql.raw(String(limit + 1))})`
  const open = isOpenGame(joinableFrom)
  // two lists, not one sort: the second is read only when the first is short
  const found = openOnly
    ? list(open)
    : sql`(${list(open)} UNION ALL ${list(sql`NOT ${open}`)} LIMIT ${sql.raw(String(limit + 1))})`
  // one string of ids: the driver parses an array character by character
  const [row] = await selectRows<SearchResult>(
    tx,
    sql`SELECT count(*)::int AS count, coalesce(string_agg(found.id, ','), '') AS ids
      FROM ${found} found`,
    // no prepared-statement name for text searches: the best plan depends on the search terms
    patterns.length > 0
      ? undefined
      : `find-games ${openOnly ? 'open ' : ''}${point ? 'near ' : ''}${all.map(({ name }) => name).join(' ')}`,
  )
  return row ?? NO_RESULT
}

/** The conditions of filters and search text, without being open for joining. */
export const matching = (
  filters: Omit<GameFilters, 'point' | 'openOnly'>,
  now: Instant,
  patterns: Patterns,
): Condition[] => [
  { name: 'listed', condition: isListedBy(now) },
  ...dateConditions(filters.date, now, patterns.length > 0),
  ...filterConditions(filters),
  ...patterns.map(textCondition),
]
export const publicGames = (all: readonly Condition[], ...more: SQL[]): SQL =>
  and(PUBLIC, ...more, ...all.map(({ condition }) => condition))!

/** Not in a head start of wishes. */
export const isListedBy = (now: Instant): SQL =>
  sql`(${games.listedFrom} IS NULL OR ${games.listedFrom} <= ${sqlInstant(now)}::timestamptz)`

/** Grows with the distance (haversine formula), so that it sorts like it. */
const chordTo = ({ latitude, longitude }: Coordinates): SQL => sql`(
  sin(radians(${courses.lat} - ${latitude}::float8) / 2) ^ 2
  + cos(radians(${courses.lat})) * cos(radians(${latitude}::float8))
  * sin(radians(${courses.lng} - ${longitude}::float8) / 2) ^ 2)`

/** As text, not as parameters: the partial indexes of open games repeat it. */
const PUBLIC = sql`${games.status} IN ('scheduled', 'active') AND ${games.inviteKey} IS NULL`
/** `name`: part of the prepared statement's name. */
export type Condition = { readonly name: string; readonly condition: SQL }

const textCondition = (alternatives: readonly string[]): Condition => ({
  name: 'text',
  condition: sql`${games.searchText} LIKE ANY(${sql.param(alternatives)}::text[])`,
})

const from = (at: Instant): SQL => sql`${games.teeTime} >= ${sqlInstant(at)}::timestamptz`
const until = (at: Instant): SQL => sql`${games.teeTime} < ${sqlInstant(at)}::timestamptz`
/** Games that are not over, on the given days in Japan, which may be swapped. */
function dateConditions(date: string | undefined, now: Instant, byText: boolean): Condition[] {
  const earliest = now - GAME_LENGTH
  if (!date && byText)
    // nearly every open game matches: "+ interval '0'" keeps the planner from scanning the tee-time
    // index
    return [
      {
        name: 'any day',
        condition: sql`${games.teeTime} + interval '0' >= ${sqlInstant(earliest)}::timestamptz`,
      },
    ]
  if (!date) return [{ name: 'any day', condition: from(earliest) }]
  const [first, last] = date
    .split(',')
    .map((day) => fromJapanText(day)!)
    .toSorted((a, b) => a - b)
  return [
    { name: 'from', condition: from(Math.max(earliest, first!)) },
    { name: 'to', condition: until((last ?? first!) + DAY) },
  ]
}
function filterConditions({
  region,
  skill,
  course,
  priceLimits,
  language,
  bookedOnly,
  womenOnly,
  instantOnly,
  withoutHosts = [],
}: GameFilters): Condition[] {
  const conditions: Condition[] = []
  if (region) conditions.push({ name: 'region', condition: eq(games.region, region) })
  if (course) conditions.push({ name: 'course', condition: eq(games.courseId, course) })
  // a game for any level matches every level
  if (skill && skill !== 'any')
    conditions.push({ name: 'skill', condition: sql`${games.skillLevel} IN (${skill}, 'any')` })
  if (priceLimits)
    conditions.push({
      name: 'price',
      condition: sql`${games.priceMinor} <= CASE ${games.currency} WHEN 'JPY'
        THEN ${priceLimits.JPY ?? -1}::int ELSE ${priceLimits.USD ?? -1}::int END`,
    })
  if (bookedOnly)
    conditions.push({ name: 'booked', condition: sql`${games.bookingBadge} IS NOT NULL` })
  if (womenOnly) conditions.push({ name: 'women', condition: sql`${games.womenOnly}` })
  if (instantOnly)
    conditions.push({ name: 'instant', condition: sql`${games.joining} = 'instant'` })
  if (withoutHosts.length > 0)
    conditions.push({
      name: 'blocks',
      condition: sql`${games.hostId} <> ALL(${sql.param(withoutHosts)}::text[])`,
    })
  // a profile without languages counts as English, as everywhere
  if (language)
    conditions.push({
      name: 'language',
      condition: sql`EXISTS (SELECT 1 FROM ${profiles} WHERE ${profiles.userId} = ${games.hostId}
        AND (${language}::text = ANY(${profiles.languages})
          OR (${language}::text = 'en' AND cardinality(${profiles.languages}) = 0)))`,
    })
  return conditions
}
