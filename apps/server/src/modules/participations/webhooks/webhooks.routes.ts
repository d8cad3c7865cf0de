import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps.ts'
import { refuse } from '../../../platform/refusal.ts'
import { sendRefusal } from '../../../platform/http/send-refusal.ts'
import { storeWebhook } from './webhooks.repository.ts'

/**
 * Webhooks of the card provider: verifies the signature on the raw bytes, stores the event once and
 * enqueues the work. Nothing else happens here.
 */
export async function webhooksRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(
      '/api/webhooks/stripe',
      { config: { guard: 'public', limit: 'none' } },
      async (request, reply) => {
        const signature = request.headers['stripe-signature']
        const event =
          Buffer.isBuffer(request.body) && typeof signature === 'string'
            ? deps.cards.verifyWebhook(request.body, signature)
            : null
        if (!event) return sendRefusal(request, reply, refuse('WEBHOOK_SIGNATURE_INVALID'))
        await deps.db.transaction(async (tx) => {
          const fresh = await storeWebhook(tx, {
            ...event,
            receivedAt: deps.clock.now(),
            processedAt: null,
          })
          if (fresh) await deps.jobs.enqueue(tx, 'webhooks.process', { eventId: event.id })
        })
        return reply.send({ received: true })
      },
    )
  })
}
