import { z } from 'zod'
import { AnalyticsEvent } from './analytics.schemas.ts'
import { endpoint } from './api/endpoint.ts'

export const analytics = {
  'POST /api/analytics/events': endpoint({
    summary:
      'Record an event; `recorded` is false when the visitor opted out of tracking (DNT, Sec-GPC)',
    guard: 'public',
    limit: 'event',
    body: AnalyticsEvent,
    result: z.object({ recorded: z.boolean() }),
    errors: [],
  }),
}
