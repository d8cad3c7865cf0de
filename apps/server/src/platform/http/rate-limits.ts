import rateLimit, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Limit } from '@tomogolf/contract/api/endpoint'
import { HOUR, MINUTE } from '@tomogolf/domain/time'
import type { Database } from '../database/database.ts'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './send-refusal.ts'
import { RateLimitStore } from './rate-limit-store.ts'

/**
 * Limits per hour, not per minute: each call may look for another host's booking or compare counts of
 * people, show the contact details of one, store a file, or guess a code of six digits.
 */
const HOURLY: readonly Limit[] = ['booking', 'contact', 'evidence', 'code', 'pool']
/** Requests per minute and caller; of `HOURLY` limits per hour. */
export const LIMITS: Record<Exclude<Limit, 'none'>, number> = {
  read: 600,
  write: 120,
  login: 10,
  code: 30,
  register: 100,
  mail: 5,
  join: 20,
  check_in: 10,
  form: 20,
  event: 60,
  picture: 30,
  booking: 30,
  contact: 60,
  evidence: 12,
  message: 30,
  translation: 60,
  pool: 120,
  webhook: 300,
}

/** The email address in the body, in lower case. */
function accountOf(request: FastifyRequest): string | null {
  const email = (request.body as { email?: unknown } | null | undefined)?.email
  return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : null
}
/**
 * The signed-in user, else the IP address; for logins and mails the IP address together with the
 * account. For codes the IP address alone: guesses at many accounts add up.
 */
function callerOf(request: FastifyRequest, limit: Limit): string {
  const account = accountOf(request)
  if ((limit === 'login' || limit === 'mail') && account !== null) return `${request.ip} ${account}`
  if (limit === 'code') return request.ip
  return request.viewer?.userId ?? request.ip
}

/** Asks for a file with the contact details of people. */
const hasContactReason = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'contactReason' in query

/** Requests from one address that name any account: one address must not try many accounts. */
const ACCOUNTS_FROM_ONE_ADDRESS = 100
/** Logins to one account from all addresses: a botnet must not multiply the attempts. */
const ATTEMPTS_AT_ONE_ACCOUNT = 30

/**
 * Limits the request rate: for all processes together on a PostgreSQL server, in memory on the
 * embedded database. `isKnownDevice`: whether the account's owner has used this browser before. An
 * attacker must not lock the owner out.
 */
export async function limitRates(
  app: FastifyInstance,
  enabled: boolean,
  db: Database,
  isKnownDevice: (request: FastifyRequest, account: string) => Promise<boolean>,
): Promise<void> {
  // runs before the plugin's own hook, which reads this configuration
  app.addHook('onRoute', (route) => {
    const limit = route.config?.limit
    if (!enabled || !limit || limit === 'none') return
    // after body parsing and session lookup
    route.config = {
      ...route.config,
      rateLimit: {
        max: LIMITS[limit],
        timeWindow: HOURLY.includes(limit) ? HOUR : MINUTE,
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
    max: ATTEMPTS_AT_ONE_ACCOUNT,
    timeWindow: 60_000,
    keyGenerator: (request: FastifyRequest) => accountOf(request) ?? request.ip,
  })
  const filesWithContacts = app.createRateLimit({
    max: LIMITS.contact,
    timeWindow: HOUR,
    keyGenerator: (request: FastifyRequest) => `contacts ${callerOf(request, 'contact')}`,
  })
  app.addHook('preHandler', async (request, reply) => {
    if (!enabled || !hasContactReason(request)) return
    const files = await filesWithContacts(request)
    if (!files.isAllowed && files.isExceeded)
      return sendRefusal(request, reply, refuse('RATE_LIMITED'))
  })
  app.addHook('preHandler', async (request, reply) => {
    const limit = request.routeOptions.config.limit
    if (!enabled || (limit !== 'login' && limit !== 'mail')) return
    const perAddress = await fromOneAddress(request)
    if (!perAddress.isAllowed && perAddress.isExceeded)
      return sendRefusal(request, reply, refuse('RATE_LIMITED'))
    const account = limit === 'login' ? accountOf(request) : null
    if (account === null) return
    const perAccount = await atOneAccount(request)
    const isExceeded = !perAccount.isAllowed && perAccount.isExceeded
    if (isExceeded && !(await isKnownDevice(request, account)))
      return sendRefusal(request, reply, refuse('RATE_LIMITED'))
  })
}

/**
 * Options of a child store: the group or the route of the limit; neither for the limits without a
 * route.
 */
type ChildOptions = { groupId?: string; routeInfo?: { method?: string | string[]; url?: string } }
const kindOf = ({ groupId, routeInfo }: ChildOptions) =>
  groupId ?? `${String(routeInfo?.method ?? '')} ${routeInfo?.url ?? 'accounts'}`

/** The plugin's store, backed by the database. */
function sharedStore(db: Database): FastifyRateLimitStoreCtor {
  const storeFor = (kind: string): FastifyRateLimitStore => {
    const store = new RateLimitStore(db, kind)
    return {
      incr: (key, done, windowMs, max) => {
        store.count(key, windowMs, max).then((count) => done(null, count), done)
      },
      child: (options) => storeFor(kindOf(options as ChildOptions)),
    }
  }
  // the plugin calls its store with "new"; a constructor may return another object
  return function () {
    return storeFor('all')
  } as unknown as FastifyRateLimitStoreCtor
}
