import type { FastifyInstance } from 'fastify'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { presentUser } from '../account.presenter.ts'
import { confirmEmailChange } from './confirm-email-change.usecase.ts'
import { cancelOpenChanges, readOpenChange } from './email-changes.repository.ts'
import { requestEmailChange } from './request-email-change.usecase.ts'
import { undoEmailChange } from './undo-email-change.usecase.ts'

export function emailChangeRoutes(app: FastifyInstance, deps: Deps, ports: AccountPorts): void {
  const { db, clock } = deps
  route(app, 'GET /api/account/email-change', async ({ viewer }) => {
    const open = await readOpenChange(db, viewer.userId, clock.now())
    return { pending: open ? { email: open.newEmail, until: iso(open.expiresAt) } : null }
  })
  route(app, 'POST /api/account/email-change', ({ viewer, body }) =>
    requestEmailChange(deps, { userId: viewer.userId, email: body.email }),
  )
  route(app, 'DELETE /api/account/email-change', async ({ viewer }) => {
    await cancelOpenChanges(db, viewer.userId, clock.now())
    return { success: true as const }
  })
  route(app, 'POST /api/account/email-change/confirm', async ({ viewer, body }) => {
    const result = await confirmEmailChange(deps, ports, { ...body, session: viewer })
    if (isRefused(result)) return result
    const { account, isOwn } = result
    return { email: account.user.email, user: isOwn ? presentUser(account) : null }
  })
  route(app, 'POST /api/account/email-change/undo', ({ body }) =>
    undoEmailChange(deps, ports, body.token),
  )
}
