import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { presentOperator } from './operator.presenter.ts'

/** The company behind the site, for the legal pages. */
export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/operator', async () => ({ operator: presentOperator(deps.config) }))
}
