import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { readArrivalCard } from './arrival-card.read.ts'
import { giveName } from './give-name.usecase.ts'
import { readNames } from './read-names.usecase.ts'

export function namesRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'PUT /api/games/:id/name', ({ params, viewer, body }) =>
    giveName(deps, viewer.userId, params.id, body),
  )
  route(app, 'GET /api/games/:id/names', ({ params, viewer }) =>
    readNames(deps, viewer.userId, params.id),
  )
  route(app, 'GET /api/games/:id/arrival-card', ({ params, viewer }) =>
    readArrivalCard(deps, viewer.userId, params.id),
  )
}
