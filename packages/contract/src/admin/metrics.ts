import { z } from 'zod'
import { ADMIN_READ, endpoint } from '../api/endpoint.ts'
import {
  Analytics,
  AnalyticsQuery,
  OVERVIEW_RANGES,
  Overview,
  Revenue,
  RevenueQuery,
} from './metrics.schemas.ts'

export const adminMetrics = {
  'GET /api/admin/overview': endpoint({
    ...ADMIN_READ,
    summary: 'Recent activity and pending decisions',
    query: z.object({ range: z.enum(OVERVIEW_RANGES).default('12w') }),
    result: Overview,
    errors: [],
  }),
  'GET /api/admin/revenue': endpoint({
    ...ADMIN_READ,
    summary: 'Platform fees by day, week or month, and amounts owed to hosts',
    query: RevenueQuery,
    result: Revenue,
    errors: [],
  }),
  'GET /api/admin/analytics': endpoint({
    ...ADMIN_READ,
    summary: 'Sign-ups, games and joins, by region',
    query: AnalyticsQuery,
    result: Analytics,
    errors: [],
  }),
}
