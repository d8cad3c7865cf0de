import { createTransport } from 'nodemailer'
import type { Config } from '../../config/config.ts'

export type Mail = {
  /** Names the message for good: a repeated delivery carries the same Message-ID, so that mailboxes drop the second one. */
  readonly id: string
  readonly to: string
  readonly replyTo: string | null
  readonly subject: string
  readonly html: string
  readonly text: string
  /** BCP 47 tag of the content. */
  readonly languageTag: string
}
/** `rejected`: the server will never take this mail, trying again is useless. */
export type MailOutcome =
  | { readonly kind: 'accepted' }
  | { readonly kind: 'rejected'; readonly problem: string }
export type Mailer = {
  /** Hands a mail to the mail server. Throws when the server cannot be reached, is busy or refuses the login: try again later. */
  send(mail: Mail): Promise<MailOutcome>
  /** Connects and logs in, as for a mail, and sends none. Throws when that does not work. */
  verify(): Promise<void>
}

// well below the time after which a job counts as lost and is given to another worker
const LONGEST_DELIVERY = 90_000

/** The mail server of the configuration; null without one: then mail ends in the outbox. */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'origin'>,
): Mailer | null {
  if (!config.SMTP_URL) return null
  // content comes from people: it must never make the library read a file or an address
  const transport = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const { hostname } = new URL(config.origin)
  return {
    verify: async () => {
      await transport.verify()
    },
    send: async (mail) => {
      try {
        await transport.sendMail({
          from: config.MAIL_FROM,
          to: { name: '', address: mail.to },
          ...(mail.replyTo && { replyTo: { name: '', address: mail.replyTo } }),
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          messageId: `<${mail.id}@${hostname}>`,
          // RFC 3834: no holiday replies to a machine
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': mail.languageTag,
          },
          signal: AbortSignal.timeout(LONGEST_DELIVERY),
        })
        return { kind: 'accepted' }
      } catch (e) {
        const problem = permanentProblem(e)
        if (problem === null) throw e
        return { kind: 'rejected', problem }
      }
    },
  }
}

/** RFC 5321: a 5xx answer to the recipient or to the message is final. A refused login is the operator's to mend, so it is not. */
function permanentProblem(e: unknown): string | null {
  const { code, responseCode, message } = e as {
    code?: string
    responseCode?: number
    message?: string
  }
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null
  return responseCode === undefined || responseCode >= 500
    ? `${responseCode ?? code}: ${message ?? ''}`.slice(0, 300)
    : null
}
