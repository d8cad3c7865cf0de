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
/** Patterns over the search text of a game; of each list one has to fit. */
export type Patterns = readonly (readonly string[])[]

/** Games are found up to here: nobody turns more pages, and going on would cost many times what showing a page does. */
export const COUNTED = 1000
/** By words fewer: each game has to be opened to look at its text. */
const COUNTED_BY_WORDS = 300
export const mostCounted = (search: string | undefined): number =>
  search ? COUNTED_BY_WORDS : COUNTED

/** The first games by tee time, one more than are counted at most: their ids as one text. A thousand strings of each search that is remembered would keep the garbage collector busy. */
export type Found = { readonly count: number; readonly ids: string }
export const NONE: Found = { count: 0, ids: '' }

/** The ids from one place on and before another, as far as there are any. */
export const idsOf = ({ ids }: Found, first: number, end: number): string[] =>
  ids === '' ? [] : ids.split(',', end).slice(first)

/** The games that the public can still see and that fit. */
export async function findGames(
  tx: Tx,
  filters: GameFilters,
  now: Instant,
  patterns: Patterns = [],
): Promise<Found> {
  const { names, sql, values } = conditions(filters, now, patterns)
  const most = patterns.length > 0 ? COUNTED_BY_WORDS : COUNTED
  // one text for all ids: an array of a thousand is read letter by letter
  const {
    rows: [row],
  } = await tx.executeSql<Found>(
    `SELECT count(*)::int AS count, coalesce(string_agg(f.id, ','), '') AS ids FROM (SELECT id FROM games WHERE status IN ('scheduled', 'active') AND ${sql.join(' AND ')} ORDER BY tee_time, id LIMIT ${most + 1}) f`,
    // by words it depends on the words how the games are best looked for
    values,
    patterns.length > 0 ? undefined : `find-games ${names.join(' ')}`,
  )
  return row ?? NONE
}

type Condition = readonly [name: string, sql: (value: string) => string, value: unknown]
function conditions(
  filters: GameFilters,
  now: Instant,
  patterns: Patterns,
): { names: string[]; sql: string[]; values: unknown[] } {
  const all: readonly Condition[] = [
    ...visible(filters.date, now, patterns.length > 0),
    ...narrower(filters),
    ...patterns.map((some): Condition => [
      'words',
      (v) => `search_text LIKE ANY(${v}::text[])`,
      some,
    ]),
  ]
  return {
    names: all.map(([name]) => name),
    sql: all.map(([, sql], i) => sql(`$${i + 1}`)),
    values: all.map(([, , value]) => value),
  }
}

/** Not yet over, and on the wanted days by the calendar in Japan; a range picked backwards is still that range. */
function visible(date: string | undefined, now: Instant, byWords: boolean): Condition[] {
  const over = now - GAME_LENGTH
  // hardly a live game is older: by an index of tee times a search would go through all that are ahead
  if (!date)
    return [
      byWords
        ? ['any day', (v) => `tee_time + interval '0' >= ${v}::timestamptz`, sqlInstant(over)]
        : ['any day', (v) => `tee_time >= ${v}::timestamptz`, sqlInstant(over)],
    ]
  const [from, to] = date
    .split(',')
    .map((day) => fromJapanText(day)!)
    .toSorted((a, b) => a - b)
  return [
    ['from', (v) => `tee_time >= ${v}::timestamptz`, sqlInstant(Math.max(over, from!))],
    ['to', (v) => `tee_time < ${v}::timestamptz`, sqlInstant((to ?? from!) + DAY)],
  ]
}
function narrower({ region, skill, course }: GameFilters): Condition[] {
  return [
    ...(region ? [['region', (v: string) => `region = ${v}`, region] as const] : []),
    ...(course ? [['course', (v: string) => `course_id = ${v}`, course] as const] : []),
    // a game for any level is open to each of them
    ...(skill && skill !== 'any'
      ? [['skill', (v: string) => `skill_level IN (${v}, 'any')`, skill] as const]
      : []),
  ]
}
