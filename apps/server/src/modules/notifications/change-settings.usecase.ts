import { MAIL_CATEGORIES } from '@tomogolf/domain/mail/mail-categories'
import type { z } from 'zod'
import {
  PUSH_TOPICS,
  type NotificationSettingsBody,
} from '@tomogolf/contract/notifications.schemas'
import type { Deps } from '../../deps.ts'
import { lockUser } from '../accounts/accounts.repository.ts'
import { readChoices, writeChoices, type Choices } from './settings.repository.ts'

/** Changes the given settings; absent ones stay. */
export async function changeSettings(
  deps: Deps,
  userId: string,
  change: z.output<typeof NotificationSettingsBody>,
): Promise<Choices> {
  return deps.db.transaction(async (tx) => {
    // two concurrent changes must not undo each other
    await lockUser(tx, userId)
    const before = await readChoices(tx, userId)
    const on = (topic: (typeof PUSH_TOPICS)[number]) =>
      change.push?.[topic] ?? !before.off.includes(topic)
    const after = {
      mailOff: MAIL_CATEGORIES.filter(
        (category) => !(change.mail?.[category] ?? !before.mailOff.includes(category)),
      ),
      off: PUSH_TOPICS.filter((topic) => !on(topic)),
      quietHours: change.quietHours === undefined ? before.quietHours : change.quietHours,
    }
    await writeChoices(tx, userId, after, deps.clock.now())
    return after
  })
}
