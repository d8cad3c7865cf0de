import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { presentOperator } from './operator.presenter.ts'

/**
 * The operating company, for the legal pages; version, environment and social links, for every
 * page.
 */
export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  const { version, NODE_ENV: environment, SOCIAL_LINKS: social } = deps.config
  route(app, 'GET /api/site', async () => ({ version, environment, social: [...social] }))
  route(app, 'GET /api/operator', async () => ({ operator: presentOperator(deps.config) }))
}
