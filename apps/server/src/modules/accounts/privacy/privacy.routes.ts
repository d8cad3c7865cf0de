import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { route } from '../../../platform/http/route.ts'
import { deleteAccount } from './delete-account.usecase.ts'
import { exportAccount } from './export-account.read.ts'
import { clearSessionCookie } from '../sessions/session-cookie.adapter.ts'

/** Export and deletion of the account. */
export function privacyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/account/export', ({ viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="tomogolf-data.json"')
    return exportAccount(deps, viewer.userId)
  })
  route(app, 'DELETE /api/account', async ({ viewer, reply }) => {
    const result = await deleteAccount(deps, viewer.userId)
    if (!isRefused(result)) clearSessionCookie(reply, deps.config.isProduction)
    return result
  })
}
