import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { searchEverything } from './search.read.ts'

/** One search over everything that the role may read. */
export function searchRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/admin/search', async ({ query, viewer }) => ({
    groups: await searchEverything(deps, query.search, viewer),
  }))
}
