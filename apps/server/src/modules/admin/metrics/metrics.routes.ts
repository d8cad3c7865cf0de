import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { periodsFor } from '../../analytics/metrics/periods.policy.ts'
import { unmaskRows } from '../contacts/contacts.read.ts'
import { maySeeContacts, respondWithCsv } from '../list-response.presenter.ts'
import { refuse } from '../../../platform/refusal.ts'
import { wantsCsv } from '../../../platform/http/csv.ts'
import { LIQUIDITY_COLUMNS, toAnalyticsFile, toRevenueFile } from './metrics-csv.presenter.ts'
import { readAnalytics } from './analytics.read.ts'
import { readLiquidity } from './liquidity.read.ts'
import { readOverview } from './overview.read.ts'
import { compareWithLedger, readRevenueParts, readRevenuePeriods } from './revenue.read.ts'

/** The overview, revenue, analytics and liquidity; the latter three also as CSV files. */
export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/overview', ({ query, viewer }) =>
    readOverview(deps.db, query.range, deps.clock.now(), viewer),
  )

  route(app, 'GET /api/admin/revenue', async (call) => {
    const { query, request } = call
    const now = deps.clock.now()
    const periods = periodsFor(query, now)
    const isCsv = wantsCsv(request)
    const sums = await readRevenuePeriods(deps.db, periods, now)
    const revenue = {
      from: periods[0]!.from,
      to: periods.at(-1)!.to,
      ...sums,
      ...(await readRevenueParts(deps.db, periods, now, isCsv)),
    }
    if (!isCsv)
      return { ...revenue, ledger: await compareWithLedger(deps.db, periods, sums.totals, now) }
    const { contactReason: reason = null, ...filters } = query
    if (reason !== null && !maySeeContacts(call.viewer)) return refuse('PERMISSION_REQUIRED')
    const hosts = reason === null ? revenue.hosts : await unmaskRows(deps.db, revenue.hosts)
    const file = toRevenueFile({ ...revenue, hosts }, query.part)
    const name = `revenue-${query.part}`
    return respondWithCsv(deps, call, name, filters, file.columns, file.rows, reason)
  })

  route(app, 'GET /api/admin/analytics', async (call) => {
    const { query, request } = call
    const now = deps.clock.now()
    const analytics = await readAnalytics(deps.db, periodsFor(query, now), query.groupBy, now)
    if (!wantsCsv(request)) return analytics
    const file = toAnalyticsFile(analytics, query.part)
    return respondWithCsv(deps, call, `analytics-${query.part}`, query, file.columns, file.rows)
  })

  route(app, 'GET /api/admin/liquidity', async (call) => {
    const { query, request } = call
    const liquidity = await readLiquidity(deps.db, Number(query.days), deps.clock.now())
    if (!wantsCsv(request)) return liquidity
    return respondWithCsv(deps, call, 'liquidity', query, LIQUIDITY_COLUMNS, liquidity.rows)
  })
}
