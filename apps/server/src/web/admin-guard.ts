import type { FastifyInstance, FastifyRequest } from 'fastify'

type SessionOf = (request: FastifyRequest) => Promise<{ isAdmin: boolean } | null>

/** The path as the router decodes it: `%74owkay` is `towkay` and must not bypass the guard. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    // no route matches a malformed path
    return path
  }
}

/**
 * Guards the admin app. `/towkay` is public (it redirects to the login); the pages below it and the
 * app's files are for administrators. A visitor without a session is redirected to the login,
 * another user to the games.
 */
export function guardAdmin(app: FastifyInstance, sessionOf: SessionOf): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    if (path === '/admin' || path.startsWith('/admin/'))
      return reply.redirect('/towkay/dashboard', 302)
    if (path === '/towkay/') return reply.redirect('/towkay', 302)
    const isFile = path.startsWith('/assets/admin/')
    if (!isFile && !path.startsWith('/towkay/')) return
    const session = await sessionOf(request)
    if (session?.isAdmin) return
    if (isFile) return reply.code(404).send()
    return reply.redirect(
      session ? '/games' : `/login?redirectTo=${encodeURIComponent(request.url)}`,
      302,
    )
  })
}
