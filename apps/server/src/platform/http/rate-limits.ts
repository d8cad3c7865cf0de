import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limit } from '@tomogolf/contract/endpoint'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './route.ts'

/** How many calls of a kind one caller may make in a minute. */
export const LIMITS: Record<Exclude<Limit, 'none'>, number> = { read: 600, write: 120, login: 10, register: 100, mail: 5, join: 20, check_in: 10, form: 20, event: 60 }

/** A caller is the signed-in user, else the address; where an account could be guessed at, the address together with the account. */
function callerOf(request: FastifyRequest, limit: Limit): string {
  const named = (request.body as { email?: unknown } | undefined)?.email
  if ((limit === 'login' || limit === 'mail') && typeof named === 'string') return `${request.ip} ${named.trim().toLowerCase().slice(0, 254)}`
  return request.viewer?.userId ?? request.ip
}

/** Calls that name an account, from one address, whatever accounts they name: one address must not try many accounts either. */
const ACCOUNTS_FROM_ONE_ADDRESS = 100

export async function limitRates(app: FastifyInstance, on: boolean): Promise<void> {
  // before the plugin's own hook, which reads what this one writes
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (!on || !limit || limit === 'none') return
    // after the body is read and the session is known
    route.config = { ...route.config, rateLimit: {
      max: LIMITS[limit], timeWindow: 60_000, hook: 'preHandler', keyGenerator: (request: FastifyRequest) => callerOf(request, limit),
      ...((limit === 'read' || limit === 'write') && { groupId: limit }),
    } }
  })
  await app.register(rateLimit, { global: false })
  const fromOneAddress = app.createRateLimit({ max: ACCOUNTS_FROM_ONE_ADDRESS, timeWindow: 60_000, keyGenerator: (request: FastifyRequest) => request.ip })
  app.addHook('preHandler', async (request, reply) => {
    const limit = request.routeOptions.config.limit
    if (!on || (limit !== 'login' && limit !== 'mail')) return
    const used = await fromOneAddress(request)
    if (!used.isAllowed && used.isExceeded) return sendRefusal(request, reply, refuse('RATE_LIMITED'))
  })
}
