import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { isRefused } from '../../../platform/refusal.ts'
import { route } from '../../../platform/http/route.ts'
import { presentUser } from '../account.presenter.ts'
import { isKnownDevice } from '../sessions/known-device.read.ts'
import { browserOf, setSessionCookies } from '../sessions/session-cookie.adapter.ts'
import { logInByCode } from './log-in-by-code.usecase.ts'
import { requestLoginCode } from './request-login-code.usecase.ts'

export function loginCodeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, 'POST /api/auth/login-code', async ({ body, request }) =>
    requestLoginCode(deps, {
      ...body,
      ip: request.ip,
      isKnownBrowser: await isKnownDevice(deps, request, body.email),
    }),
  )
  route(app, 'POST /api/auth/login-by-code', async ({ body, request, reply }) => {
    const result = await logInByCode(deps, { ...body, ...browserOf(request) })
    if (isRefused(result)) return result
    setSessionCookies(reply, result, deps.config.isProduction)
    return presentUser(result.account)
  })
}
