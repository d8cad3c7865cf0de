import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limit } from '@tomogolf/contract/endpoint'

/** How many calls of a kind one caller may make in a minute. */
export const LIMITS: Record<Exclude<Limit, 'none'>, number> = { read: 600, write: 120, login: 10, register: 30, mail: 5, join: 20, check_in: 10, form: 20 }

/** A caller is the signed-in user, else the address; where an account could be guessed at, the address together with the account. */
function callerOf(request: FastifyRequest, limit: Limit): string {
  const named = (request.body as { email?: unknown } | undefined)?.email
  if ((limit === 'login' || limit === 'mail') && typeof named === 'string') return `${request.ip} ${named.trim().toLowerCase().slice(0, 254)}`
  return request.viewer?.userId ?? request.ip
}

export async function limitRates(app: FastifyInstance, on: boolean): Promise<void> {
  await app.register(rateLimit, { global: false })
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (!on || !limit || limit === 'none') return
    // after the body is read and the session is known
    route.config = { ...route.config, rateLimit: {
      max: LIMITS[limit], timeWindow: 60_000, hook: 'preHandler', keyGenerator: (request: FastifyRequest) => callerOf(request, limit),
      ...((limit === 'read' || limit === 'write') && { groupId: limit }),
    } }
  })
}
