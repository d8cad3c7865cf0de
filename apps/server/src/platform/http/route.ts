import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ERRORS } from '@tomogolf/contract/errors'
import { endpoints, type EndpointKey, type Endpoints } from '@tomogolf/contract/endpoints'
import type { Endpoint, Limit } from '@tomogolf/contract/endpoint'
import type { z } from 'zod'
import { isRefused, refuse, type Refused } from '../refusal.ts'
import { responseSerializer } from './response-serializer.ts'
import { keptAnswer } from './response-cache.ts'
import type { Viewer } from './context.ts'
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
 * Mounts one endpoint of the contract: guard, rate limit, validation of everything at once, and the answer passed
 * through its schema, so that an undeclared field never leaves the server.
 */
export function route<K extends EndpointKey>(
  app: FastifyInstance,
  key: K,
  handle: (call: Call<K>) => Promise<Result<K> | Refused | FastifyReply>,
): void {
  const e: Endpoint = endpoints[key]
  const [method, url] = key.split(' ') as [string, string]
  const status = e.status ?? 200
  app.route({
    method,
    url,
    ...(e.bodyLimit && { bodyLimit: e.bodyLimit }),
    schema: {
      summary: e.summary,
      tags: [url.split('/')[2] ?? 'api'],
      ...(e.params && { params: e.params }),
      ...(e.query && { querystring: e.query }),
      ...(e.body && { body: e.body }),
      response: { [status]: e.result },
    },
    config: { endpoint: key, guard: e.guard, limit: e.limit },
    // what every visitor asks for
    ...(e.alike && { serializerCompiler: () => responseSerializer(e.result, app.checkAnswers) }),
    handler: async (request, reply) => {
      // the guard comes first: a stranger learns nothing from the problems of a body
      if (e.guard === 'user' || e.guard === 'admin') {
        if (!request.viewer)
          return sendRefusal(
            request,
            reply,
            refuse(request.staleTab ? 'SESSION_EXPIRED' : 'UNAUTHORIZED'),
          )
        if (e.guard === 'admin' && !request.viewer.isAdmin)
          return sendRefusal(request, reply, refuse('ADMIN_REQUIRED'))
      }
      if (e.alike && !request.viewer && app.keptAnswers.on && method === 'GET')
        return answerAlike(request, reply, () => work(request, reply))
      const result = await work(request, reply)
      // a file: the handler has sent it
      if (result === reply) return reply
      return isRefused(result)
        ? sendRefusal(request, reply, result)
        : reply.code(status).send(result)
    },
  })

  /** Validation and the handler. */
  async function work(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Result<K> | Refused | FastifyReply> {
    const checked = validate(e, {
      params: request.params,
      query: request.query,
      body: request.body ?? (e.body ? null : undefined),
    })
    if (!checked.ok) return refusalOf(request, checked)
    return handle({
      ...(checked.input as Input),
      viewer: request.viewer,
      request,
      reply,
    } as Call<K>)
  }
}

/** An answer that visitors share: from memory where it is kept, else worked out once for all who wait, through its schema as ever. */
async function answerAlike(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<unknown>,
): Promise<FastifyReply> {
  const serialize = reply.getSerializationFunction('200') as (value: unknown) => string
  const kept = await request.server.keptAnswers.get(request.url, async () => {
    const result = await work()
    return isRefused(result) ? result : keptAnswer(serialize(result))
  })
  if (isRefused(kept)) return sendRefusal(request, reply, kept)
  reply.headers({ etag: kept.etag, 'cache-control': 'private, no-cache', vary: 'cookie' })
  if (request.headers['if-none-match'] === kept.etag) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(kept.body)
}

function refusalOf(
  request: FastifyRequest,
  bad: Exclude<ReturnType<typeof validate>, { ok: true }>,
): Refused {
  if (bad.notFound)
    return refuse(request.url.startsWith('/api/games/') ? 'GAME_NOT_FOUND' : 'NOT_FOUND')
  return {
    refused: 'VALIDATION_ERROR',
    details: bad.details.map((d) => toDetail(d, request.server.phrase, request.language)),
  }
}

/** Answers a refusal with the status of its code and its message in the caller's language. */
export function sendRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  r: Refused,
): FastifyReply {
  const message = request.server.phrase(request.language, `errors.${r.refused}`, r.params)
  return reply
    .code(ERRORS[r.refused])
    .serializer(JSON.stringify)
    .type('application/json; charset=utf-8')
    .send({
      message,
      code: r.refused,
      ...(r.params && { params: r.params }),
      ...(r.details && { details: r.details }),
      ...r.extra,
    })
}
