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

const OWED = `SELECT party_id, currency, sum(-amount_minor)::float8 AS owed, min(at) AS oldest FROM ledger_entries WHERE account = 'owed_to_host' AND party_id IS NOT NULL
  GROUP BY party_id, currency HAVING sum(-amount_minor) > 0 ORDER BY oldest LIMIT 200`
const COURSES = `SELECT g.course_name, l.currency, count(DISTINCT g.id)::int AS games, sum(-l.amount_minor)::float8 AS revenue FROM ledger_entries l JOIN games g ON g.id = l.game_id
  WHERE l.account = 'platform_revenue' AND l.at >= $1::timestamptz AND l.at < $2::timestamptz GROUP BY 1, 2 ORDER BY revenue DESC LIMIT 20`

/** What is owed to hosts, oldest first, and the courses that brought most. */
export async function readRevenueParts(tx: Tx, periods: readonly Period[]): Promise<Pick<z.input<typeof Revenue>, 'hosts' | 'courses'>> {
  const owed = (await tx.executeSql<{ party_id: string; currency: Currency; owed: number; oldest: SqlTime }>(OWED)).rows
  const names = await readNames(tx, owed.map((r) => r.party_id))
  const hosts = [...new Set(owed.map((r) => r.party_id))].flatMap((id) => {
    const person = names.get(id)
    const rows = owed.filter((r) => r.party_id === id)
    return person ? [{ person, owed: rows.map((r) => amountOf(r.owed, r.currency)), oldest: when(rows[0]!.oldest) }] : []
  })
  const courses = (await tx.executeSql<{ course_name: string; currency: Currency; games: number; revenue: number }>(COURSES, bounds(periods))).rows
  return { hosts, courses: courses.map((r) => ({ courseName: r.course_name, games: r.games, revenue: [amountOf(r.revenue, r.currency)] })) }
}
