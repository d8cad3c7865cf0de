import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import type { ParticipationPorts } from '../participation-ports.types.ts'
import { reportGame } from './report-game.usecase.ts'

export function casesRoutes(app: FastifyInstance, deps: Deps, ports: ParticipationPorts): void {
  route(app, 'POST /api/games/:id/report', ({ params, viewer, body }) =>
    reportGame(deps, ports, { ...body, gameId: params.id, userId: viewer.userId }),
  )
}
