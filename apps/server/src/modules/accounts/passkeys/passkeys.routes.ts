import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { Passkey as PasskeyShape } from '@tomogolf/contract/sign-in/passkeys.schemas'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { route } from '../../../platform/http/route.ts'
import { removePasskey } from '../identities/remove-way-in.usecase.ts'
import { presentUser } from '../account.presenter.ts'
import { browserOf, setSessionCookies } from '../sessions/session-cookie.adapter.ts'
import { addPasskey, beginPasskey } from './add-passkey.usecase.ts'
import { FOR_LOGIN, requestPasskey } from './challenge.step.ts'
import { logInByPasskey } from './log-in-by-passkey.usecase.ts'
import { listPasskeys, renamePasskey, type Passkey } from './passkeys.repository.ts'

const DONE = { success: true } as const
const presentPasskey = (passkey: Passkey): z.input<typeof PasskeyShape> => ({
  id: passkey.id,
  name: passkey.name,
  isBackedUp: passkey.isBackedUp,
  createdAt: iso(passkey.createdAt),
  lastUsedAt: passkey.lastUsedAt === null ? null : iso(passkey.lastUsedAt),
})

export function passkeyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/auth/passkey-login/begin', () => requestPasskey(deps, FOR_LOGIN))
  route(app, 'POST /api/auth/passkey-login', async ({ body, request, reply }) => {
    const result = await logInByPasskey(deps, body, browserOf(request))
    if (isRefused(result)) return result
    setSessionCookies(reply, result, deps.config.isProduction)
    return presentUser(result.account)
  })
  route(app, 'GET /api/auth/passkeys', async ({ viewer }) => ({
    passkeys: (await listPasskeys(deps.db, viewer.userId)).map(presentPasskey),
  }))
  route(app, 'POST /api/auth/passkeys/begin', ({ viewer }) => beginPasskey(deps, viewer.userId))
  route(app, 'POST /api/auth/passkeys', async ({ viewer, body }) => {
    const result = await addPasskey(deps, viewer.userId, body)
    return isRefused(result) ? result : presentPasskey(result)
  })
  route(app, 'PATCH /api/auth/passkeys/:id', async ({ viewer, params, body }) =>
    (await renamePasskey(deps.db, viewer.userId, params.id, body.name))
      ? DONE
      : refuse('NOT_FOUND'),
  )
  route(app, 'DELETE /api/auth/passkeys/:id', ({ viewer, params }) =>
    removePasskey(deps, viewer.userId, params.id),
  )
}
