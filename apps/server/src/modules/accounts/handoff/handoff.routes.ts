import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { createHandoff } from './create-handoff.usecase.ts'
import { redeemHandoff } from './redeem-handoff.usecase.ts'

export function handoffRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/auth/handoff', async ({ body }) => {
    const { code, expiresAt } = await createHandoff(deps, body.destination)
    return { code, expiresAt: new Date(expiresAt).toISOString() }
  })
  // a POST: apps that preview a link must not use up its code
  route(app, 'POST /api/auth/handoff/redeem', ({ body }) => redeemHandoff(deps, body.code))
}
