import { and, asc, eq, gte, inArray, isNotNull, lt, min, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { courseNamesOf } from '@tomogolf/domain/hangul/korean-names'
import type { Revenue, RevenuePeriod } from '@tomogolf/contract/admin/metrics.schemas'
import { REFUND_OPEN } from '@tomogolf/domain/machines/refund-machine'
import { CURRENCY_CODES, fromMajor, type Currency } from '@tomogolf/domain/money'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import {
  addRevenue,
  readCourseRevenue,
  readDailyMetrics,
  type CourseRevenue,
  type DailyMetric,
} from '../../analytics/metrics/daily-metrics.read.ts'
import { isIn, type Period } from '../../analytics/metrics/periods.policy.ts'
import { games } from '../../games/games.table.ts'
import { refunds } from '../../participations/refunds/refunds.table.ts'
import { ledgerEntries } from '../../participations/ledger/ledger.table.ts'
import { toAmountDto } from '../dto.presenter.ts'
import { readPeople } from '../users/people.read.ts'

type RevenueDto = z.input<typeof Revenue>
export type RevenuePeriodDto = z.input<typeof RevenuePeriod>
type SplitDto = RevenuePeriodDto['byCurrency'][number]

const MONEY_METRICS = ['fees', 'penalties', 'refunds', 'owed', 'tax', 'checkIns'] as const
const OWED_ROWS = 200
const COURSES_SHOWN = 50

/** Revenue by period; `totals` of the whole range, one for each currency. */
export async function readRevenuePeriods(
  tx: Tx,
  periods: readonly Period[],
  now: Instant,
): Promise<{ periods: RevenuePeriodDto[]; totals: SplitDto[] }> {
  return toRevenuePeriods(await readDailyMetrics(tx, periods, MONEY_METRICS, now), periods, now)
}

export function toRevenuePeriods(
  metrics: readonly DailyMetric[],
  periods: readonly Period[],
  now: Instant,
): { periods: RevenuePeriodDto[]; totals: SplitDto[] } {
  const moneyNames: readonly string[] = MONEY_METRICS
  const money = metrics.filter((metric) => moneyNames.includes(metric.name))
  const currencies = currenciesIn(money)
  return {
    totals: currencies.map((currency) => toSplit(currency, money)),
    periods: periods.map((period) => {
      const ofPeriod = money.filter((metric) => isIn(period, metric.day))
      return {
        from: period.from,
        to: period.to,
        finished: period.end <= now,
        checkIns: ofPeriod
          .filter((metric) => metric.name === 'checkIns')
          .reduce((total, metric) => total + metric.value, 0),
        byCurrency: currencies.map((currency) => toSplit(currency, ofPeriod)),
      }
    }),
  }
}

/** Currencies with revenue. Dollars are always included, so that an empty range has a number. */
const currenciesIn = (metrics: readonly DailyMetric[]): Currency[] =>
  CURRENCY_CODES.filter(
    (code) => code === 'USD' || metrics.some((metric) => metric.dimension === code),
  )

function toSplit(currency: Currency, metrics: readonly DailyMetric[]): SplitDto {
  const sumOf = (name: (typeof MONEY_METRICS)[number]) =>
    metrics
      .filter((metric) => metric.name === name && metric.dimension === currency)
      .reduce((total, metric) => total + metric.value, 0)
  return presentSplit(
    {
      currency,
      fees: sumOf('fees'),
      penalties: sumOf('penalties'),
      refunds: sumOf('refunds'),
      owed: sumOf('owed'),
    },
    sumOf('tax'),
  )
}

type Sums = Pick<CourseRevenue, 'currency' | 'fees' | 'owed' | 'penalties' | 'refunds'>
/** Fees and penalties are less their refunds: together they are the net revenue. */
function presentSplit(sums: Sums, tax: number | null): SplitDto {
  const present = (minor: number) => toAmountDto(minor, sums.currency)
  const net = sums.fees + sums.penalties
  return {
    fees: present(sums.fees),
    penalties: present(sums.penalties),
    refunds: present(sums.refunds),
    owedToHosts: present(sums.owed),
    gross: present(net + sums.refunds),
    net: present(net),
    tax: tax === null ? null : present(tax),
  }
}

/**
 * Compares the sums with the ledger itself: rollups may be out of date. Returns what the ledger has
 * more, by currency.
 */
export async function compareWithLedger(
  tx: Tx,
  periods: readonly Period[],
  totals: readonly SplitDto[],
  now: Instant,
): Promise<RevenueDto['ledger']> {
  const rows = await tx.orm
    .select({
      currency: ledgerEntries.currency,
      minor: sql`sum(-${ledgerEntries.amountMinor})`.mapWith(Number),
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.account, 'platform_revenue'),
        gte(ledgerEntries.at, periods[0]!.start),
        lt(ledgerEntries.at, periods.at(-1)!.end),
      ),
    )
    .groupBy(ledgerEntries.currency)
  const differences = CURRENCY_CODES.flatMap((currency) => {
    const shown = totals.find(({ net }) => net.currency === currency)?.net.amount ?? 0
    const booked = rows.find((row) => row.currency === currency)?.minor ?? 0
    const minor = booked - fromMajor(shown, currency).minor
    return minor === 0 ? [] : [toAmountDto(minor, currency)]
  })
  return { at: iso(now), differences }
}

