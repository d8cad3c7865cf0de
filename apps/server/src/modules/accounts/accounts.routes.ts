import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { accountRoutes } from './account.routes.ts'
import { authRoutes } from './sessions/auth.routes.ts'
import { photoRoutes } from './profile/photo.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { totpRoutes } from './two-factor/totp.routes.ts'

/** Every call about accounts. The session hook must be there before. */
export function accountsRoutes(app: FastifyInstance, deps: Deps): void {
  authRoutes(app, deps)
  totpRoutes(app, deps)
  profileRoutes(app, deps)
  photoRoutes(app, deps)
  accountRoutes(app, deps)
}
