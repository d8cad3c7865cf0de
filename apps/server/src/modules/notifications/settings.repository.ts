import type { MailCategory } from '@tomogolf/domain/mail/mail-categories'
import { eq } from 'drizzle-orm'
import { DEFAULT_QUIET_HOURS, type PushTopic } from '@tomogolf/contract/notifications.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { QuietHours } from './push/quiet-hours.policy.ts'
import { notificationSettings } from './push/push.table.ts'

export type Choices = {
  readonly off: readonly PushTopic[]
  readonly mailOff: readonly MailCategory[]
  readonly quietHours: QuietHours | null
}

/** A user's settings; the defaults where none were ever stored. */
export async function readChoices(tx: Tx, userId: string): Promise<Choices> {
  const [row] = await tx.orm
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  if (!row) return { off: [], mailOff: [], quietHours: DEFAULT_QUIET_HOURS }
  return {
    off: row.off,
    mailOff: row.mailOff,
    quietHours:
      row.quietFrom !== null && row.quietTo !== null
        ? { from: row.quietFrom, to: row.quietTo }
        : null,
  }
}
export async function writeChoices(
  tx: Tx,
  userId: string,
  { off, mailOff, quietHours }: Choices,
  now: Instant,
): Promise<void> {
  const set = {
    off: [...off],
    mailOff: [...mailOff],
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    updatedAt: now,
  }
  await tx.orm
    .insert(notificationSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: notificationSettings.userId, set })
}
