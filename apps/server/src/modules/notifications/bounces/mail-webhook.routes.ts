import type { FastifyInstance } from 'fastify'
import { MailEventsBody } from '@tomogolf/contract/mail/mail-address.schemas'
import type { Deps } from '../../../deps.ts'
import { realTime } from '../../../platform/clock.ts'
import { sendRefusal } from '../../../platform/http/send-refusal.ts'
import { isSignedBy } from '../../../platform/mail/webhook-signature.ts'
import { refuse } from '../../../platform/refusal.ts'
import { recordMailEvents } from './record-mail-events.usecase.ts'

/** A hundred reports with everything that their servers said. */
const MAX_BODY = 512 * 1024

/** Bounces and complaints from the mail provider, signed over the raw bytes. */
export function mailWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MAX_BODY },
      (_request, body, done) => done(null, body),
    )
    scope.post(
      '/api/webhooks/mail',
      { config: { guard: 'public', limit: 'webhook' } },
      async (request, reply) => {
        const { MAIL_WEBHOOK_SECRET: secret } = deps.config
        const signature = request.headers['tomogolf-signature']
        if (
          secret === undefined ||
          !Buffer.isBuffer(request.body) ||
          typeof signature !== 'string' ||
          // the provider's clock is real, also where the product's is set
          !isSignedBy(secret, signature, request.body, realTime())
        )
          return sendRefusal(request, reply, refuse('WEBHOOK_SIGNATURE_INVALID'))
        const parsed = MailEventsBody.safeParse(parseJson(request.body))
        if (!parsed.success) return sendRefusal(request, reply, refuse('VALIDATION_ERROR'))
        await recordMailEvents(
          deps,
          parsed.data.events.map((event) => ({ ...event, at: Date.parse(event.at) })),
        )
        return reply.send({ received: true })
      },
    )
  })
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
