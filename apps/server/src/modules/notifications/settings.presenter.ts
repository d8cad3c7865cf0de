import type { ResultOf } from '@tomogolf/contract/api/endpoints'
import { PUSH_TOPICS, type PushTopic } from '@tomogolf/contract/notifications.schemas'
import type { Choices } from './settings.repository.ts'

export const presentChoices = (
  { off, quietHours }: Choices,
  timeZone: string,
): ResultOf<'GET /api/notification-settings'> => ({
  push: Object.fromEntries(PUSH_TOPICS.map((topic) => [topic, !off.includes(topic)])) as Record<
    PushTopic,
    boolean
  >,
  quietHours,
  timeZone,
})
