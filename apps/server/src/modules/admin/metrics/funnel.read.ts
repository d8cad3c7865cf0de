import { and, count, eq, isNotNull, notInArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Analytics } from '@tomogolf/contract/admin/metrics.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import { profiles, users } from '../../accounts/accounts.table.ts'
import type { DailyMetric } from '../../analytics/metrics/daily-metrics.read.ts'
import { inRange } from '../../analytics/metrics/metric-queries.read.ts'
import type { Range } from '../../analytics/metrics/periods.policy.ts'
import { cards } from '../../cards/cards.table.ts'
import { participations } from '../../participations/participations.table.ts'

type FunnelDto = Pick<z.input<typeof Analytics>, 'funnel' | 'languages' | 'countries'>
type Counts = FunnelDto['funnel']
type Row = Partial<Counts> & { language: string; country: string }
const ROWS_SHOWN = 30

const IS_COMPLETE = and(
  isNotNull(profiles.firstName),
  isNotNull(profiles.lastName),
  isNotNull(profiles.contactNumber),
  isNotNull(profiles.gender),
  isNotNull(profiles.birthDate),
  isNotNull(profiles.country),
  isNotNull(profiles.skillLevel),
  sql`cardinality(${profiles.languages}) > 0`,
)

const NO_COUNTS: Counts = {
  visited: 0,
  registered: 0,
  verified: 0,
  profileComplete: 0,
  cardSaved: 0,
  joined: 0,
  checkedIn: 0,
}
/** In the order in which a visitor takes them. */
export const FUNNEL_STEPS = Object.keys(NO_COUNTS) as readonly (keyof Counts)[]
const addCounts = (a: Counts, b: Partial<Counts>): Counts =>
  Object.fromEntries(FUNNEL_STEPS.map((step) => [step, a[step] + (b[step] ?? 0)])) as Counts

/**
 * People who registered in the range, by language and country, with the steps they reached. A later
 * step implies the earlier ones: a card that was removed since was there when its owner joined.
 */
function readRegistered(tx: Tx, range: Range): Promise<Omit<Required<Row>, 'visited'>[]> {
  // LATERAL with LIMIT 1: one lookup per person in an index, and each person counts once
  const found = (name: string, table: typeof cards | typeof participations, where: SQL) =>
    tx.orm
      .select({ found: sql<boolean>`true`.as(`has_${name}`) })
      .from(table)
      .where(where)
      .limit(1)
      .as(name)
  const card = found('card', cards, eq(cards.userId, users.id))
  const place = found(
    'place',
    participations,
    and(
      eq(participations.guestId, users.id),
      notInArray(participations.status, ['reserved', 'declined']),
    )!,
  )
  const arrival = found(
    'arrival',
    participations,
    and(eq(participations.guestId, users.id), isNotNull(participations.checkedInAt))!,
  )
  const isFound = (row: { found: SQL.Aliased<boolean> }) => sql`${row.found} IS NOT NULL`
  const checkedIn = isFound(arrival)
  const joined = sql`(${isFound(place)} OR ${checkedIn})`
  const cardSaved = sql`(${isFound(card)} OR ${joined})`
  const profileComplete = sql`((${IS_COMPLETE}) OR ${cardSaved})`
  const verified = sql`(${users.emailVerifiedAt} IS NOT NULL OR ${profileComplete})`
  const people = (reached: SQL) => sql`count(*) FILTER (WHERE ${reached})`.mapWith(Number)
  const country = sql<string>`coalesce(${profiles.country}, '')`
  return tx.orm
    .select({
      language: users.language,
      country,
      registered: count(),
      verified: people(verified),
      profileComplete: people(profileComplete),
      cardSaved: people(cardSaved),
      joined: people(joined),
      checkedIn: people(checkedIn),
    })
    .from(users)
    .innerJoin(profiles, eq(profiles.userId, users.id))
    .leftJoinLateral(card, sql`true`)
    .leftJoinLateral(place, sql`true`)
    .leftJoinLateral(arrival, sql`true`)
    .where(inRange(users.createdAt, range))
    .groupBy(users.language, country)
}

/**
 * Everyone who signed up has visited, also with a browser that asks not to be counted: the visits
 * alone would be fewer than the people of the next step.
 */
const withVisitors = (counts: Counts): Counts => ({
  ...counts,
  visited: Math.max(counts.visited, counts.registered),
})

/**
 * From visit to check-in: in total, and by language and country, the largest first.
 * Visits have the language and country of the browser, people those of their account, so the rows
 * of a table may add up to more visitors than there are in total.
 */
export async function readFunnel(
  tx: Tx,
  range: Range,
  metrics: readonly DailyMetric[],
): Promise<FunnelDto> {
  const visits = metrics
    .filter((metric) => metric.name === 'visits')
    .map(({ dimension, value }): Row => {
      const [language = '', country = ''] = dimension.split('|')
      return { language, country, visited: value }
    })
  const rows: Row[] = [...visits, ...(await readRegistered(tx, range))]
  const countsBy = (property: 'language' | 'country') =>
    [...Map.groupBy(rows, (row) => row[property])]
      .map(([value, group]) => ({
        value,
        counts: withVisitors(group.reduce<Counts>(addCounts, NO_COUNTS)),
      }))
      .toSorted(
        (a, b) => b.counts.registered - a.counts.registered || b.counts.visited - a.counts.visited,
      )
      .slice(0, ROWS_SHOWN)
  return {
    funnel: withVisitors(rows.reduce<Counts>(addCounts, NO_COUNTS)),
    languages: countsBy('language').map(({ value, counts }) => ({ language: value, ...counts })),
    countries: countsBy('country').map(({ value, counts }) => ({ country: value, ...counts })),
  }
}
