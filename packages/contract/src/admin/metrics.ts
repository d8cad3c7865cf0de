import { z } from 'zod'
import { adminRead, endpoint } from '../api/endpoint.ts'
import {
  Analytics,
  AnalyticsQuery,
  Liquidity,
  LiquidityQuery,
  OVERVIEW_RANGES,
  Overview,
  Revenue,
  RevenueQuery,
} from './metrics.schemas.ts'

export const adminMetrics = {
  'GET /api/admin/overview': endpoint({
    ...adminRead('overview.read'),
    summary: 'Recent activity and pending decisions',
    query: z.object({ range: z.enum(OVERVIEW_RANGES).default('12w') }),
    result: Overview,
    errors: [],
  }),
  'GET /api/admin/revenue': endpoint({
    ...adminRead('money.read'),
    summary: 'Platform fees by day, week or month, and amounts owed to hosts',
    query: RevenueQuery,
    result: Revenue,
    errors: [],
  }),
  'GET /api/admin/analytics': endpoint({
    ...adminRead('analytics.read'),
    summary: 'Sign-ups, games and joins, by region',
    query: AnalyticsQuery,
    result: Analytics,
    errors: [],
  }),
  'GET /api/admin/liquidity': endpoint({
    ...adminRead('analytics.read'),
    summary: 'Whether wishes, games and guests meet, by region',
    query: LiquidityQuery,
    result: Liquidity,
    errors: [],
  }),
}
