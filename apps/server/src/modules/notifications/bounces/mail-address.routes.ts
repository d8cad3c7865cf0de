import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { confirmAddress } from './confirm-address.usecase.ts'
import { readAddressOf } from './mail-address.read.ts'
import { presentMailAddress } from './mail-address.presenter.ts'
import { testAddress } from './test-address.usecase.ts'

/** Whether mail to the own address comes back, and how it is put right. */
export function mailAddressRoutes(app: FastifyInstance, deps: Deps): void {
  const shown = async (email: string) =>
    presentMailAddress(email, await readAddressOf(deps, deps.db, email), deps.clock.now())
  route(app, 'GET /api/mail-address', ({ viewer }) => shown(viewer.email))
  route(app, 'POST /api/mail-address/test', async ({ viewer }) => {
    const sent = await testAddress(deps, viewer.userId)
    return isRefused(sent) ? sent : shown(viewer.email)
  })
  route(app, 'POST /api/mail-address/confirm', ({ body }) => confirmAddress(deps, body.token))
}
