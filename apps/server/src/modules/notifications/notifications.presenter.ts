import type { OutboxMail } from '@tomogolf/contract/development'
import { iso } from '@tomogolf/domain/time'
import type { z } from 'zod'
import type { OutboxRow } from './notifications.repository.ts'

export const presentMail = (mail: OutboxRow): z.input<typeof OutboxMail> => ({
  to: mail.toAddress,
  replyTo: mail.replyTo,
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  language: mail.language,
  template: mail.template,
  sentAt: iso(mail.sentAt ?? mail.createdAt),
})
