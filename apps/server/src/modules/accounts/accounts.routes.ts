import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import type { AccountPorts } from './account-ports.types.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { emailChangeRoutes } from './email-change/email-change.routes.ts'
import { handoffRoutes } from './handoff/handoff.routes.ts'
import { identityRoutes } from './identities/identities.routes.ts'
import { loginCodeRoutes } from './login-code/login-code.routes.ts'
import { passkeyRoutes } from './passkeys/passkeys.routes.ts'
import { stepUpRoutes } from './step-up/step-up.routes.ts'
import { authRoutes } from './sessions/auth.routes.ts'
import { blocksRoutes } from './blocks/blocks.routes.ts'
import { photoRoutes } from './profile/photo.routes.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { invitationRoutes } from './team/invitation.routes.ts'
import { totpRoutes } from './two-factor/totp.routes.ts'

/** All account endpoints. The session hook must be registered before. */
export function accountsRoutes(app: FastifyInstance, deps: Deps, ports: AccountPorts): void {
  authRoutes(app, deps, ports)
  loginCodeRoutes(app, deps)
  passkeyRoutes(app, deps)
  identityRoutes(app, deps, ports)
  stepUpRoutes(app, deps)
  handoffRoutes(app, deps)
  totpRoutes(app, deps)
  profileRoutes(app, deps, ports)
  photoRoutes(app, deps)
  blocksRoutes(app, deps, ports)
  invitationRoutes(app, deps)
  emailChangeRoutes(app, deps, ports)
  privacyRoutes(app, deps, ports)
}
