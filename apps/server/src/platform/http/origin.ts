import type { FastifyInstance } from 'fastify'
import { refuse } from '../refusal.ts'
import { sendRefusal } from './send-refusal.ts'

/** The return from an issuer by a form of its page: the request changes nothing, it only moves on. */
const CALLBACK = '/api/auth/callback/'
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * CSRF protection: state-changing requests must come from our own pages. Browsers always send the
 * Origin with them; clients that send none do not attach cookies of another site. The Host header is
 * not compared: the sender writes both.
 */
export function checkOrigin(app: FastifyInstance, ownOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE.has(request.method) || request.url.startsWith('/api/webhooks/')) return
    if (request.method === 'POST' && request.url.startsWith(CALLBACK)) return
    const { origin: sender } = request.headers
    const isOwn =
      sender === undefined
        ? request.headers['sec-fetch-site'] !== 'cross-site'
        : ownOrigins.includes(sender)
    if (!isOwn) return sendRefusal(request, reply, refuse('BAD_ORIGIN'))
  })
}
