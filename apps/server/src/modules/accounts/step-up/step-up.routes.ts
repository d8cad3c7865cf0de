import type { FastifyInstance } from 'fastify'
import { STEP_UP_METHODS, STEP_UP_VALID } from '@tomogolf/domain/sign-in/step-up'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { readAccount } from '../accounts.repository.ts'
import { enqueueLoginCode } from '../login-code/request-login-code.usecase.ts'
import { requestPasskey } from '../passkeys/challenge.step.ts'
import { listPasskeys } from '../passkeys/passkeys.repository.ts'
import { stepUp } from './step-up.usecase.ts'

export function stepUpRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/auth/step-up', async ({ viewer }) => {
    const account = await readAccount(deps.db, viewer.userId)
    if (!account) return refuse('UNAUTHORIZED')
    const hasPasskey = (await listPasskeys(deps.db, viewer.userId)).length > 0
    const hasPassword = account.user.passwordHash !== ''
    const can = { passkey: hasPasskey, password: hasPassword, code: !account.user.isAdmin }
    return {
      email: account.user.email,
      methods: STEP_UP_METHODS.filter((method) => can[method]),
      needsTotp: account.user.isAdmin && account.user.totpEnrolledAt !== null,
    }
  })
  route(app, 'POST /api/auth/step-up/code', async ({ viewer }) =>
    // this browser is known: it has a session
    viewer.isAdmin ? refuse('FORBIDDEN') : enqueueLoginCode(deps, viewer.email, true),
  )
  route(app, 'POST /api/auth/step-up/passkey', ({ viewer: { userId, sessionHash } }) =>
    requestPasskey(deps, { userId, sessionHash }),
  )
  route(app, 'POST /api/auth/step-up', async ({ viewer, body }) => {
    const result = await stepUp(deps, viewer, body)
    return isRefused(result) ? result : { provedUntil: iso(result.provedAt + STEP_UP_VALID) }
  })
}
