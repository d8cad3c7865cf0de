import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './send-refusal.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** State-changing calls must come from our own pages: a browser always names the Origin; callers without one carry no foreign cookies. */
export function checkOrigin(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || request.url.startsWith('/api/webhooks/')) return
    const from = request.headers.origin
    const own =
      from === undefined
        ? request.headers['sec-fetch-site'] !== 'cross-site'
        : from === origin || from === `${request.protocol}://${request.host}`
    if (!own) return sendRefusal(request, reply, refuse('BAD_ORIGIN'))
  })
}
