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
    summary: 'What happened lately and what waits for a decision',
    query: z.object({ range: z.enum(OVERVIEW_RANGES).default('12w') }),
    result: Overview,
    errors: [],
  }),
  'GET /api/admin/revenue': endpoint({
    ...ADMIN_READ,
    summary: 'Platform fees by day, week or month, and what is owed to hosts',
    query: RevenueQuery,
    result: Revenue,
    errors: [],
  }),
  'GET /api/admin/analytics': endpoint({
    ...ADMIN_READ,
    summary: 'Sign-ups, games, joins and where they happen',
    query: AnalyticsQuery,
    result: Analytics,
    errors: [],
  }),
}
