import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { route } from '../../platform/http/route.ts'
import { isRefused } from '../../platform/refusal.ts'
import { sendPdf } from '../../platform/http/send-pdf.ts'
import { readHostMoney } from './host-money.read.ts'
import { readStatementFile } from './read-statement-file.usecase.ts'
import { checkPayee, removePayee, setUpPayee } from './connect/set-up-payee.usecase.ts'
import { removeAccount, saveAccount } from './save-account.usecase.ts'

/** What a host is owed, and what became of it. */
export function payoutsRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'GET /api/payouts', ({ viewer }) => readHostMoney(deps, viewer.userId))
  route(app, 'GET /api/payouts/statement.pdf', async ({ query, viewer, reply }) => {
    const file = await readStatementFile(deps, viewer.userId, query.month)
    return isRefused(file) ? file : sendPdf(reply, file)
  })
  route(app, 'POST /api/payouts/setup', ({ viewer }) => setUpPayee(deps, viewer.userId))
  route(app, 'DELETE /api/payouts/setup', ({ viewer }) => removePayee(deps, viewer.userId))
  route(app, 'POST /api/payouts/setup/check', ({ viewer }) => checkPayee(deps, viewer.userId))
  route(app, 'PUT /api/payouts/account', ({ viewer, body }) =>
    saveAccount(deps, viewer.userId, body),
  )
  route(app, 'DELETE /api/payouts/account', ({ viewer }) => removeAccount(deps, viewer.userId))
}
