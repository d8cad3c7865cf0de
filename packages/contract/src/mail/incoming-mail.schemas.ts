import { z } from 'zod'

/** What became of an incoming mail. */
export const MAIL_OUTCOMES = [
  'stored',
  'duplicate',
  'unknown_address',
  'own_mail',
  'too_many',
] as const

const TEXT_MAX = 400_000
/**
 * A mail to the address of a thread, in the product's own form: docs/mail.md maps those of common
 * providers. Attachments are left out.
 */
export const IncomingMailBody = z.object({
  messageId: z.string().min(1).max(1000),
  from: z.string().min(3).max(1000),
  /** Every recipient, also those in copy. */
  to: z.array(z.string().min(3).max(1000)).min(1).max(100),
  text: z.string().max(TEXT_MAX).optional(),
  html: z.string().max(TEXT_MAX).optional(),
  /** The headers Auto-Submitted and Precedence. */
  autoSubmitted: z.string().max(200).optional(),
  precedence: z.string().max(200).optional(),
})
