import type { FastifyInstance } from 'fastify'
import { Histogram } from 'prom-client'
import type { Deps } from './deps.ts'

/** Liveness and readiness; duration and trace of every request. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const { registry, tracing } = deps.telemetry
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of requests',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    )
  })
  if (tracing) {
    app.addHook('onRequest', async (request) => {
      request.span = tracing.request()
    })
    // after body parsing: the handler's spans are children of the request
    app.addHook('preHandler', (request, _reply, done) =>
      request.span ? request.span.enter(done) : done(),
    )
    app.addHook('onResponse', async (request, reply) => {
      // the route pattern, not the URL, which may contain a check-in code or a token
      const route = request.routeOptions.url ?? 'none'
      request.span?.end(
        `${request.method} ${route}`,
        {
          'http.request.method': request.method,
          'http.route': route,
          'http.response.status_code': reply.statusCode,
          'request.id': request.id,
        },
        reply.statusCode >= 500,
      )
    })
  }

  app.get('/healthz', { config: { guard: 'public', limit: 'none' } }, async () => ({
    status: 'ok',
    version: deps.config.version,
  }))
  app.get('/readyz', { config: { guard: 'public', limit: 'none' } }, async (_request, reply) => {
    if (app.draining) return reply.code(503).send({ status: 'closing' })
    try {
      await deps.db.executeSql('SELECT 1')
      await deps.jobs.state()
      return { status: 'ready' }
    } catch (err) {
      deps.log.error({ err }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}

declare module 'fastify' {
  /** `draining`: about to close; a proxy should send requests elsewhere. */
  interface FastifyInstance {
    draining: boolean
  }
  interface FastifyRequest {
    span?: ReturnType<NonNullable<Deps['telemetry']['tracing']>['request']>
  }
}
