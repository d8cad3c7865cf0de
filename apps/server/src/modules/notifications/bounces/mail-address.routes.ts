import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import { readRegistration } from '../../accounts/sessions/registration.read.ts'
import { readSecret, REGISTRATION_COOKIE } from '../../accounts/sessions/session-cookie.adapter.ts'
import { confirmAddress } from './confirm-address.usecase.ts'
import { readAddressOf } from './mail-address.read.ts'
import { presentMailAddress } from './mail-address.presenter.ts'
import { testAddress } from './test-address.usecase.ts'

/** Whether mail to the own address comes back, and how it is put right. */
export function mailAddressRoutes(app: FastifyInstance, deps: Deps): void {
  const shown = async (email: string) =>
    presentMailAddress(email, await readAddressOf(deps, deps.db, email), deps.clock.now())
  route(app, 'GET /api/mail-address', ({ viewer }) => shown(viewer.email))
  // by the cookie of the browser that registered: it reveals no mailbox to any other
  route(app, 'GET /api/mail-address/registration', async ({ request }) => {
    const secret = readSecret(request, REGISTRATION_COOKIE)
    const registration =
      secret === null ? undefined : await readRegistration(deps.db, hashSecret(secret))
    if (!registration) return { isBack: false }
    const row = await readAddressOf(deps, deps.db, registration.email)
    // other stops are no sign of a typing error, and an old one is not about this mail
    const isBack = row?.cause === 'hard_bounce' && row.lastEventAt >= registration.registeredAt
    return { isBack }
  })
  route(app, 'POST /api/mail-address/test', async ({ viewer }) => {
    const sent = await testAddress(deps, viewer.userId)
    return isRefused(sent) ? sent : shown(viewer.email)
  })
  route(app, 'POST /api/mail-address/confirm', ({ body }) => confirmAddress(deps, body.token))
}
