import type { FastifyInstance } from 'fastify'
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Deps } from './deps.ts'

/** Liveness, readiness and Prometheus metrics. */
export function healthRoutes(app: FastifyInstance, deps: Deps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const durations = new Histogram({ name: 'http_request_duration_seconds', help: 'Duration of requests', labelNames: ['method', 'route', 'status'], buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10], registers: [registry] })
  const waiting = new Gauge({ name: 'jobs_waiting', help: 'Jobs that are due and not yet done', registers: [registry] })
  const failed = new Gauge({ name: 'jobs_failed', help: 'Jobs that were given up', registers: [registry] })
  app.addHook('onResponse', async (request, reply) => {
    durations.observe({ method: request.method, route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  app.get('/healthz', { config: { guard: 'public', limit: 'none' } }, async () => ({ status: 'ok', version: deps.config.version }))
  app.get('/readyz', { config: { guard: 'public', limit: 'none' } }, async (_request, reply) => {
    try {
      await deps.db.executeSql('SELECT 1')
      await deps.jobs.state()
      return { status: 'ready' }
    } catch (err) {
      deps.log.error({ err }, 'not ready')
      return reply.code(503).send({ status: 'not ready' })
    }
  })
  app.get('/metrics', { config: { guard: 'public', limit: 'none' } }, async (_request, reply) => {
    const state = await deps.jobs.state()
    waiting.set(state.waiting)
    failed.set(state.failed)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}
