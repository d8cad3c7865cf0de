import { createHash } from 'node:crypto'

/** How the figures of days are counted, from $1 up to $2: for what is kept and for what is not, so both are the same. */

/** The day by the calendar in Japan that a moment lies in, as text. */
const dayOf = (column: string): string =>
  `to_char((${column} AT TIME ZONE 'UTC') + interval '9 hours', 'YYYY-MM-DD')`
const monthOf = (column: string): string =>
  `to_char((${column} AT TIME ZONE 'UTC') + interval '9 hours', 'YYYY-MM')`
const monthStart = (column: string): string =>
  `((date_trunc('month', (${column} AT TIME ZONE 'UTC') + interval '9 hours') - interval '9 hours') AT TIME ZONE 'UTC')`
const PLAYED = `status NOT IN ('cancelled', 'admin_cancelled')`
const inRange = (column: string) => `${column} >= $1::timestamptz AND ${column} < $2::timestamptz`
const BOOKED = `account IN ('platform_revenue', 'owed_to_host')`
const counted = (name: string, part: string, from: string, column: string, more = '') =>
  `SELECT ${dayOf(column)} AS day, '${name}' AS name, ${part} AS part, count(*)::bigint AS n FROM ${from} WHERE ${inRange(column)} ${more} GROUP BY 1, 3`
const regional = <const Names extends Record<string, string>>(names: Names) =>
  Object.fromEntries(
    Object.entries(names).map(([name, sum]) => [
      name,
      `SELECT ${dayOf('tee_time')} AS day, '${name}' AS name, coalesce(region, '') AS part, ${sum}::bigint AS n FROM games WHERE ${inRange('tee_time')} AND status NOT IN ('cancelled', 'admin_cancelled') GROUP BY 1, 3`,
    ]),
  ) as Record<keyof Names, string>
const answered = (
  name: string,
  sum: string,
) => `SELECT ${dayOf('e.at')} AS day, '${name}' AS name, '' AS part, ${sum}::bigint AS n FROM request_events e JOIN requests r ON r.id = e.request_id
  WHERE e.event = 'answer' AND ${inRange('e.at')} AND NOT EXISTS (SELECT 1 FROM request_events x WHERE x.request_id = e.request_id AND x.event = 'answer' AND x.at < e.at) GROUP BY 1, 3`
// the books say what is owed by an account as a negative number: revenue is the other way round
const money = (name: string, condition: string) =>
  `SELECT ${dayOf('at')} AS day, '${name}' AS name, currency AS part, sum(-amount_minor)::bigint AS n FROM ledger_entries WHERE ${condition} AND ${inRange('at')} GROUP BY 1, 3`

/** Rows of day, name, part, n. */
const FIGURES = {
  /** Minor units of revenue, and what became owed to hosts less what was paid to them; `part`: the currency. */
  fees: money('fees', `account = 'platform_revenue' AND reason = 'check_in'`),
  penalties: money('penalties', `account = 'platform_revenue' AND reason <> 'check_in'`),
  owed: money('owed', `account = 'owed_to_host'`),
  /** Check-ins that brought a fee. */
  checkIns: `SELECT ${dayOf('at')} AS day, 'checkIns' AS name, currency AS part, count(*)::bigint AS n FROM ledger_entries WHERE account = 'platform_revenue' AND reason = 'check_in' AND ${inRange('at')} GROUP BY 1, 3`,
  /** Guests of the games of the day, and its games; `part`: their state. */
  seats: counted(
    'seats',
    'p.status',
    'games g JOIN participations p ON p.game_id = g.id',
    'g.tee_time',
  ),
  games: counted('games', 'status', 'games', 'tee_time'),
  newUsers: counted('newUsers', `''`, 'users', 'created_at'),
  newGames: counted('newGames', `''`, 'games', 'created_at'),
  /** Places agreed to, and guests who checked in, on the day they did. */
  joins: counted('joins', `''`, 'participations', 'agreed_at', `AND status <> 'declined'`),
  arrivals: counted('arrivals', `''`, 'participations', 'checked_in_at'),
  /** Of the games of the day that were not called off: how many, the places in them and those taken; `part`: the region. */
  ...regional({
    regionGames: 'count(*)',
    regionSeats: 'sum(slots)',
    regionTaken: 'sum(seats_taken)',
  }),
  /** Visits by language and country of the browser, `en|GB`. Who deletes an account takes their visits and requests along, not what past days came to. */
  visits: counted(
    'visits',
    `coalesce(properties->>'language', '') || '|' || coalesce(properties->>'country', '')`,
    'analytics_events',
    'at',
    `AND name = 'visit'`,
  ),
  /** First answers to requests that went out on the day, and the seconds their senders had waited. An answer after a request was taken up again is not the first one. */
  answers: answered('answers', 'count(*)'),
  answerSeconds: answered('answerSeconds', 'sum(extract(epoch FROM e.at - r.created_at))'),
  /**
   * Hosts who had no earlier game in the month of this day, so that the days of a month add up to its hosts, each of them once; `part`: the month of their very first game.
   * What is over neither moves nor is called off any more, so a later day never changes an earlier one.
   */
  hosts: `SELECT ${dayOf('a.first')} AS day, 'hosts' AS name, ${monthOf('e.first')} AS part, count(*)::bigint AS n
    FROM (SELECT host_id, min(tee_time) AS first FROM games WHERE ${inRange('tee_time')} AND ${PLAYED} GROUP BY host_id, ${monthOf('tee_time')}) a
      CROSS JOIN LATERAL (SELECT g.tee_time AS first FROM games g WHERE g.host_id = a.host_id AND g.${PLAYED} ORDER BY g.tee_time LIMIT 1) e
    WHERE NOT EXISTS (SELECT 1 FROM games g WHERE g.host_id = a.host_id AND g.${PLAYED} AND g.tee_time < a.first AND g.tee_time >= ${monthStart('a.first')}) GROUP BY 1, 3`,
} as const
export type FigureName = keyof typeof FIGURES
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[]
export const figuresSql = (names: readonly FigureName[]): string =>
  names.map((name) => `(${FIGURES[name]})`).join(' UNION ALL ')

