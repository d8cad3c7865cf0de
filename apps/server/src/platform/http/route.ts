import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Limit } from '@tomogolf/contract/api/endpoint'
import { endpoints, type EndpointKey, type Endpoints } from '@tomogolf/contract/api/endpoints'
import { errorsOf, notFoundCodeOf, type ErrorsOf } from '@tomogolf/contract/api/errors-of'
import type { ErrorCode } from '@tomogolf/contract/api/errors'
import type { z } from 'zod'
import { isRefused, refuse, type Refused } from '../refusal.ts'
import { hasPermission } from '@tomogolf/domain/team/permissions'
import { positionIn } from '@tomogolf/domain/places/near'
import type { Viewer } from './context.ts'
import { cacheEntry } from './response-cache.ts'
import { responseSerializer } from './response-serializer.ts'
import { sendRefusal } from './send-refusal.ts'
import { toDetail, validate, type Input } from './validation.ts'

type Parsed<K extends EndpointKey, P extends string> = Endpoints[K] extends {
  readonly [Q in P]: infer S extends z.ZodType
}
  ? z.output<S>
  : undefined
type Result<K extends EndpointKey> = z.input<Endpoints[K]['result']>
type GuardedViewer<K extends EndpointKey> = Endpoints[K]['guard'] extends 'user' | 'admin'
  ? Viewer
  : Viewer | null
export type Call<K extends EndpointKey> = {
  readonly params: Parsed<K, 'params'>
  readonly query: Parsed<K, 'query'>
  readonly body: Parsed<K, 'body'>
  readonly viewer: GuardedViewer<K>
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}
declare module 'fastify' {
  interface FastifyContextConfig {
    endpoint?: string
    guard?: Endpoint['guard']
    limit?: Limit
  }
}

/**
 * Mounts one endpoint of the contract: guard, rate limit, validation of the whole input at once,
 * and a response serialized through its schema, so that an undeclared field never leaves the
 * server. A refusal that the endpoint does not declare throws in development and tests; in
 * production it is logged and sent.
 */
export function route<K extends EndpointKey>(
  app: FastifyInstance,
  key: K,
  handle: (call: Call<K>) => Promise<Result<K> | Refused<ErrorsOf<K>> | FastifyReply>,
): void {
  const endpoint: Endpoint = endpoints[key]
  const declared: ReadonlySet<ErrorCode> = new Set(errorsOf(key))
  const [method, url] = key.split(' ') as [string, string]
  const status = endpoint.status ?? 200
  app.route({
    method,
    url,
    ...(endpoint.bodyLimit && { bodyLimit: endpoint.bodyLimit }),
    schema: {
      summary: endpoint.summary,
      tags: [url.split('/')[2] ?? 'api'],
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && { body: endpoint.body }),
      response: { [status]: endpoint.result },
    },
    config: { endpoint: key, guard: endpoint.guard, limit: endpoint.limit },
    // cached responses are the busiest ones: they skip the validation of every value
    ...(endpoint.cache && {
      serializerCompiler: () => responseSerializer(endpoint.result, app.enforceContract),
    }),
    handler: async (request, reply) => {
      // the guard comes before validation: a caller without access learns nothing about the input
      const denied = denialOf(endpoint, request)
      if (denied) return sendRefusal(request, reply, refuse(denied))
      const isCacheable =
        endpoint.cache === 'anonymous' &&
        !request.viewer &&
        method === 'GET' &&
        !hasPosition(endpoint, request)
      if (isCacheable && app.responseCache.enabled)
        return sendCached(request, reply, () => respond(request, reply))
      const result = await respond(request, reply)
      // a file: the handler has sent it
      if (result === reply) return reply
      return isRefused(result)
        ? sendRefusal(request, reply, result)
        : reply.code(status).send(result)
    },
  })

  /** Validates the input and calls the handler. */
  async function respond(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Result<K> | Refused | FastifyReply> {
    const checked = validate(endpoint, {
      params: request.params,
      query: request.query,
      body: request.body ?? (endpoint.body ? null : undefined),
    })
    if (!checked.ok) return invalidInput(endpoint, request, checked)
    const result = await handle({
      ...(checked.input as Input),
      viewer: request.viewer,
      request,
      reply,
    } as Call<K>)
    if (isRefused(result) && !declared.has(result.refused)) {
      const error = new Error(`${key} does not declare ${result.refused}`)
      if (app.enforceContract) throw error
      request.log.error({ err: error }, 'undeclared refusal')
    }
    return result
  }
}

/** Whether the query contains a device's position, which the server keeps nowhere. */
function hasPosition({ positionIn: name }: Endpoint, { query }: FastifyRequest): boolean {
  const value = name && (query as Record<string, unknown>)[name]
  return typeof value === 'string' && positionIn(value) !== undefined
}

/** Why the guard turns a request away, or undefined. */
function denialOf(endpoint: Endpoint, request: FastifyRequest): ErrorCode | undefined {
  if (endpoint.guard !== 'user' && endpoint.guard !== 'admin') return undefined
  const { viewer } = request
  if (!viewer) return request.staleTab ? 'SESSION_EXPIRED' : 'UNAUTHORIZED'
  if (endpoint.guard === 'admin') {
    const { permission } = endpoint
    if (!viewer.isAdmin) return 'ADMIN_REQUIRED'
    if (permission && !(viewer.adminRole && hasPermission(viewer.adminRole, permission)))
      return 'PERMISSION_REQUIRED'
  }
  if (endpoint.stepUp === 'always' && !request.server.isProved(viewer)) return 'STEP_UP_REQUIRED'
  return undefined
}

/** Sends a response from the cache, or computes it once for all requests that wait for it. */
async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  respond: () => Promise<unknown>,
): Promise<FastifyReply> {
  const serialize = reply.getSerializationFunction('200') as (value: unknown) => string
  const cached = await request.server.responseCache.get(request.url, async () => {
    const result = await respond()
    return isRefused(result) ? result : cacheEntry(serialize(result))
  })
  if (isRefused(cached)) return sendRefusal(request, reply, cached)
  reply.headers({ etag: cached.etag, 'cache-control': 'private, no-cache', vary: 'cookie' })
  if (request.headers['if-none-match'] === cached.etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(cached.body)
}

function invalidInput(
  endpoint: Endpoint,
  request: FastifyRequest,
  invalid: Exclude<ReturnType<typeof validate>, { ok: true }>,
): Refused {
  if (invalid.notFound) return refuse(notFoundCodeOf(endpoint))
  return {
    refused: 'VALIDATION_ERROR',
    details: invalid.details.map((detail) =>
      toDetail(detail, request.server.phrase, request.language),
    ),
  }
}
