import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './send-refusal.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: state-changing requests must come from our own pages. Browsers always send the
 * Origin with them; clients that send none do not attach cookies of another site.
 */
export function checkOrigin(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || request.url.startsWith('/api/webhooks/')) return
    const { origin: sender } = request.headers
    const isOwn =
      sender === undefined
        ? request.headers['sec-fetch-site'] !== 'cross-site'
        : sender === origin || sender === `${request.protocol}://${request.host}`
    if (!isOwn) return sendRefusal(request, reply, refuse('BAD_ORIGIN'))
  })
}
