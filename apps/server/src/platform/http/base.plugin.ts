import { randomUUID } from 'node:crypto'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyError, type FastifyInstance } from 'fastify'
import { createSerializerCompiler } from 'fastify-type-provider-zod'
import { isProved } from '@tomogolf/domain/sign-in/step-up'
import { pickLanguage } from '@tomogolf/phrases'
import type { Config } from '../../config/config.ts'
import type { Clock } from '../clock.ts'
import { isDatabaseUnavailable } from '../database/is-database-unavailable.ts'
import type { Logger } from '../telemetry/log.ts'
import type { Phrase } from '../phrases.ts'
import { refuse } from '../refusal.ts'
import { proxyTrust } from './proxy-trust.ts'
import { sendRefusal } from './send-refusal.ts'
import { trackUnusedConnections } from './unused-connections.ts'

export const BODY_LIMIT = 256 * 1024
/** Long enough for a database restart. */
const RETRY_AFTER_SECONDS = 5
const HEADERS_TIMEOUT_MS = 20_000
/** How often connections are compared with the timeouts. */
const TIMEOUT_CHECK_MS = 5_000
export const PHOTO_LIMIT = 5 * 1024 * 1024

/**
 * Fastify with request ids, languages, cookies, error responses without a stack, and common
 * headers.
 */
export async function createBase(
  config: Config,
  clock: Clock,
  phrase: Phrase,
  log: Logger,
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    trustProxy: proxyTrust(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, config.REQUEST_TIMEOUT_MS),
      connectionsCheckingInterval: Math.min(TIMEOUT_CHECK_MS, config.REQUEST_TIMEOUT_MS),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 256 },
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  })
  const unused = trackUnusedConnections(app.server)
  app.addHook('preClose', async () => unused.close())
  // route() validates requests: all problems at once, in the caller's language
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(createSerializerCompiler())
  app
    .decorate('phrase', phrase)
    .decorate('enforceContract', config.enforceContract)
    .decorate('isProved', ({ provedAt }) => !config.STEP_UP || isProved(provedAt, clock.now()))
  app
    .decorateRequest('viewer', null)
    .decorateRequest('staleTab', false)
    .decorateRequest('language', 'en')
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: PHOTO_LIMIT, files: 1, fields: 5 } })
  // a request without a body may still have the content type of JSON
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    app.getDefaultJsonParser('error', 'error')(request, body as string, done)
  })

  app.addHook('onRequest', async (request, reply) => {
    const query = request.query as { lang?: unknown } | undefined
    request.language = pickLanguage(
      typeof query?.lang === 'string' ? query.lang : null,
      request.cookies.lang,
      request.headers['accept-language'],
    )
    reply
      .header('x-request-id', request.id)
      .header('x-server-time', clock.iso())
      .header('x-content-type-options', 'nosniff')
    if (request.url.startsWith('/api/'))
      reply
        .header('cache-control', 'private, no-store')
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
  })
  // one line per API request; static files and health checks are not logged
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    if (route.startsWith('/api/') || reply.statusCode >= 500)
      request.log.info(
        {
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user: request.viewer?.userId,
        },
        'request',
      )
  })
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const unavailable = isDatabaseUnavailable(error)
    const status = unavailable ? 503 : (error.statusCode ?? 500)
    if (unavailable) reply.header('retry-after', RETRY_AFTER_SECONDS)
    if (status < 500) request.log.info({ err: error.message, code: error.code }, 'refused')
    else request.log.error({ err: error }, 'request failed')
    if (status === 413) return sendRefusal(request, reply, refuse('PAYLOAD_TOO_LARGE'))
    if (status === 415) return sendRefusal(request, reply, refuse('UNSUPPORTED_MEDIA_TYPE'))
    if (status === 429) return sendRefusal(request, reply, refuse('RATE_LIMITED'))
    if (status === 503) return sendRefusal(request, reply, refuse('SERVICE_UNAVAILABLE'))
    return sendRefusal(request, reply, refuse(status < 500 ? 'VALIDATION_ERROR' : 'SERVER_ERROR'))
  })
  return app
}
