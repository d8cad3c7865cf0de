import type { OutboxMail } from '@tomogolf/contract/development'
import { iso } from '@tomogolf/domain/time'
import type { z } from 'zod'
import type { OutboxRow } from './notifications.repository.ts'

export const presentMail = (m: OutboxRow): z.input<typeof OutboxMail> => ({
  to: m.toAddress,
  subject: m.subject,
  text: m.text,
  html: m.html,
  language: m.language,
  template: m.template,
  sentAt: iso(m.sentAt ?? m.createdAt),
})
