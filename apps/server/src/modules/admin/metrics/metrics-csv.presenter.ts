import type { z } from 'zod'
import type { Analytics, Liquidity, Revenue } from '@tomogolf/contract/admin/metrics.schemas'
import { LIQUIDITY_RATES } from '@tomogolf/domain/wishes/liquidity'
import type { Column } from '../../../platform/http/csv.ts'
import { FUNNEL_STEPS } from './funnel.read.ts'

type RevenueDto = z.input<typeof Revenue>
type AnalyticsDto = z.input<typeof Analytics>
type SplitDto = RevenueDto['totals'][number]

type CsvFile<Row> = { columns: readonly Column<Row>[]; rows: readonly Row[] }
/** Hides the type of the rows, which differs from file to file. */
const csvFile = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): CsvFile<unknown> => ({
  columns: columns as readonly Column<unknown>[],
  rows,
})

const MONEY_COLUMNS: readonly Column<{ split: SplitDto }>[] = [
  ['currency', ({ split }) => split.fees.currency],
  ['fees', ({ split }) => split.fees.amount],
  ['penalties', ({ split }) => split.penalties.amount],
  ['refunds', ({ split }) => split.refunds.amount],
  ['owed_to_hosts', ({ split }) => split.owedToHosts.amount],
  ['gross', ({ split }) => split.gross.amount],
  ['net', ({ split }) => split.net.amount],
]
type PeriodRow = Omit<RevenueDto['periods'][number], 'byCurrency'> & { split: SplitDto }
const REVENUE_PERIOD_COLUMNS: readonly Column<PeriodRow>[] = [
  ['from', (period) => period.from],
  ['to', (period) => period.to],
  ['finished', (period) => period.finished],
  ['check_ins', (period) => period.checkIns],
  ...MONEY_COLUMNS,
  ['tax', ({ split }) => split.tax?.amount],
]
const COURSE_COLUMNS: readonly Column<RevenueDto['courses'][number]>[] = [
  ['course', (course) => course.courseName],
  ['region', (course) => course.region],
  ['games', (course) => course.games],
  ...MONEY_COLUMNS,
]
const REGION_COLUMNS: readonly Column<RevenueDto['regions'][number]>[] = [
  ['region', (region) => region.region],
  ['games', (region) => region.games],
  ...MONEY_COLUMNS,
]
type DebtRow = { name: string; email: string; since: string; owed: number; currency: string }
const DEBT_COLUMNS: readonly Column<DebtRow>[] = [
  ['host', (debt) => debt.name],
  ['email', (debt) => debt.email],
  ['since', (debt) => debt.since],
  ['owed', (debt) => debt.owed],
  ['currency', (debt) => debt.currency],
]

export function toRevenueFile(
  revenue: Omit<RevenueDto, 'ledger'>,
  part: 'periods' | 'courses' | 'regions' | 'hosts',
): CsvFile<unknown> {
  switch (part) {
    case 'courses':
      return csvFile(COURSE_COLUMNS, revenue.courses)
    case 'regions':
      return csvFile(REGION_COLUMNS, revenue.regions)
    case 'hosts':
      return csvFile(DEBT_COLUMNS, revenue.hosts.flatMap(toDebtRows))
    case 'periods':
      return csvFile(REVENUE_PERIOD_COLUMNS, revenue.periods.flatMap(toPeriodRows))
  }
}

const toDebtRows = ({ person, owed, oldest }: RevenueDto['hosts'][number]): DebtRow[] =>
  owed.map((amount) => ({
    name: person.name,
    email: person.email,
    since: oldest,
    owed: amount.amount,
    currency: amount.currency,
  }))

const toPeriodRows = ({ byCurrency, ...period }: RevenueDto['periods'][number]): PeriodRow[] =>
  byCurrency.map((split) => ({ ...period, split }))

type ActivityRow = AnalyticsDto['periods'][number]
const COUNTS = [
  'signUps',
  'gamesHosted',
  'joins',
  'checkIns',
  'leaves',
  'cancels',
  'games',
  'gamesCancelled',
  'seatsAgreed',
  'seatsLeft',
  'arrived',
  'noShows',
] as const
const ACTIVITY_COLUMNS: readonly Column<ActivityRow>[] = [
  ['from', (period) => period.from],
  ['to', (period) => period.to],
  ['finished', (period) => period.finished],
  ...COUNTS.map((name): Column<ActivityRow> => [name, (period) => period[name]]),
]
type FunnelRow = AnalyticsDto['funnel'] & { by: string; value: string }
const FUNNEL_COLUMNS: readonly Column<FunnelRow>[] = [
  ['by', (row) => row.by],
  ['value', (row) => row.value],
  ...FUNNEL_STEPS.map((step): Column<FunnelRow> => [step, (row) => row[step]]),
]
type CohortRow = AnalyticsDto['retention'][number]
const COHORT_COLUMNS: readonly Column<CohortRow>[] = [
  ['first_month', (cohort) => cohort.month],
  ['hosts', (cohort) => cohort.hosts],
  ...[0, 1, 2, 3, 4].map((i): Column<CohortRow> => [
    `month_${i + 1}`,
    (cohort) => cohort.active[i],
  ]),
]

export function toAnalyticsFile(
  analytics: AnalyticsDto,
  part: 'periods' | 'funnel' | 'retention',
): CsvFile<unknown> {
  switch (part) {
    case 'retention':
      return csvFile(COHORT_COLUMNS, analytics.retention)
    case 'funnel':
      return csvFile(FUNNEL_COLUMNS, toFunnelRows(analytics))
    case 'periods':
      return csvFile(ACTIVITY_COLUMNS, analytics.periods)
  }
}

const toFunnelRows = ({ funnel, languages, countries }: AnalyticsDto): FunnelRow[] => [
  { by: 'all', value: '', ...funnel },
  ...languages.map(({ language, ...counts }) => ({ by: 'language', value: language, ...counts })),
  ...countries.map(({ country, ...counts }) => ({ by: 'country', value: country, ...counts })),
]

type LiquidityRow = z.input<typeof Liquidity>['rows'][number]
export const LIQUIDITY_COLUMNS: readonly Column<LiquidityRow>[] = [
  ['region', (row) => row.region],
  ['games', (row) => row.games],
  ...LIQUIDITY_RATES.flatMap((name): Column<LiquidityRow>[] => [
    [name, (row) => row[name].part],
    [`${name}Of`, (row) => row[name].whole],
  ]),
  ['firstJoinDays', (row) => row.firstJoin.days],
  ['firstJoinGames', (row) => row.firstJoin.games],
]
