import { z } from 'zod'
import type { Variables } from './variable.ts'

export const mailVariables = {
  SMTP_URL: {
    doc: 'mail server, smtp(s)://user:password@host:port; without it mail stays in the outbox',
    schema: z.string(),
  },
  MAIL_FROM: {
    doc: 'sender of all mail',
    schema: z.string(),
    default: 'TomoGolf <hello@tomogolf.example>',
  },
  MAIL_REPLY_TO: {
    doc: 'mailbox whose mail comes to /api/webhooks/mail-replies: customers answer to name+token@host; without it they answer to OPERATOR_EMAIL, outside the inbox',
    schema: z.email(),
  },
  MAIL_WEBHOOK_SECRET: {
    doc: 'signs reports of bounces and complaints to /api/webhooks/mail and answers to /api/webhooks/mail-replies, at least 32 characters; without it they are refused',
    schema: z.string().min(32),
  },
} as const satisfies Variables
