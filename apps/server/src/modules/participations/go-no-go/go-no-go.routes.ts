import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { keepGameOn } from './keep-on.usecase.ts'

export function goNoGoRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/games/:id/keep-on', ({ params, viewer }) =>
    keepGameOn(deps, viewer.userId, params.id),
  )
}
