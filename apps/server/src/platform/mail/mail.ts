import { createTransport } from 'nodemailer'
import type { Config } from '../../config/config.ts'

export type Mail = {
  /**
   * Becomes the Message-ID: a retried delivery has the same one, so that mailboxes drop the
   * duplicate.
   */
  readonly id: string
  readonly to: string
  readonly replyTo: string | null
  /** The Message-IDs of the conversation that the mail belongs to, oldest first. */
  readonly references: readonly string[]
  readonly subject: string
  readonly html: string
  readonly text: string
  /** BCP 47 tag of the content. */
  readonly languageTag: string
  /** The address that stops such mail by one POST (RFC 8058); null for mail that cannot be stopped. */
  readonly unsubscribe: string | null
}
/** `rejected`: permanent; a retry is useless. */
export type MailOutcome =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'rejected'
      readonly problem: string
      /** The receiving server knows no such mailbox. */
      readonly isAddressUnknown: boolean
    }
export type Mailer = {
  /**
   * Sends a mail. Throws when the server is unreachable, busy or refuses the login: retry later.
   */
  send(mail: Mail): Promise<MailOutcome>
  /** Connects and logs in without sending. Throws on failure. */
  verify(): Promise<void>
}

/** The Message-ID of a mail of the product. */
export const messageIdOf = ({ origin }: Pick<Config, 'origin'>, mailId: string): string =>
  `<${mailId}@${new URL(origin).hostname}>`

// well below the expiry of a job, after which another worker gets it
const DELIVERY_TIMEOUT_MS = 90_000

/** The configured mail server; null without one: mails then stay in the outbox. */
export function createMailer(
  config: Pick<Config, 'SMTP_URL' | 'MAIL_FROM' | 'origin'>,
): Mailer | null {
  if (!config.SMTP_URL) return null
  // content comes from users: it must never make the library read a file or a URL
  const transport = createTransport({
    url: config.SMTP_URL,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
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
          messageId: messageIdOf(config, mail.id),
          // RFC 5322: mail programs show the conversation as one
          ...(mail.references.length > 0 && {
            inReplyTo: mail.references.at(-1),
            references: [...mail.references],
          }),
          // RFC 3834: no automatic replies
          headers: {
            'Auto-Submitted': 'auto-generated',
            'X-Auto-Response-Suppress': 'All',
            'Content-Language': mail.languageTag,
            ...(mail.unsubscribe && {
              'List-Unsubscribe': `<${mail.unsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            }),
          },
          signal: AbortSignal.timeout(DELIVERY_TIMEOUT_MS),
        })
        return { kind: 'accepted' }
      } catch (error) {
        const problem = permanentProblem(error)
        if (problem === null) throw error
        return { kind: 'rejected', problem, isAddressUnknown: isAddressUnknown(error) }
      }
    },
  }
}

/**
 * RFC 5321: a 5xx reply to the recipient or the message is permanent. A refused login is not: the
 * operator can fix it.
 */
function permanentProblem(error: unknown): string | null {
  const { code, responseCode, message } = error as {
    code?: string
    responseCode?: number
    message?: string
  }
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return null
  return responseCode === undefined || responseCode >= 500
    ? `${responseCode ?? code}: ${message ?? ''}`.slice(0, 300)
    : null
}

/**
 * RFC 3463: 5.1.x is about the address. Servers without such codes answer the recipient by 550, 551
 * or 553, which others use for their policy too.
 */
function isAddressUnknown(error: unknown): boolean {
  const { command, response = '' } = error as { command?: string; response?: string }
  if (command !== 'RCPT TO') return false
  const enhanced = /^5\d\d[ -](\d\.\d+\.\d+)/.exec(response)?.[1]
  return enhanced === undefined ? /^55[013]/.test(response) : enhanced.startsWith('5.1.')
}
