import type { FastifyInstance } from 'fastify'
import { exactMajor } from '@tomogolf/domain/money'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { presentAmount } from '../../../platform/http/amount.presenter.ts'
import { route } from '../../../platform/http/route.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { deleteAccount, readOwedToUser } from './delete-account.usecase.ts'
import { exportAccount } from './export-account.read.ts'
import { clearSessionCookie } from '../sessions/session-cookie.adapter.ts'

/** Export and deletion of the account. */
export function privacyRoutes(
  app: FastifyInstance,
  deps: Deps,
  ports: Pick<AccountPorts, 'readDebts'>,
): void {
  route(app, 'GET /api/account/export', ({ viewer, reply }) => {
    reply.header('content-disposition', 'attachment; filename="tomogolf-data.json"')
    return exportAccount(deps, viewer.userId)
  })
  route(app, 'GET /api/account/deletion', async ({ viewer }) => ({
    owed: (await readOwedToUser(deps, viewer.userId)).map(presentAmount),
    debts: (await ports.readDebts(deps.db, viewer.userId)).map(presentAmount),
  }))
  route(app, 'DELETE /api/account', async ({ request, viewer, body, reply }) => {
    // an inexact amount is none that was shown
    const giveUp = (body?.giveUp ?? []).flatMap(
      ({ amount, currency }) => exactMajor(amount, currency) ?? [],
    )
    const result = await deleteAccount(deps, viewer.userId, request.language, { giveUp })
    if (!isRefused(result)) clearSessionCookie(reply, deps.config.isProduction)
    return result
  })
}
