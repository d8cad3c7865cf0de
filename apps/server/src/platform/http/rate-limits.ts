import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limit } from '@tomogolf/contract/endpoint'
import type { Database } from '../database/database.ts'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './send-refusal.ts'
import { RateLimitStore } from './rate-limit-store.ts'

/** How many calls of a kind one caller may make in a minute. */
export const LIMITS: Record<Exclude<Limit, 'none'>, number> = {
  read: 600,
  write: 120,
  login: 10,
  register: 100,
  mail: 5,
  join: 20,
  check_in: 10,
  form: 20,
  event: 60,
  picture: 30,
}

/** The account that a body names, in lower case. */
function accountOf(request: FastifyRequest): string | null {
  const named = (request.body as { email?: unknown } | null | undefined)?.email
  return typeof named === 'string' ? named.trim().toLowerCase().slice(0, 254) : null
}
/** A caller is the signed-in user, else the address; where an account could be guessed at, the address together with the account. */
function callerOf(request: FastifyRequest, limit: Limit): string {
  const named = accountOf(request)
  if ((limit === 'login' || limit === 'mail') && named !== null) return `${request.ip} ${named}`
  return request.viewer?.userId ?? request.ip
}

/** Calls that name an account, from one address, whatever accounts they name: one address must not try many accounts either. */
const ACCOUNTS_FROM_ONE_ADDRESS = 100
/** Logins that name one account, from whatever addresses: a hundred machines must not get a hundred times as many tries. */
const TRIES_AT_ONE_ACCOUNT = 30

/**
 * Limits the rate of calls: on a PostgreSQL server for all processes together, on the embedded database in its one process.
 * `isKnown`: whether the owner of an account has used this browser before; a stranger's tries must not keep the owner out.
 */
export async function limitRates(
  app: FastifyInstance,
  on: boolean,
  db: Database,
  isKnown: (request: FastifyRequest, account: string) => Promise<boolean>,
): Promise<void> {
  // before the plugin's own hook, which reads what this one writes
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (!on || !limit || limit === 'none') return
    // after the body is read and the session is known
    route.config = {
      ...route.config,
      rateLimit: {
        max: LIMITS[limit],
        timeWindow: 60_000,
        hook: 'preHandler',
        keyGenerator: (request: FastifyRequest) => callerOf(request, limit),
        ...((limit === 'read' || limit === 'write') && { groupId: limit }),
      },
    }
  })
  await app.register(rateLimit, {
    global: false,
    ...(db.engine === 'server' && { store: sharedStore(db) }),
  })
  const fromOneAddress = app.createRateLimit({
    max: ACCOUNTS_FROM_ONE_ADDRESS,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => request.ip,
  })
  const atOneAccount = app.createRateLimit({
    max: TRIES_AT_ONE_ACCOUNT,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => accountOf(request) ?? request.ip,
  })
  app.addHook('preHandler', async (request, reply) => {
    const limit = request.routeOptions.config.limit
    if (!on || (limit !== 'login' && limit !== 'mail')) return
    const used = await fromOneAddress(request)
    if (!used.isAllowed && used.isExceeded)
      return sendRefusal(request, reply, refuse('RATE_LIMITED'))
    const account = limit === 'login' ? accountOf(request) : null
    if (account === null) return
    const tried = await atOneAccount(request)
    if (!tried.isAllowed && tried.isExceeded && !(await isKnown(request, account)))
      return sendRefusal(request, reply, refuse('RATE_LIMITED'))
  })
}

/** What the plugin hands to a store's child, beside the limit itself: a group, the route it is for; neither for the limit that belongs to no route. */
type ChildOptions = { groupId?: string; routeInfo?: { method?: string | string[]; url?: string } }
const kindOf = ({ groupId, routeInfo }: ChildOptions) =>
  groupId ?? `${String(routeInfo?.method ?? '')} ${routeInfo?.url ?? 'accounts'}`

/** The plugin's store, counting in the database. */
function sharedStore(db: Database): FastifyRateLimitStoreCtor {
  const storeFor = (kind: string): FastifyRateLimitStore => {
    const counter = new RateLimitStore(db, kind)
    return {
      incr: (key, done, window, max) => {
        counter.count(key, window, max).then((count) => done(null, count), done)
      },
      child: (options) => storeFor(kindOf(options as ChildOptions)),
    }
  }
  // the plugin makes its store with "new"; a constructor may return what it likes
  return function () {
    return storeFor('all')
  } as unknown as FastifyRateLimitStoreCtor
}