/** Each game's money of a day first, then its course: rows of the books are not carried through a join. A game counts on the day its first money was booked. */
export const COURSE_MONEY = `SELECT b.day, b.currency, coalesce(g.region, '') AS region, g.course_name AS course,
    (count(*) FILTER (WHERE NOT EXISTS (SELECT 1 FROM ledger_entries e WHERE e.game_id = b.game_id AND e.${BOOKED} AND e.at < b.first)))::int AS games, sum(b.fees)::bigint AS fees, sum(b.penalties)::bigint AS penalties, sum(b.owed)::bigint AS owed
  FROM (SELECT ${dayOf('at')} AS day, game_id, currency, min(at) AS first, coalesce(sum(-amount_minor) FILTER (WHERE account = 'platform_revenue' AND reason = 'check_in'), 0) AS fees,
      coalesce(sum(-amount_minor) FILTER (WHERE account = 'platform_revenue' AND reason <> 'check_in'), 0) AS penalties, coalesce(sum(-amount_minor) FILTER (WHERE account = 'owed_to_host'), 0) AS owed
    FROM ledger_entries WHERE ${BOOKED} AND ${inRange('at')} GROUP BY 1, 2, 3) b JOIN games g ON g.id = b.game_id GROUP BY 1, 2, 3, 4`

/** A row of each kept day says by which statements it was counted; days that those of another release counted are counted again. */
export const COUNTED = 'counted'
export const COUNTED_BY = createHash('sha256')
  .update(figuresSql(FIGURE_NAMES) + COURSE_MONEY)
  .digest('hex')
  .slice(0, 16)

// each event looks up its own place and game: a join would rather read all of them
const GAME_OF_PLACE =
  '(SELECT g.tee_time FROM participations p JOIN games g ON g.id = p.game_id WHERE p.id = e.participation_id)'
const placeDay = (column: string) =>
  dayOf(`(SELECT p.${column} FROM participations p WHERE p.id = e.participation_id)`)
/** Days whose figures may have changed since $1: of guests whose place changed, and of games that were changed, with the money they brought. */
export const CHANGED_DAYS = `SELECT DISTINCT day FROM (
    SELECT unnest(ARRAY[${dayOf(GAME_OF_PLACE)}, ${placeDay('agreed_at')}, ${placeDay('checked_in_at')}]) AS day FROM participation_events e WHERE e.at >= $1::timestamptz
    UNION ALL SELECT ${dayOf('(SELECT g.tee_time FROM games g WHERE g.id = e.game_id)')} FROM game_events e WHERE e.at >= $1::timestamptz
    UNION ALL SELECT unnest(ARRAY(SELECT ${dayOf('l.at')} FROM ledger_entries l WHERE l.game_id = e.game_id)) FROM game_events e WHERE e.at >= $1::timestamptz) changed WHERE day IS NOT NULL`
