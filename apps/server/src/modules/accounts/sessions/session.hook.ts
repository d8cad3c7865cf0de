import type { FastifyInstance, FastifyRequest } from 'fastify'
import { minutes } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import { hashSecret } from '../../../platform/security/ids.ts'
import type { Viewer } from '../../../platform/http/context.ts'
import { SESSION_LENGTH } from './log-in.usecase.ts'
import { readSecret, SESSION_COOKIE } from './session-cookie.ts'
import { readLiveSession, touchSession, type LiveSession } from './sessions.repository.ts'

// "last seen" may be this old: not every call has to write
const TOUCH_AFTER = minutes(5)

declare module 'fastify' {
  interface FastifyInstance {
    findViewer(request: FastifyRequest): Promise<Viewer | null>
  }
}
const viewerOf = (s: LiveSession): Viewer => ({
  userId: s.userId,
  email: s.email,
  isAdmin: s.isAdmin,
  sessionHash: s.hash,
})

/** Says who calls, by the session cookie. Pages ask with `sessionOf` when they need to know; calls of the API always know. */
export function sessionHook(app: FastifyInstance, deps: Deps): void {
  const find = async (request: FastifyRequest) => {
    const secret = readSecret(request, SESSION_COOKIE)
    return secret === null
      ? undefined
      : readLiveSession(deps.db, hashSecret(secret), deps.clock.now())
  }
  app.decorate('findViewer', async (request: FastifyRequest) => {
    const session = await find(request)
    return session ? viewerOf(session) : null
  })
  app.addHook('onRequest', async (request) => {
    if (!request.url.startsWith('/api/')) return
    const session = await find(request)
    if (!session) return
    // the header proves nothing and grants nothing: it only shows a tab that still believes to be somebody else
    const claimed = request.headers['x-user-email']
    if (
      typeof claimed === 'string' &&
      claimed !== '' &&
      claimed.trim().toLowerCase() !== session.email
    ) {
      request.staleTab = true
      return
    }
    request.viewer = viewerOf(session)
    const now = deps.clock.now()
    if (now - session.lastSeenAt < TOUCH_AFTER) return
    // no cookie with it: this answer may be one that caches keep. The cookie is renewed by GET /api/auth/me, which every visit calls
    await touchSession(deps.db, session.hash, now, now + SESSION_LENGTH)
  })
}
/** Who is signed in, for a request outside the API. */
export const sessionOf = (request: FastifyRequest): Promise<Viewer | null> =>
  request.server.findViewer(request)