/** What hosts are owed, and revenue by course and region. `allCourses`: for a CSV file. */
export async function readRevenueParts(
  tx: Tx,
  periods: readonly Period[],
  now: Instant,
  allCourses = false,
): Promise<Pick<RevenueDto, 'hosts' | 'courses' | 'regions'>> {
  const byCourse = (await readCourseRevenue(tx, periods, now)).toSorted(byRevenue)
  const regionGroups = Map.groupBy(byCourse, (row) => `${row.region} ${row.currency}`)
  const byRegion = [...regionGroups.values()]
    .map((rows) => rows.reduce(addRevenue))
    .toSorted(byRevenue)
  const shown = byCourse.slice(0, allCourses ? undefined : COURSES_SHOWN)
  const namesJa = await readJapaneseNames(
    tx,
    shown.map((row) => row.course),
  )
  return {
    hosts: await readOwed(tx),
    regions: byRegion.map((row) => ({
      region: row.region,
      games: row.games,
      split: toCourseSplit(row),
    })),
    courses: shown.map((row) => ({
      ...courseNamesOf({ courseName: row.course, courseNameJa: namesJa.get(row.course) }),
      region: row.region,
      games: row.games,
      split: toCourseSplit(row),
    })),
  }
}

async function readJapaneseNames(
  tx: Tx,
  courseNames: readonly string[],
): Promise<Map<string, string | null>> {
  const rows = await tx.orm
    .selectDistinctOn([games.courseName], {
      courseName: games.courseName,
      courseNameJa: games.courseNameJa,
    })
    .from(games)
    .where(and(inArray(games.courseName, [...courseNames]), isNotNull(games.courseNameJa)))
    .orderBy(games.courseName)
  return new Map(rows.map((row) => [row.courseName, row.courseNameJa]))
}

/** Highest revenue first. */
const byRevenue = (a: CourseRevenue, b: CourseRevenue): number =>
  b.fees + b.penalties - a.fees - a.penalties

const toCourseSplit = (row: CourseRevenue): SplitDto => presentSplit(row, null)

/**
 * What open refunds will take of what hosts are owed, in minor units by host and currency: it is not
 * paid out. The part of a refund that a host was paid before takes nothing from it.
 */
async function readRefunding(tx: Tx): Promise<Map<string, number>> {
  const owed = tx.orm
    .select({
      income: ledgerEntries.income,
      minor: sql`sum(-${ledgerEntries.amountMinor})`.mapWith(Number).as('owed_minor'),
    })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.account, 'owed_to_host'))
    .groupBy(ledgerEntries.income)
    .as('owed')
  const open = tx.orm
    .select({
      hostId: games.hostId,
      currency: refunds.currency,
      booking: refunds.booking,
      minor: sql`sum(${refunds.fromHostMinor})`.mapWith(Number).as('refunding_minor'),
    })
    .from(refunds)
    .innerJoin(games, eq(games.id, refunds.gameId))
    .where(inArray(refunds.status, [...REFUND_OPEN]))
    .groupBy(games.hostId, refunds.currency, refunds.booking)
    .as('refunding')
  const rows = await tx.orm
    .select({
      hostId: open.hostId,
      currency: open.currency,
      minor: sql`sum(least(${open.minor}, ${owed.minor}))`.mapWith(Number),
    })
    .from(open)
    .innerJoin(owed, eq(owed.income, open.booking))
    .groupBy(open.hostId, open.currency)
  return new Map(rows.map((row) => [`${row.hostId} ${row.currency}`, row.minor]))
}

/** Hosts the product owes money, the oldest debt first. */
async function readOwed(tx: Tx): Promise<RevenueDto['hosts']> {
  const owedMinor = sql`sum(-${ledgerEntries.amountMinor})`.mapWith(Number)
  const oldest = min(ledgerEntries.at)
  const rows = await tx.orm
    .select({
      hostId: sql<string>`${ledgerEntries.partyId}`,
      currency: ledgerEntries.currency,
      owedMinor,
      oldest,
    })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.account, 'owed_to_host'), isNotNull(ledgerEntries.partyId)))
    .groupBy(ledgerEntries.partyId, ledgerEntries.currency)
    .having(sql`${owedMinor} > 0`)
    .orderBy(asc(oldest))
    .limit(OWED_ROWS)
  const people = await readPeople(
    tx,
    rows.map((row) => row.hostId),
  )
  const refunding = await readRefunding(tx)
  const owed = rows
    .map((row) => ({
      ...row,
      owedMinor: row.owedMinor - (refunding.get(`${row.hostId} ${row.currency}`) ?? 0),
    }))
    .filter((row) => row.owedMinor > 0)
  const byHost = Map.groupBy(owed, (row) => row.hostId)
  return [...byHost].flatMap(([hostId, debts]) => {
    const person = people.get(hostId)
    if (!person) return []
    return {
      person,
      owed: debts.map((debt) => toAmountDto(debt.owedMinor, debt.currency)),
      oldest: iso(debts[0]!.oldest!),
    }
  })
}
