import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { authRoutes } from './auth.routes.ts'
import { profileRoutes } from './profile.routes.ts'

/** Every call about accounts. The session hook must be there before. */
export function accountsRoutes(app: FastifyInstance, deps: Deps): void {
  authRoutes(app, deps)
  profileRoutes(app, deps)
}
