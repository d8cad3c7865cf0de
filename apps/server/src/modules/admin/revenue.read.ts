import type { z } from 'zod'
import type { Revenue, RevenuePeriod } from '@tomogolf/contract/admin-money.schemas'
import { CURRENCY_CODES, type Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database.ts'
import { readNames } from './people.read.ts'
import { bounds, bucketSql, type GroupBy, type Period } from './periods.ts'
import { amountOf, when, type SqlTime } from './wire.ts'

type Booked = { bucket: string; currency: Currency; fees: number; penalties: number; owed: number; check_ins: number }
export type WirePeriod = z.input<typeof RevenuePeriod>
type Split = WirePeriod['byCurrency'][number]

// the books say what is owed by an account as a negative number: revenue is the other way round
const BOOKED = (by: GroupBy) => `SELECT ${bucketSql('at', by)} AS bucket, currency,
  coalesce(sum(-amount_minor) FILTER (WHERE account = 'platform_revenue' AND reason = 'check_in'), 0)::float8 AS fees,
  coalesce(sum(-amount_minor) FILTER (WHERE account = 'platform_revenue' AND reason <> 'check_in'), 0)::float8 AS penalties,
  coalesce(sum(-amount_minor) FILTER (WHERE account = 'owed_to_host'), 0)::float8 AS owed,
  count(*) FILTER (WHERE account = 'platform_revenue' AND reason = 'check_in')::int AS check_ins
  FROM ledger_entries WHERE account IN ('platform_revenue', 'owed_to_host') AND at >= $1::timestamptz AND at < $2::timestamptz GROUP BY 1, 2`

const split = (currency: Currency, rows: readonly Booked[]): Split => {
  const sum = (of: (row: Booked) => number) => amountOf(rows.reduce((total, row) => total + of(row), 0), currency)
  return { fees: sum((r) => r.fees), penalties: sum((r) => r.penalties), owedToHosts: sum((r) => r.owed) }
}
/** Currencies that were used, dollars always, so that a quiet week still has a number. */
const currenciesIn = (rows: readonly Booked[]): Currency[] => CURRENCY_CODES.filter((c) => c === 'USD' || rows.some((r) => r.currency === c))

export async function readRevenuePeriods(tx: Tx, periods: readonly Period[], by: GroupBy, now: Instant): Promise<{ periods: WirePeriod[]; totals: Split[] }> {
  const { rows } = await tx.executeSql<Booked>(BOOKED(by), bounds(periods))
  const currencies = currenciesIn(rows)
  return {
    totals: currencies.map((c) => split(c, rows.filter((r) => r.currency === c))),
    periods: periods.map(({ from, to, end }) => {
      const here = rows.filter((r) => r.bucket === from)
      return { from, to, finished: end <= now, checkIns: here.reduce((n, r) => n + r.check_ins, 0), byCurrency: currencies.map((c) => split(c, here.filter((r) => r.currency === c))) }
    }),
  }
}

const HOSTS = 200, COURSES = 50
const OWED = `SELECT party_id, currency, sum(-amount_minor)::float8 AS owed, min(at) AS oldest FROM ledger_entries WHERE account = 'owed_to_host' AND party_id IS NOT NULL
  GROUP BY party_id, currency HAVING sum(-amount_minor) > 0 ORDER BY oldest LIMIT ${HOSTS}`
// each game's money first, then its course and region: a million rows are not carried through a join
const BY_GAME = `WITH by_game AS (SELECT game_id, currency, coalesce(sum(-amount_minor) FILTER (WHERE account = 'platform_revenue' AND reason = 'check_in'), 0)::float8 AS fees,
    coalesce(sum(-amount_minor) FILTER (WHERE account = 'platform_revenue' AND reason <> 'check_in'), 0)::float8 AS penalties, coalesce(sum(-amount_minor) FILTER (WHERE account = 'owed_to_host'), 0)::float8 AS owed
  FROM ledger_entries WHERE account IN ('platform_revenue', 'owed_to_host') AND at >= $1::timestamptz AND at < $2::timestamptz GROUP BY 1, 2)
  SELECT g.course_name AS course, coalesce(g.region, '') AS region, b.currency, count(*)::int AS games, sum(b.fees) AS fees, sum(b.penalties) AS penalties, sum(b.owed) AS owed FROM by_game b JOIN games g ON g.id = b.game_id GROUP BY 1, 2, 3`
type Part = { course: string; region: string; currency: Currency; games: number; fees: number; penalties: number; owed: number }
/** What is owed to hosts, oldest first, and which regions and courses brought most. `all`: every course, for a file. */
export async function readRevenueParts(tx: Tx, periods: readonly Period[], all = false): Promise<Pick<z.input<typeof Revenue>, 'hosts' | 'courses' | 'regions'>> {
  const { rows } = await tx.executeSql<Part>(BY_GAME, bounds(periods))
  const most = (a: { fees: number; penalties: number }, b: { fees: number; penalties: number }) => b.fees + b.penalties - a.fees - a.penalties
  const splitOf = (r: Part): Split => ({ fees: amountOf(r.fees, r.currency), penalties: amountOf(r.penalties, r.currency), owedToHosts: amountOf(r.owed, r.currency) })
  const regions = [...Map.groupBy(rows, (r) => `${r.region} ${r.currency}`).values()].map((group) => group.reduce((a, b) => ({ ...a, games: a.games + b.games, fees: a.fees + b.fees, penalties: a.penalties + b.penalties, owed: a.owed + b.owed })))
  return {
    hosts: await readOwed(tx), regions: regions.toSorted(most).map((r) => ({ region: r.region, games: r.games, split: splitOf(r) })),
    courses: rows.toSorted(most).slice(0, all ? undefined : COURSES).map((r) => ({ courseName: r.course, region: r.region, games: r.games, split: splitOf(r) })),
  }
}

async function readOwed(tx: Tx): Promise<z.input<typeof Revenue>['hosts']> {
  const owed = (await tx.executeSql<{ party_id: string; currency: Currency; owed: number; oldest: SqlTime }>(OWED)).rows
  const names = await readNames(tx, owed.map((r) => r.party_id))
  return [...new Set(owed.map((r) => r.party_id))].flatMap((id) => {
    const person = names.get(id)
    const rows = owed.filter((r) => r.party_id === id)
    return person ? [{ person, owed: rows.map((r) => amountOf(r.owed, r.currency)), oldest: when(rows[0]!.oldest) }] : []
  })
}
