import type { FastifyInstance } from 'fastify'
import { IncomingMailBody } from '@tomogolf/contract/mail/incoming-mail.schemas'
import type { Deps } from '../../../deps.ts'
import { signedWebhook } from '../../../platform/mail/signed-webhook.ts'
import { refuse } from '../../../platform/refusal.ts'
import { receiveMail } from './receive-mail.usecase.ts'

/** A mail with its text twice, as plain text and as markup. */
const MAX_BODY = 1024 * 1024

/** Answers of customers, from the mail provider. */
export function mailRepliesRoutes(app: FastifyInstance, deps: Deps): void {
  signedWebhook(
    app,
    deps,
    { url: '/api/webhooks/mail-replies', bodyLimit: MAX_BODY },
    async (body) => {
      const parsed = IncomingMailBody.safeParse(body)
      if (!parsed.success) return refuse('VALIDATION_ERROR')
      const outcome = await receiveMail(deps, parsed.data)
      // the provider has done its part: it must not send the mail again
      if (outcome !== 'stored') deps.log.warn({ outcome }, 'mail not added to a thread')
      return { received: true as const, outcome }
    },
  )
}
