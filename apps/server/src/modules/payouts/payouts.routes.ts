import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { readHostMoney } from './host-money.read.ts'

/** What a host is owed, and what became of it. */
export function payoutsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/payouts', ({ viewer }) => readHostMoney(deps, viewer.userId))
}
