import type { FastifyInstance } from 'fastify'
import type { ResultOf } from '@tomogolf/contract/endpoints'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { answerFile } from '../admin-list.ts'
import { readAnalytics } from './analytics.read.ts'
import { wantsCsv, type Column } from '../csv.ts'
import { rangeOf } from '../../analytics/metrics/periods.ts'
import { readRevenueParts, readRevenuePeriods } from './revenue.read.ts'

type Revenue = ResultOf<'GET /api/admin/revenue'>
type Analytics = ResultOf<'GET /api/admin/analytics'>
type Split = Revenue['totals'][number]
const money: readonly Column<{ split: Split }>[] = [
  ['currency', (r) => r.split.fees.currency],
  ['fees', (r) => r.split.fees.amount],
  ['penalties', (r) => r.split.penalties.amount],
  ['owed_to_hosts', (r) => r.split.owedToHosts.amount],
]
type PeriodRow = Omit<Revenue['periods'][number], 'byCurrency'> & { split: Split }
const PERIODS: readonly Column<PeriodRow>[] = [
  ['from', (r) => r.from],
  ['to', (r) => r.to],
  ['finished', (r) => r.finished],
  ['check_ins', (r) => r.checkIns],
  ...money,
]
const COURSES: readonly Column<Revenue['courses'][number]>[] = [
  ['course', (r) => r.courseName],
  ['region', (r) => r.region],
  ['games', (r) => r.games],
  ...money,
]
const REGIONS: readonly Column<Revenue['regions'][number]>[] = [
  ['region', (r) => r.region],
  ['games', (r) => r.games],
  ...money,
]
type Host = { name: string; email: string; since: string; owed: number; currency: string }
const HOSTS: readonly Column<Host>[] = [
  ['host', (r) => r.name],
  ['email', (r) => r.email],
  ['since', (r) => r.since],
  ['owed', (r) => r.owed],
  ['currency', (r) => r.currency],
]

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
const COUNTED: readonly Column<Analytics['periods'][number]>[] = [
  ['from', (r) => r.from],
  ['to', (r) => r.to],
  ['finished', (r) => r.finished],
  ...COUNTS.map((name): Column<Analytics['periods'][number]> => [name, (r) => r[name]]),
]
const STEPS = [
  'visited',
  'registered',
  'verified',
  'profileComplete',
  'cardSaved',
  'joined',
  'checkedIn',
] as const
type FunnelRow = Analytics['funnel'] & { by: string; value: string }
const FUNNEL: readonly Column<FunnelRow>[] = [
  ['by', (r) => r.by],
  ['value', (r) => r.value],
  ...STEPS.map((step): Column<FunnelRow> => [step, (r) => r[step]]),
]
const RETENTION: readonly Column<Analytics['retention'][number]>[] = [
  ['first_month', (r) => r.month],
  ['hosts', (r) => r.hosts],
  ...[0, 1, 2, 3, 4].map((i): Column<Analytics['retention'][number]> => [
    `month_${i + 1}`,
    (r) => r.active[i],
  ]),
]

/** Revenue and analytics, as figures and as files. */
export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/revenue', async (call) => {
    const { query } = call,
      now = deps.clock.now(),
      periods = rangeOf(query, now),
      csv = wantsCsv(call.request)
    const figures = {
      from: periods[0]!.from,
      to: periods.at(-1)!.to,
      ...(await readRevenuePeriods(deps.db, periods, now)),
      ...(await readRevenueParts(deps.db, periods, now, csv)),
    }
    const file = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
      answerFile(deps, call, `revenue-${query.part}`, query, columns, rows)
    if (!csv) return figures
    if (query.part === 'courses') return file(COURSES, figures.courses)
    if (query.part === 'regions') return file(REGIONS, figures.regions)
    if (query.part === 'hosts')
      return file(
        HOSTS,
        figures.hosts.flatMap((h) =>
          h.owed.map((a) => ({
            name: h.person.name,
            email: h.person.email,
            since: h.oldest,
            owed: a.amount,
            currency: a.currency,
          })),
        ),
      )
    return file(
      PERIODS,
      figures.periods.flatMap(({ byCurrency, ...period }) =>
        byCurrency.map((split) => ({ ...period, split })),
      ),
    )
  })
  route(app, 'GET /api/admin/analytics', async (call) => {
    const { query } = call,
      now = deps.clock.now()
    const figures = await readAnalytics(deps.db, rangeOf(query, now), query.groupBy, now)
    const file = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
      answerFile(deps, call, `analytics-${query.part}`, query, columns, rows)
    if (!wantsCsv(call.request)) return figures
    if (query.part === 'retention') return file(RETENTION, figures.retention)
    if (query.part === 'funnel')
      return file(FUNNEL, [
        { by: 'all', value: '', ...figures.funnel },
        ...figures.languages.map(({ language, ...counts }) => ({
          by: 'language',
          value: language,
          ...counts,
        })),
        ...figures.countries.map(({ country, ...counts }) => ({
          by: 'country',
          value: country,
          ...counts,
        })),
      ])
    return file(COUNTED, figures.periods)
  })
}
