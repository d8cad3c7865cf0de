import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { asksNotToBeTracked } from './analytics.policy.ts'
import { recordEvent } from './record-event.usecase.ts'

export function analyticsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/analytics/events', async ({ body, viewer, request }) => {
    if (asksNotToBeTracked(request.headers)) return { recorded: false }
    await recordEvent(deps, body, viewer?.userId ?? null)
    return { recorded: true }
  })
}
