import { timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './deps.ts'
import { productMetrics } from './product-metrics.ts'

/**
 * Prometheus metrics: at a port of their own, or at `/metrics` with a token. Without either they
 * exist outside production only: they show how much the product earns and where it struggles.
 */
export function metricsRoutes(app: FastifyInstance, deps: Deps): void {
  const { METRICS_TOKEN: token, METRICS_PORT: ownPort, isProduction } = deps.config
  const { registry } = deps.telemetry
  const refresh = productMetrics(deps)
  const readMetrics = async () => {
    await refresh()
    return registry.metrics()
  }
  if (ownPort !== undefined) serveAtPort(app, deps, ownPort, readMetrics)
  else if (token !== undefined || !isProduction)
    app.get('/metrics', { config: { guard: 'public', limit: 'none' } }, async (request, reply) => {
      if (token !== undefined && !isBearer(request.headers.authorization, token))
        return reply.code(401).header('www-authenticate', 'Bearer').send()
      return reply.type(registry.contentType).send(await readMetrics())
    })
}

function isBearer(header: string | undefined, token: string): boolean {
  const [sent, expected] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)]
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

/** Listens as long as the application does. */
function serveAtPort(
  app: FastifyInstance,
  { config, telemetry, log }: Deps,
  port: number,
  readMetrics: () => Promise<string>,
): void {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    readMetrics().then(
      (text) =>
        response.writeHead(200, { 'content-type': telemetry.registry.contentType }).end(text),
      (err: unknown) => {
        log.error({ err }, 'metrics')
        response.writeHead(503).end()
      },
    )
  })
  app.addHook(
    'onListen',
    () =>
      new Promise<void>((listening, failed) => {
        server.once('error', failed)
        server.listen(port, config.HOST, listening)
      }),
  )
  app.addHook('onClose', async () => {
    server.closeAllConnections()
    await new Promise((closed) => {
      server.close(closed)
    })
  })
}
