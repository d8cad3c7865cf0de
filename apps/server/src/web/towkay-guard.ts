import type { FastifyInstance, FastifyRequest } from 'fastify'

type SessionOf = (request: FastifyRequest) => Promise<{ isAdmin: boolean } | null>

/** The path as the router reads it: `%74owkay` is `towkay`, and no way around a guard. */
function pathOf(request: FastifyRequest): string {
  const path = request.url.split('?', 1)[0] ?? ''
  try {
    return decodeURIComponent(path)
  } catch {
    // no route matches it either
    return path
  }
}

/**
 * The back-office's addresses: `/towkay` itself is public (it leads to the administrators' login), everything below it and its files
 * are an administrator's. Whoever is signed out goes to the login, everybody else to the games.
 */
export function guardTowkay(app: FastifyInstance, sessionOf: SessionOf): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = pathOf(request)
    if (path === '/admin' || path.startsWith('/admin/'))
      return reply.redirect('/towkay/dashboard', 302)
    if (path === '/towkay/') return reply.redirect('/towkay', 302)
    const files = path.startsWith('/assets/admin/')
    if (!files && !path.startsWith('/towkay/')) return
    const session = await sessionOf(request)
    if (session?.isAdmin) return
    if (files) return reply.code(404).send()
    return reply.redirect(
      session ? '/games' : `/login?redirectTo=${encodeURIComponent(request.url)}`,
      302,
    )
  })
}
