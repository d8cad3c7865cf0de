import { CANCELLED_STATUSES } from '@tomogolf/domain/game'
import { CONSUMPTION_TAX_PERCENT } from '@tomogolf/domain/pricing'
import { createHash } from 'node:crypto'
import { and, gte, inArray, lt, notInArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core'
import { statementText } from '../../../platform/database/select-rows.ts'
import { users } from '../../accounts/accounts.table.ts'
import { gameEvents, games } from '../../games/games.table.ts'
import { ledgerEntries } from '../../participations/ledger/ledger.table.ts'
import { participationEvents, participations } from '../../participations/participations.table.ts'
import { requestEvents, requests } from '../../requests/requests.table.ts'
import { analyticsEvents } from '../analytics.table.ts'
import type { GroupBy, Range } from './periods.policy.ts'

/*
 * The statements that compute daily metrics. The rollup and the reads of days without a rollup
 * share them, so that both return the same values.
 */

/** Timestamps are stored in UTC; days and months are those of the calendar in Japan. */
const inJapan = (at: SQLWrapper) => sql`((${at} AT TIME ZONE 'UTC') + interval '9 hours')`
const dayOf = (at: SQLWrapper) => sql`to_char(${inJapan(at)}, 'YYYY-MM-DD')`
const monthOf = (at: SQLWrapper) => sql`to_char(${inJapan(at)}, 'YYYY-MM')`
const monthStart = (at: SQLWrapper) =>
  sql`((date_trunc('month', ${inJapan(at)}) - interval '9 hours') AT TIME ZONE 'UTC')`
/** First day of the period an instant lies in, as text; the same weeks and months as `startOf`. */
export const bucketOf = (at: SQLWrapper, groupBy: GroupBy): SQL<string> =>
  // a parameter would differ between SELECT and GROUP BY
  sql<string>`to_char(date_trunc(${sql.raw(`'${groupBy}'`)}, ${inJapan(at)}), 'YYYY-MM-DD')`
export const inRange = (at: AnyPgColumn, { start, end }: Range): SQL | undefined =>
  and(gte(at, start), lt(at, end))

const isPlayed = notInArray(games.status, CANCELLED_STATUSES)
/** A refund counts with what it refunds; rows of an earlier version have no cause. */
const cause = sql`coalesce(${ledgerEntries.cause}, ${ledgerEntries.reason})`
const isFee = sql`${ledgerEntries.account} = 'platform_revenue' AND ${cause} = 'check_in'`
const isPenalty = sql`${ledgerEntries.account} = 'platform_revenue' AND ${cause} <> 'check_in'`
/** An absent host's penalty is compensation, not a service. */
const isTaxed = sql`${ledgerEntries.account} = 'platform_revenue' AND ${cause} <> 'host_absent'`
/** What the platform bore of refunds; fees and penalties are less it already. */
const isRefund = sql`${ledgerEntries.account} = 'platform_revenue'
  AND ${ledgerEntries.reason} = 'refund'`
const isOwed = sql`${ledgerEntries.account} = 'owed_to_host'`
const isRevenue = inArray(ledgerEntries.account, ['platform_revenue', 'owed_to_host'])

/** A metric: rows of a statement, counted or summed by day and dimension. */
type MetricSource = {
  readonly from: SQLWrapper
  /** The instant that decides the day. */
  readonly at: AnyPgColumn
  readonly where?: SQL
  readonly dimension?: SQLWrapper
  /** `count(*)` unless given. */
  readonly value?: SQL
}

/** Amounts by currency. The ledger holds what an account owes as a negative number. */
const ledgerSum = (where: SQL): MetricSource => ({
  from: ledgerEntries,
  at: ledgerEntries.at,
  where,
  dimension: ledgerEntries.currency,
  value: sql`sum(-${ledgerEntries.amountMinor})`,
})
/** Games that were not cancelled, by region. */
const byRegion = (value: SQL): MetricSource => ({
  from: games,
  at: games.teeTime,
  where: isPlayed,
  dimension: sql`coalesce(${games.region}, '')`,
  value,
})
const earlierAnswer = alias(requestEvents, 'earlier_answer')
/** First answers to requests. An answer after a request was reopened is not the first one. */
const firstAnswers = (value: SQL): MetricSource => ({
  from: sql`${requestEvents} JOIN ${requests} ON ${requests.id} = ${requestEvents.requestId}`,
  at: requestEvents.at,
  where: sql`${requests.kind} NOT IN ('report', 'appeal')
    AND ${requestEvents.event} = 'answer' AND NOT EXISTS (
    SELECT 1 FROM ${requestEvents} ${earlierAnswer}
    WHERE ${earlierAnswer.requestId} = ${requestEvents.requestId}
      AND ${earlierAnswer.event} = 'answer' AND ${earlierAnswer.at} < ${requestEvents.at})`,
  value,
})
const visitProperty = (name: string) =>
  sql`coalesce(${analyticsEvents.properties}->>${sql.raw(`'${name}'`)}, '')`

const SOURCES = {
  /** Minor units of platform fees, less refunds of them. */
  fees: ledgerSum(isFee),
  penalties: ledgerSum(isPenalty),
  refunds: { ...ledgerSum(isRefund), value: sql`sum(${ledgerEntries.amountMinor})` },
  /** The consumption tax inside the day's net revenue of services, fractions cut off. */
  tax: {
    ...ledgerSum(isTaxed),
    value: sql`trunc(sum(-${ledgerEntries.amountMinor})
      * ${sql.raw(`${CONSUMPTION_TAX_PERCENT}.0 / ${100 + CONSUMPTION_TAX_PERCENT}`)})`,
  },
  /** What became owed to hosts, less what was paid to them. */
  owed: ledgerSum(isOwed),
  /** Check-ins that brought a fee, by currency. */
  checkIns: {
    from: ledgerEntries,
    at: ledgerEntries.at,
    where: sql`${isFee} AND ${ledgerEntries.reason} = 'check_in'`,
    dimension: ledgerEntries.currency,
  },
  /** Guests of the day's games, by status. */
  seats: {
    from: sql`${games} JOIN ${participations} ON ${participations.gameId} = ${games.id}`,
    at: games.teeTime,
    dimension: participations.status,
  },
  /** The day's games, by status. */
  games: { from: games, at: games.teeTime, dimension: games.status },
  newUsers: { from: users, at: users.createdAt },
  newGames: { from: games, at: games.createdAt },
  /** Joins on the day of the agreement. */
  joins: {
    from: participations,
    at: participations.agreedAt,
    where: sql`${participations.status} <> 'declined'`,
  },
  /** Guests who checked in, on the day of the check-in. */
  arrivals: { from: participations, at: participations.checkedInAt },
  regionGames: byRegion(sql`count(*)`),
  regionSeats: byRegion(sql`sum(${games.slots})`),
  regionTaken: byRegion(sql`sum(${games.seatsTaken})`),
  /**
   * Visits of signed-out people by language and country of the browser, as `en|GB`: people who
   * come back to their account are no new visitors.
   */
  visits: {
    from: analyticsEvents,
    at: analyticsEvents.at,
    where: sql`${analyticsEvents.name} = 'visit' AND ${analyticsEvents.userId} IS NULL`,
    dimension: sql`${visitProperty('language')} || '|' || ${visitProperty('country')}`,
  },
  /** First answers to requests on the day they were sent. */
  answers: firstAnswers(sql`count(*)`),
  /** The seconds requesters waited for these answers. */
  answerSeconds: firstAnswers(
    sql`sum(extract(epoch FROM ${requestEvents.at} - ${requests.createdAt}))`,
  ),
} as const satisfies Record<string, MetricSource>

/** `hosts` needs a statement of its own. */
export type MetricName = keyof typeof SOURCES | 'hosts'
export const METRIC_NAMES = [...Object.keys(SOURCES), 'hosts'] as MetricName[]

const toSelect = (name: MetricName, source: MetricSource, range: Range): SQL =>
  sql`SELECT ${dayOf(source.at)} AS day, ${sql.raw(`'${name}'`)} AS name,
      ${source.dimension ?? sql`''`} AS dimension, ${source.value ?? sql`count(*)`}::bigint AS value
    FROM ${source.from}
    WHERE ${inRange(source.at, range)} AND ${source.where ?? sql`true`}
    GROUP BY 1, 3`

const earlierGame = alias(games, 'earlier_game')
const isEarlierPlayed = notInArray(earlierGame.status, CANCELLED_STATUSES)
/**
 * Hosts without an earlier game in the month of this day, so that the days of a month add up to
 * its hosts, each counted once; the dimension is the month of their very first game.
 * A past game neither moves nor is cancelled, so a later day never changes an earlier one.
 */
const hostsSelect = (range: Range): SQL => sql`
  SELECT ${dayOf(sql`active.first`)} AS day, 'hosts' AS name,
    ${monthOf(sql`debut.first`)} AS dimension, count(*)::bigint AS value
  FROM (
    SELECT ${games.hostId} AS host_id, min(${games.teeTime}) AS first FROM ${games}
    WHERE ${inRange(games.teeTime, range)} AND ${isPlayed}
    GROUP BY ${games.hostId}, ${monthOf(games.teeTime)}
  ) active
  CROSS JOIN LATERAL (
    SELECT ${earlierGame.teeTime} AS first FROM ${games} ${earlierGame}
    WHERE ${earlierGame.hostId} = active.host_id AND ${isEarlierPlayed}
    ORDER BY ${earlierGame.teeTime} LIMIT 1
  ) debut
  WHERE NOT EXISTS (
    SELECT 1 FROM ${games} ${earlierGame}
    WHERE ${earlierGame.hostId} = active.host_id AND ${isEarlierPlayed}
      AND ${earlierGame.teeTime} < active.first
      AND ${earlierGame.teeTime} >= ${monthStart(sql`active.first`)}
  )
  GROUP BY 1, 3`

/** Rows of day, name, dimension and value. */
export const selectMetrics = (names: readonly MetricName[], range: Range): SQL =>
  sql.join(
    names.map((name) =>
      name === 'hosts'
        ? sql`(${hostsSelect(range)})`
        : sql`(${toSelect(name, SOURCES[name], range)})`,
    ),
    sql` UNION ALL `,
  )

const amountOf = (condition: SQL) =>
  sql`coalesce(sum(-${ledgerEntries.amountMinor}) FILTER (WHERE ${condition}), 0)`
const earlierEntry = alias(ledgerEntries, 'earlier_entry')
/**
 * Revenue by day and course. Each game's entries are summed before the join with its course, so
 * that ledger entries are not carried through it. A game counts on the day of its first entry.
 */
export const selectCourseRevenue = (range: Range): SQL => sql`
  SELECT booked.day, booked.currency, coalesce(${games.region}, '') AS region,
    ${games.courseName} AS course,
    (count(*) FILTER (WHERE NOT EXISTS (
      SELECT 1 FROM ${ledgerEntries} ${earlierEntry}
      WHERE ${earlierEntry.gameId} = booked.game_id AND ${earlierEntry.at} < booked.first
        AND ${inArray(earlierEntry.account, ['platform_revenue', 'owed_to_host'])}
    )))::int AS games,
    sum(booked.fees)::bigint AS fees, sum(booked.penalties)::bigint AS penalties,
    sum(booked.owed)::bigint AS owed, sum(booked.refunds)::bigint AS refunds
  FROM (
    SELECT ${dayOf(ledgerEntries.at)} AS day, ${ledgerEntries.gameId} AS game_id,
      ${ledgerEntries.currency} AS currency, min(${ledgerEntries.at}) AS first,
      ${amountOf(isFee)} AS fees, ${amountOf(isPenalty)} AS penalties, ${amountOf(isOwed)} AS owed,
      -${amountOf(isRefund)} AS refunds
    FROM ${ledgerEntries} WHERE ${isRevenue} AND ${inRange(ledgerEntries.at, range)}
    GROUP BY 1, 2, 3
  ) booked
  JOIN ${games} ON ${games.id} = booked.game_id
  GROUP BY 1, 2, 3, 4`

const ANY_RANGE: Range = { start: 0, end: 0 }
/** Name of the metric that marks by which statements a day was rolled up. */
export const VERSION_METRIC = 'counted'
/** Days that another version of the statements rolled up are computed again. */
export const STATEMENTS_VERSION = createHash('sha256')
  .update(statementText(selectMetrics(METRIC_NAMES, ANY_RANGE)))
  .update(statementText(selectCourseRevenue(ANY_RANGE)))
  .digest('hex')
  .slice(0, 16)

// scalar subqueries: each event looks up its own row, where a join would read the whole table
const gameOfEvent = sql`(SELECT ${games.teeTime} FROM ${participations}
  JOIN ${games} ON ${games.id} = ${participations.gameId}
  WHERE ${participations.id} = ${participationEvents.participationId})`
const participationTime = (column: AnyPgColumn) => sql`(SELECT ${column} FROM ${participations}
  WHERE ${participations.id} = ${participationEvents.participationId})`
/** Days whose metrics may have changed: by events of guests, of games, and by their money. */
export const selectDaysChangedSince = (since: number): SQL => sql`
  SELECT DISTINCT day FROM (
    SELECT unnest(ARRAY[
      ${dayOf(gameOfEvent)},
      ${dayOf(participationTime(participations.agreedAt))},
      ${dayOf(participationTime(participations.checkedInAt))}
    ]) AS day FROM ${participationEvents} WHERE ${gte(participationEvents.at, since)}
    UNION ALL
    SELECT ${dayOf(sql`(SELECT ${games.teeTime} FROM ${games}
      WHERE ${games.id} = ${gameEvents.gameId})`)}
    FROM ${gameEvents} WHERE ${gte(gameEvents.at, since)}
    UNION ALL
    SELECT unnest(ARRAY(SELECT ${dayOf(ledgerEntries.at)} FROM ${ledgerEntries}
      WHERE ${ledgerEntries.gameId} = ${gameEvents.gameId}))
    FROM ${gameEvents} WHERE ${gte(gameEvents.at, since)}
  ) changed WHERE day IS NOT NULL`
