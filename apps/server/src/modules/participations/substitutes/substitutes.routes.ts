import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { passSeatOn } from './pass-seat-on.usecase.ts'
import { substituteToken } from './substitute-token.adapter.ts'
import { withdrawLink } from './withdraw-link.usecase.ts'

export function substitutesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/games/:id/substitute', async ({ params, viewer }) => {
    const link = await passSeatOn(deps, { gameId: params.id, userId: viewer.userId })
    return isRefused(link) ? link : { key: substituteToken(deps.secret, link.id) }
  })
  route(app, 'DELETE /api/games/:id/substitute', ({ params, viewer }) =>
    withdrawLink(deps, { gameId: params.id, userId: viewer.userId }),
  )
}
