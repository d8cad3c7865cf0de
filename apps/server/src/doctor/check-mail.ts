import type { Mailer } from '../platform/mail/mail.ts'
import { runCheck, ok, skip, type Finding } from './finding.ts'

/** Logs in to the mail server without sending. */
export const checkMail = (mail: Mailer | null): Promise<Finding> =>
  runCheck('mail', async () => {
    if (!mail) return skip('no SMTP_URL: mail stays in the outbox')
    await mail.verify()
    return ok('the mail server takes the login')
  })
