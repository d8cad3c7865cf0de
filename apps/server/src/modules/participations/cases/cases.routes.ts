import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { reportGame } from './report-game.usecase.ts'

export function casesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/games/:id/report', ({ params, viewer, body }) =>
    reportGame(deps, {
      gameId: params.id,
      userId: viewer.userId,
      reason: body.reason,
      message: body.message,
    }),
  )
}
