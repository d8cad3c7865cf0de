import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { iso, isoOrNull } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { route } from '../../../platform/http/route.ts'
import { isRefused, refuse } from '../../../platform/refusal.ts'
import { hashSecret, newSecret } from '../../../platform/security/ids.ts'
import type { AccountPorts } from '../account-ports.types.ts'
import { presentUser } from '../account.presenter.ts'
import { readAccount } from '../accounts.repository.ts'
import {
  browserOf,
  clearIdentityCookie,
  IDENTITY_COOKIE,
  readSecret,
  REGISTRATION_COOKIE,
  setIdentityCookie,
  setRegistrationCookie,
  setSessionCookies,
} from '../sessions/session-cookie.adapter.ts'
import { beginIssuerLogin, type IssuerLogin } from './begin-issuer-login.usecase.ts'
import { callbackRoutes } from './callback.routes.ts'
import { listIdentities } from './identities.repository.ts'
import { issuerName } from './issuer-name.policy.ts'
import { removeIdentity } from './remove-way-in.usecase.ts'
import {
  linkPendingIdentity,
  readPendingIdentity,
  registerByIdentity,
} from './settle-pending.usecase.ts'

/** Logins by OpenID Connect, and the identities that are linked to an account. */
export function identityRoutes(app: FastifyInstance, deps: Deps, ports: AccountPorts): void {
  const secure = deps.config.isProduction
  const begin = async (
    request: FastifyRequest,
    reply: FastifyReply,
    login: Omit<IssuerLogin, 'browser'>,
  ) => {
    // one cookie for all tabs of a browser: a second login does not end the first
    const browser = readSecret(request, IDENTITY_COOKIE) ?? newSecret()
    const result = await beginIssuerLogin(deps, { ...login, browser })
    if (!isRefused(result)) setIdentityCookie(reply, browser, secure)
    return result
  }
  route(app, 'GET /api/auth/issuers', async () => ({
    issuers: deps.issuers.all.map(({ id, name }) => ({ id, name })),
  }))
  route(app, 'POST /api/auth/identities/login', ({ body, request, reply }) =>
    begin(request, reply, {
      issuer: body.issuer,
      destination: body.destination ?? null,
      linkTo: null,
    }),
  )
  route(app, 'POST /api/auth/identities/link', async ({ body, viewer, request, reply }) => {
    const { userId, sessionHash, isAdmin } = viewer
    if (isAdmin) return refuse('FORBIDDEN')
    return begin(request, reply, {
      issuer: body.issuer,
      destination: null,
      linkTo: { userId, sessionHash },
    })
  })
  callbackRoutes(app, deps)
  route(app, 'GET /api/auth/identities/pending', async ({ request }) => {
    const pending = await readPendingIdentity(deps, readSecret(request, IDENTITY_COOKIE))
    if (isRefused(pending)) return pending
    const { issuer, email, isEmailVerified, hasAccount, destination } = pending
    const name = issuerName(deps.issuers, issuer)
    return { issuer: name, email, isEmailVerified, hasAccount, destination }
  })
  route(app, 'POST /api/auth/identities/pending/register', async ({ body, request, reply }) => {
    const registrationSecret = readSecret(request, REGISTRATION_COOKIE) ?? newSecret()
    const result = await registerByIdentity(deps, ports, {
      ...browserOf(request),
      browser: readSecret(request, IDENTITY_COOKIE),
      email: body.email,
      language: body.language ?? request.language,
      registrationHash: hashSecret(registrationSecret),
      recaptchaToken: body.recaptchaToken,
    })
    if (isRefused(result)) return result
    const { account, started, destination } = result
    clearIdentityCookie(reply, secure)
    if (started) setSessionCookies(reply, started, secure)
    else setRegistrationCookie(reply, registrationSecret, secure)
    return { user: presentUser(account), isSignedIn: started !== null, destination }
  })
  route(app, 'POST /api/auth/identities/pending/link', async ({ viewer, request, reply }) => {
    const browser = readSecret(request, IDENTITY_COOKIE)
    const result = await linkPendingIdentity(deps, browser, viewer.userId)
    if (!isRefused(result)) clearIdentityCookie(reply, secure)
    return result
  })
  route(app, 'GET /api/auth/identities', async ({ viewer }) => {
    const account = await readAccount(deps.db, viewer.userId)
    if (!account) return refuse('UNAUTHORIZED')
    const identities = await listIdentities(deps.db, viewer.userId)
    return {
      identities: identities.map(({ id, issuer, email, createdAt, lastUsedAt }) => ({
        id,
        issuer: issuerName(deps.issuers, issuer),
        email,
        createdAt: iso(createdAt),
        lastUsedAt: isoOrNull(lastUsedAt),
      })),
      hasPassword: account.user.passwordHash !== '',
    }
  })
  route(app, 'DELETE /api/auth/identities/:id', ({ viewer, params }) =>
    removeIdentity(deps, viewer.userId, params.id),
  )
}
