import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import type { Viewer } from '../../../platform/http/context.ts'
import { SESSION_LENGTH } from './start-session.step.ts'
import { readSecret, SESSION_COOKIE } from './session-cookie.adapter.ts'
import { readLiveSession, touchSession, type LiveSession } from './sessions.repository.ts'

// precision of "last seen": not every request writes
const TOUCH_AFTER = minutes(5)

declare module 'fastify' {
  interface FastifyInstance {
    findViewer(request: FastifyRequest): Promise<Viewer | null>
  }
}
const toViewer = (session: LiveSession): Viewer => ({
  userId: session.userId,
  email: session.email,
  isAdmin: session.isAdmin,
  adminRole: session.adminRole,
  sessionHash: session.hash,
  provedAt: session.provedAt,
})

/**
 * Reads the session cookie. Every API request gets its viewer; pages call `sessionOf` when they
 * need it.
 */
export function sessionHook(app: FastifyInstance, deps: Deps): void {
  const find = async (request: FastifyRequest) => {
    const secret = readSecret(request, SESSION_COOKIE)
    return secret === null
      ? undefined
      : readLiveSession(deps.db, hashSecret(secret), deps.clock.now())
  }
  app.decorate('findViewer', async (request: FastifyRequest) => {
    const session = await find(request)
    return session ? toViewer(session) : null
  })
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    const session = await find(request)
    if (!session) return
    // the header grants nothing: it only reveals a tab that still shows another account
    const claimed = request.headers['x-user-email']
    if (
      typeof claimed === 'string' &&
      claimed !== '' &&
      claimed.trim().toLowerCase() !== session.email
    ) {
      request.staleTab = true
      return
    }
    request.viewer = toViewer(session)
    const now = deps.clock.now()
    if (now - session.lastSeenAt < TOUCH_AFTER) return
    // no set-cookie here: the response may be cacheable. GET /api/auth/me, which every visit calls,
    // renews the cookie
    await touchSession(deps.db, session.hash, now, now + SESSION_LENGTH)
  })
}
/** Whether the request has a session cookie, also one of an ended session. */
export const hasSessionCookie = (request: FastifyRequest): boolean =>
  request.cookies[SESSION_COOKIE] !== undefined
/** The viewer of a request outside the API. */
export const sessionOf = (request: FastifyRequest): Promise<Viewer | null> =>
  request.server.findViewer(request)
