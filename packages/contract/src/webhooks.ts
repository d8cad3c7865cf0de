import { z } from 'zod'
import type { Endpoint } from './api/endpoint.ts'
import { IncomingMailBody, MAIL_OUTCOMES } from './mail/incoming-mail.schemas.ts'
import { MailEventsBody } from './mail/mail-address.schemas.ts'

/**
 * Calls that the card provider and the mail provider make to the server. They are authenticated by a
 * signature over the raw body, so they do not pass through the validation of `endpoints`.
 */
export const webhooks = {
  'POST /api/webhooks/stripe': {
    summary: 'Event of the card provider: verified, stored once and processed by a job',
    guard: 'public',
    limit: 'none',
    body: z.object({ id: z.string(), type: z.string(), data: z.object({ object: z.unknown() }) }),
    result: z.object({ received: z.literal(true) }),
    errors: ['WEBHOOK_SIGNATURE_INVALID'],
  },
  'POST /api/webhooks/mail': {
    summary: 'Bounces and complaints of the mail provider: verified, each report counts once',
    guard: 'public',
    limit: 'webhook',
    body: MailEventsBody,
    result: z.object({ received: z.literal(true) }),
    errors: ['WEBHOOK_SIGNATURE_INVALID', 'VALIDATION_ERROR', 'RATE_LIMITED'],
  },
  'POST /api/webhooks/mail-replies': {
    summary:
      'A mail that a customer sent to the address of a thread: verified, stored once by its Message-ID',
    guard: 'public',
    limit: 'webhook',
    body: IncomingMailBody,
    result: z.object({ received: z.literal(true), outcome: z.enum(MAIL_OUTCOMES) }),
    errors: ['WEBHOOK_SIGNATURE_INVALID', 'VALIDATION_ERROR', 'RATE_LIMITED'],
  },
} as const satisfies Record<string, Endpoint>
