import type { FastifyInstance } from 'fastify'
import { MailEventsBody } from '@tomogolf/contract/mail/mail-address.schemas'
import type { Deps } from '../../../deps.ts'
import { signedWebhook } from '../../../platform/mail/signed-webhook.ts'
import { refuse } from '../../../platform/refusal.ts'
import { recordMailEvents } from './record-mail-events.usecase.ts'

/** A hundred reports with everything that their servers said. */
const MAX_BODY = 512 * 1024

/** Bounces and complaints from the mail provider. */
export function mailWebhookRoutes(app: FastifyInstance, deps: Deps): void {
  signedWebhook(app, deps, { url: '/api/webhooks/mail', bodyLimit: MAX_BODY }, async (body) => {
    const parsed = MailEventsBody.safeParse(body)
    if (!parsed.success) return refuse('VALIDATION_ERROR')
    await recordMailEvents(
      deps,
      parsed.data.events.map((event) => ({ ...event, at: Date.parse(event.at) })),
    )
    return { received: true as const }
  })
}
