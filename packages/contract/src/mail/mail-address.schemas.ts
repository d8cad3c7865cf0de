import { z } from 'zod'
import { MAIL_EVENTS, STOP_CAUSES } from '@tomogolf/domain/mail/address-health'
import { InstantText } from '../common.schemas.ts'

/** The address of the account and whether mail to it comes back. */
export const MailAddress = z.object({
  email: z.string(),
  /** Null: mail arrives. */
  stopped: z.object({ cause: z.enum(STOP_CAUSES), since: InstantText }).nullable(),
  /** Test mails that the user may still ask for. */
  testsLeft: z.int(),
  testedAt: InstantText.nullable(),
})

/**
 * Reports of a mail provider, in the product's own form: docs/mail.md maps those of common providers.
 * `id`: of the report, the same when it is sent again.
 */
export const MailEventsBody = z.object({
  events: z
    .array(
      z.object({
        id: z.string().min(1).max(200),
        type: z.enum(MAIL_EVENTS),
        address: z.string().min(3).max(320),
        at: z.iso.datetime({ offset: true }),
        /** What the receiving server said. */
        detail: z.string().max(2000).optional(),
      }),
    )
    .min(1)
    .max(100),
})
