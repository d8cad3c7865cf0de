import { MAIL_CATEGORIES, type MailCategory } from '@tomogolf/domain/mail/mail-categories'
import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { PUSH_TOPICS, type PushTopic } from '@tomogolf/contract/notifications.schemas'
import type { Choices } from './settings.repository.ts'

export const presentChoices = (
  { off, mailOff, quietHours }: Choices,
  timeZone: string,
): ResultOf<'GET /api/notification-settings'> => ({
  mail: Object.fromEntries(
    MAIL_CATEGORIES.map((category) => [category, !mailOff.includes(category)]),
  ) as Record<MailCategory, boolean>,
  push: Object.fromEntries(PUSH_TOPICS.map((topic) => [topic, !off.includes(topic)])) as Record<
    PushTopic,
    boolean
  >,
  quietHours,
  timeZone,
})
