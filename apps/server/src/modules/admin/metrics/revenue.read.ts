import type { z } from 'zod'
import type { Revenue, RevenuePeriod } from '@tomogolf/contract/admin-money.schemas'
import { CURRENCY_CODES, type Currency } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import {
  addMoney,
  readCourseMoney,
  readDailyMetrics,
  type CourseMoney,
  type DayFigure,
} from '../../analytics/metrics/daily-metrics.read.ts'
import { readNames } from '../users/people.read.ts'
import { isIn, type Period } from '../../analytics/metrics/periods.ts'
import { amountOf, when, type SqlTime } from '../dto.ts'

export type WirePeriod = z.input<typeof RevenuePeriod>
type Split = WirePeriod['byCurrency'][number]
const MONEY = ['fees', 'penalties', 'owed', 'checkIns'] as const

const split = (currency: Currency, rows: readonly DayFigure[]): Split => {
  const sum = (name: (typeof MONEY)[number]) =>
    amountOf(
      rows.reduce(
        (total, row) => (row.name === name && row.part === currency ? total + row.n : total),
        0,
      ),
      currency,
    )
  return { fees: sum('fees'), penalties: sum('penalties'), owedToHosts: sum('owed') }
}
/** Currencies that were used, dollars always, so that a quiet week still has a number. */
const currenciesIn = (rows: readonly DayFigure[]): Currency[] =>
  CURRENCY_CODES.filter((c) => c === 'USD' || rows.some((r) => r.part === c))

export async function readRevenuePeriods(
  tx: Tx,
  periods: readonly Period[],
  now: Instant,
): Promise<{ periods: WirePeriod[]; totals: Split[] }> {
  return revenueOfDays(await readDailyMetrics(tx, periods, MONEY, now), periods, now)
}
/** The money of days that were read before, by period. */
export function revenueOfDays(
  all: readonly DayFigure[],
  periods: readonly Period[],
  now: Instant,
): { periods: WirePeriod[]; totals: Split[] } {
  const rows = all.filter((r) => (MONEY as readonly string[]).includes(r.name)),
    currencies = currenciesIn(rows)
  return {
    totals: currencies.map((c) => split(c, rows)),
    periods: periods.map((period) => {
      const here = rows.filter((r) => isIn(period, r.day))
      return {
        from: period.from,
        to: period.to,
        finished: period.end <= now,
        checkIns: here.reduce((n, r) => (r.name === 'checkIns' ? n + r.n : n), 0),
        byCurrency: currencies.map((c) => split(c, here)),
      }
    }),
  }
}

const HOSTS = 200,
  COURSES = 50
const OWED = `SELECT party_id, currency, sum(-amount_minor)::float8 AS owed, min(at) AS oldest FROM ledger_entries WHERE account = 'owed_to_host' AND party_id IS NOT NULL
  GROUP BY party_id, currency HAVING sum(-amount_minor) > 0 ORDER BY oldest LIMIT ${HOSTS}`
/** What is owed to hosts, oldest first, and which regions and courses brought most. `all`: every course, for a file. */
export async function readRevenueParts(
  tx: Tx,
  periods: readonly Period[],
  now: Instant,
  all = false,
): Promise<Pick<z.input<typeof Revenue>, 'hosts' | 'courses' | 'regions'>> {
  const rows = await readCourseMoney(tx, periods, now)
  const most = (a: { fees: number; penalties: number }, b: { fees: number; penalties: number }) =>
    b.fees + b.penalties - a.fees - a.penalties
  const splitOf = (r: CourseMoney): Split => ({
    fees: amountOf(r.fees, r.currency),
    penalties: amountOf(r.penalties, r.currency),
    owedToHosts: amountOf(r.owed, r.currency),
  })
  const regions = [...Map.groupBy(rows, (r) => `${r.region} ${r.currency}`).values()].map((group) =>
    group.reduce(addMoney),
  )
  return {
    hosts: await readOwed(tx),
    regions: regions
      .toSorted(most)
      .map((r) => ({ region: r.region, games: r.games, split: splitOf(r) })),
    courses: rows
      .toSorted(most)
      .slice(0, all ? undefined : COURSES)
      .map((r) => ({ courseName: r.course, region: r.region, games: r.games, split: splitOf(r) })),
  }
}

async function readOwed(tx: Tx): Promise<z.input<typeof Revenue>['hosts']> {
  const owed = (
    await tx.executeSql<{ party_id: string; currency: Currency; owed: number; oldest: SqlTime }>(
      OWED,
    )
  ).rows
  const names = await readNames(
    tx,
    owed.map((r) => r.party_id),
  )
  return [...new Set(owed.map((r) => r.party_id))].flatMap((id) => {
    const person = names.get(id)
    const rows = owed.filter((r) => r.party_id === id)
    return person
      ? [
          {
            person,
            owed: rows.map((r) => amountOf(r.owed, r.currency)),
            oldest: when(rows[0]!.oldest),
          },
        ]
      : []
  })
}
