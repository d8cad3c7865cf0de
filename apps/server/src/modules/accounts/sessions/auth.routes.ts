import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { iso } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { route } from '../../../platform/http/route.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { presentSession, presentUser, sessionId } from '../account.presenter.ts'
import { readAccount } from '../accounts.repository.ts'
import { changePassword } from './change-password.usecase.ts'
import { confirmRegistration, rejectRegistration } from './confirm-registration.usecase.ts'
import { logIn } from './log-in.usecase.ts'
import { register } from './register.usecase.ts'
import { checkResetLink, resetPassword } from './reset-password.usecase.ts'
import { requestAccountMail, requestVerificationLink } from './send-account-mail.usecase.ts'
import {
  browserOf,
  clearRegistrationCookie,
  clearSessionCookie,
  readSecret,
  REGISTRATION_COOKIE,
  SESSION_COOKIE,
  setRegistrationCookie,
  setSessionCookie,
  setSessionCookies,
} from './session-cookie.adapter.ts'
import { deleteSession, deleteSessionById, listSessions } from './sessions.repository.ts'
import { openVerificationLink, type VerifiedEmail } from './verify-email.usecase.ts'

const DONE = { success: true } as const

export function authRoutes(app: FastifyInstance, deps: Deps, ports: AccountPorts): void {
  const secure = deps.config.isProduction
  const clearSession = (reply: FastifyReply) => clearSessionCookie(reply, secure)

  route(app, 'GET /api/auth/me', async ({ viewer, request, reply }) => {
    const account = await readAccount(deps.db, viewer.userId)
    if (!account) return refuse('UNAUTHORIZED')
    // every visit calls this and no cache stores the response, so it renews the cookie
    setSessionCookie(reply, request.cookies[SESSION_COOKIE]!, secure)
    return presentUser(account)
  })
  route(app, 'GET /api/auth/captcha', async () => ({
    siteKey: deps.config.CAPTCHA_SITE_KEY ?? null,
  }))
  route(app, 'POST /api/auth/register', async ({ body, request, reply }) => {
    const secret = readSecret(request, REGISTRATION_COOKIE) ?? newSecret()
    const account = await register(deps, {
      ...body,
      language: body.language ?? request.language,
      ip: request.ip,
      destination: body.destination ?? null,
      browserHash: hashSecret(secret),
    })
    if (isRefused(account)) return account
    setRegistrationCookie(reply, secret, secure)
    return presentUser(account)
  })
  route(app, 'POST /api/auth/login', async ({ body, request, reply }) => {
    const result = await logIn(deps, { ...body, ...browserOf(request) })
    if (isRefused(result)) return result
    setSessionCookies(reply, result, secure)
    return presentUser(result.account)
  })
  // by the cookie alone: a stale tab must be able to sign out too
  route(app, 'POST /api/auth/logout', async ({ request, reply }) => {
    const secret = readSecret(request, SESSION_COOKIE)
    if (secret !== null) await deleteSession(deps.db, hashSecret(secret))
    clearSession(reply)
    return DONE
  })
  route(app, 'POST /api/auth/resend-verification', ({ body }) =>
    requestVerificationLink(deps, body.email),
  )
  route(app, 'POST /api/auth/forgot-password', ({ body }) =>
    requestAccountMail(deps, { email: body.email, purpose: 'reset' }),
  )
  route(app, 'POST /api/auth/forgot-username', ({ body }) =>
    requestAccountMail(deps, { email: body.email, purpose: 'username' }),
  )
  const presentVerified = (
    { account, destination, started }: VerifiedEmail,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => {
    if (started) {
      setSessionCookies(reply, started, secure)
      clearRegistrationCookie(reply, secure)
    }
    return {
      success: true,
      message: deps.phrase(request.language, 'answers.email_verified'),
      email: account.user.email,
      registeredAt: iso(account.user.createdAt),
      destination,
      user: started ? presentUser(account) : null,
    }
  }
  route(app, 'GET /api/auth/verify-email', async ({ query, request, reply }) => {
    const result = await openVerificationLink(deps, ports, query.token, {
      ...browserOf(request),
      registration: readSecret(request, REGISTRATION_COOKIE),
    })
    if (isRefused(result)) return result
    if (result.isVerified) return presentVerified(result, request, reply)
    return {
      success: false,
      message: deps.phrase(request.language, 'answers.confirm_registration'),
      email: result.email,
      registeredAt: iso(result.registeredAt),
      destination: null,
      user: null,
    }
  })
  route(app, 'POST /api/auth/verify-email', async ({ body, request, reply }) => {
    const result = await confirmRegistration(deps, ports, { ...body, ...browserOf(request) })
    return isRefused(result) ? result : presentVerified(result, request, reply)
  })
  route(app, 'POST /api/auth/verify-email/reject', ({ body }) =>
    rejectRegistration(deps, body.token),
  )
  route(app, 'GET /api/auth/reset-password', ({ query }) => checkResetLink(deps, query.token))
  route(app, 'POST /api/auth/reset-password', async ({ body, reply }) => {
    const result = await resetPassword(deps, body.token, body.password)
    if (!isRefused(result)) clearSession(reply)
    return result
  })
  route(app, 'POST /api/auth/change-password', ({ viewer, body }) =>
    changePassword(deps, { ...body, userId: viewer.userId, sessionHash: viewer.sessionHash }),
  )
  route(app, 'GET /api/auth/sessions', async ({ viewer }) => ({
    sessions: (await listSessions(deps.db, viewer.userId, deps.clock.now())).map((session) =>
      presentSession(session, viewer.sessionHash),
    ),
  }))
  route(app, 'DELETE /api/auth/sessions/:id', async ({ viewer, params, reply }) => {
    if (!(await deleteSessionById(deps.db, viewer.userId, params.id))) return refuse('NOT_FOUND')
    if (params.id === sessionId(viewer.sessionHash)) clearSession(reply)
    return DONE
  })
}
