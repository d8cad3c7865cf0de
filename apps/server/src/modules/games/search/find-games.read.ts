import { GAME_LENGTH, type SkillLevel } from '@tomogolf/domain/game'
import type { Region } from '@tomogolf/domain/regions'
import { DAY, fromJapanText, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'

export type GameFilters = {
  readonly date?: string
  readonly region?: Region
  readonly skill?: SkillLevel
  readonly course?: string
}
/** Patterns over the search text of a game: one of each list has to match. */
export type Patterns = readonly (readonly string[])[]

/** Games counted at most: no visitor pages further, and counting all costs many times a page. */
export const COUNT_LIMIT = 1000
/** Lower for text searches, which have to read each game's search text. */
const TEXT_COUNT_LIMIT = 300
export const countLimit = (search: string | undefined): number =>
  search ? TEXT_COUNT_LIMIT : COUNT_LIMIT

/**
 * The first games by tee time, up to one more than the limit. The ids are one string: a thousand strings
 * per cached search would keep the garbage collector busy.
 */
export type SearchResult = { readonly count: number; readonly ids: string }
export const NO_RESULT: SearchResult = { count: 0, ids: '' }

/** The ids from `first` up to, not including, `end`. */
export const sliceIds = ({ ids }: SearchResult, first: number, end: number): string[] =>
  ids === '' ? [] : ids.split(',', end).slice(first)

/** The public games that match. */
export async function findGames(
  tx: Tx,
  filters: GameFilters,
  now: Instant,
  patterns: Patterns = [],
): Promise<SearchResult> {
  const { names, sql, values } = conditions(filters, now, patterns)
  const limit = patterns.length > 0 ? TEXT_COUNT_LIMIT : COUNT_LIMIT
  // one string of ids: the driver parses an array character by character
  const {
    rows: [row],
  } = await tx.executeSql<SearchResult>(
    `SELECT count(*)::int AS count, coalesce(string_agg(f.id, ','), '') AS ids
     FROM (
       SELECT id FROM games
       WHERE status IN ('scheduled', 'active') AND ${sql.join(' AND ')}
       ORDER BY tee_time, id LIMIT ${limit + 1}
     ) f`,
    // no prepared-statement name for text searches: the best plan depends on the search terms
    values,
    patterns.length > 0 ? undefined : `find-games ${names.join(' ')}`,
  )
  return row ?? NO_RESULT
}

type Condition = readonly [name: string, sql: (value: string) => string, value: unknown]
function conditions(
  filters: GameFilters,
  now: Instant,
  patterns: Patterns,
): { names: string[]; sql: string[]; values: unknown[] } {
  const all: readonly Condition[] = [
    ...dateConditions(filters.date, now, patterns.length > 0),
    ...filterConditions(filters),
    ...patterns.map((alternatives): Condition => [
      'words',
      (value) => `search_text LIKE ANY(${value}::text[])`,
      alternatives,
    ]),
  ]
  return {
    names: all.map(([name]) => name),
    sql: all.map(([, sql], i) => sql(`$${i + 1}`)),
    values: all.map(([, , value]) => value),
  }
}

/** Games that are not over, on the given days in Japan; `from` and `to` may be swapped. */
function dateConditions(date: string | undefined, now: Instant, byText: boolean): Condition[] {
  const over = now - GAME_LENGTH
  // nearly every open game matches: "+ interval '0'" keeps the planner from scanning the tee-time index
  if (!date)
    return [
      byText
        ? [
            'any day',
            (value) => `tee_time + interval '0' >= ${value}::timestamptz`,
            sqlInstant(over),
          ]
        : ['any day', (value) => `tee_time >= ${value}::timestamptz`, sqlInstant(over)],
    ]
  const [from, to] = date
    .split(',')
    .map((day) => fromJapanText(day)!)
    .toSorted((a, b) => a - b)
  return [
    ['from', (value) => `tee_time >= ${value}::timestamptz`, sqlInstant(Math.max(over, from!))],
    ['to', (value) => `tee_time < ${value}::timestamptz`, sqlInstant((to ?? from!) + DAY)],
  ]
}
function filterConditions({ region, skill, course }: GameFilters): Condition[] {
  return [
    ...(region ? [['region', (value: string) => `region = ${value}`, region] as const] : []),
    ...(course ? [['course', (value: string) => `course_id = ${value}`, course] as const] : []),
    // a game for any level matches every level
    ...(skill && skill !== 'any'
      ? [['skill', (value: string) => `skill_level IN (${value}, 'any')`, skill] as const]
      : []),
  ]
}
