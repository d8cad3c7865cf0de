import { and, eq, isNull } from 'drizzle-orm'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import { regionOfPrefecture } from '@tomogolf/domain/regions'
import { fromJapanText, startOfJapanDay, type Instant } from '@tomogolf/domain/time'
import { ANYWHERE, areasOfGame } from '@tomogolf/domain/wishes/wish-areas'
import { dayNumber, dayText } from '@tomogolf/domain/wishes/wish-days'
import {
  firstDayOfWeek,
  poolWeeks,
  regionOfPoolArea,
  shownCount,
} from '@tomogolf/domain/wishes/wish-pool'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'
import { readAccount } from '../accounts/accounts.repository.ts'
import { courses } from '../courses/courses.table.ts'

type Pool = ResultOf<'GET /api/wishes/pool'>
type Query = { readonly area?: string | undefined; readonly from: string; readonly to: string }

/*
 * Only wishes that have been as they are since yesterday: a change of one wish must not show in the
 * next answer, so a wish that was paused today still counts. $6 and $7: the caller, who knows the own
 * wishes and could compare.
 */
const FITTING = `fitting AS MATERIALIZED (
  SELECT w.owner, w.needs_clubs, w.languages, day, (day + 3) / 7 AS week
  FROM wishes w CROSS JOIN LATERAL unnest(w.days) AS day
  WHERE w.days && $1::int[] AND ($2::text[] IS NULL OR w.areas && $2::text[])
    AND day BETWEEN $3 AND $4
    AND w.confirmed_at < $5::timestamptz
    AND (w.changed_at IS NULL OR w.changed_at < $5::timestamptz)
    AND (w.paused_at IS NULL OR w.paused_at >= $5::timestamptz)
    AND w.owner <> $6 AND w.owner <> $7
)`
/** People, not wishes: `of` says of what. */
const COUNTS = `WITH ${FITTING}
  SELECT 'week' AS of, week, NULL::int AS day, NULL AS language, count(DISTINCT owner)::int AS people
    FROM fitting GROUP BY week
  UNION ALL SELECT 'clubs', week, NULL, NULL, count(DISTINCT owner)::int
    FROM fitting WHERE needs_clubs GROUP BY week
  UNION ALL SELECT 'day', week, day, NULL, count(DISTINCT owner)::int
    FROM fitting GROUP BY week, day
  UNION ALL SELECT 'language', week, NULL, code, count(DISTINCT owner)::int
    FROM fitting CROSS JOIN LATERAL unnest(languages) AS code GROUP BY week, code`
type Row = {
  readonly of: 'week' | 'clubs' | 'day' | 'language'
  readonly week: number
  readonly day: number | null
  readonly language: LanguageCode | null
  readonly people: number
}

/** What others want to play, for a host to decide by. */
export async function readWishPool(
  db: Tx,
  viewerId: string,
  { area, from, to }: Query,
  now: Instant,
): Promise<Pool> {
  const weeks = poolWeeks(
    { from: dayNumber(fromJapanText(from)!), to: dayNumber(fromJapanText(to)!) },
    now,
  )
  if (!weeks) return { weeks: [] }
  const { firstDay, lastDay, firstWeek, lastWeek } = weeks
  const email = (await readAccount(db, viewerId))?.user.email ?? viewerId
  const { rows } = await db.executeSql<Row>(COUNTS, [
    range(firstDay, lastDay),
    area === undefined ? null : await readAreas(db, area),
    firstDay,
    lastDay,
    sqlInstant(startOfJapanDay(now)),
    viewerId,
    email,
  ])
  return { weeks: range(firstWeek, lastWeek).flatMap((week) => presentWeek(week, rows)) }
}

function presentWeek(week: number, rows: readonly Row[]): Pool['weeks'] {
  const of = (kind: Row['of']) => rows.filter((row) => row.week === week && row.of === kind)
  const shown = (row: Row | undefined) => (row ? shownCount(row.people) : null)
  const people = shown(of('week')[0])
  if (people === null) return []
  return [
    {
      from: dayText(firstDayOfWeek(week)),
      to: dayText(firstDayOfWeek(week + 1) - 1),
      people,
      needClubs: shown(of('clubs')[0]),
      languages: of('language')
        .flatMap((row) => {
          const count = shown(row)
          return count === null ? [] : [{ language: row.language!, people: count }]
        })
        .toSorted((a, b) => b.people - a.people || a.language.localeCompare(b.language)),
      days: of('day')
        .flatMap((row) => {
          const count = shown(row)
          return count === null ? [] : [{ day: dayText(row.day!), people: count }]
        })
        .toSorted((a, b) => a.day.localeCompare(b.day)),
    },
  ]
}

/** Every area of a wish that a game in the area could fit: by the places of its courses. */
async function readAreas(db: Tx, area: string): Promise<string[]> {
  const isRegion = regionOfPoolArea(area) !== undefined
  const region = regionOfPoolArea(area) ?? regionOfPrefecture(area)!
  const rows = await db.orm
    .select({ prefecture: courses.prefecture, latitude: courses.lat, longitude: courses.lng })
    .from(courses)

    .where(
      and(
        isRegion ? eq(courses.region, region) : eq(courses.prefecture, area),
        isNull(courses.hiddenAt),
        isNull(courses.mergedInto),
      ),
    )
  const areas = rows.flatMap(({ prefecture, ...position }) =>
    areasOfGame({ region, prefecture, position }),
  )
  return [...new Set([ANYWHERE, region, area, ...areas])]
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
