import { eq } from 'drizzle-orm'
import { DEFAULT_QUIET_HOURS, type PushTopic } from '@tomogolf/contract/notifications.schemas'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import type { QuietHours } from './push/quiet-hours.policy.ts'
import { notificationSettings } from './push/push.table.ts'

export type Choices = { readonly off: readonly PushTopic[]; readonly quietHours: QuietHours | null }

/** A user's settings; the defaults where none were ever stored. */
export async function readChoices(tx: Tx, userId: string): Promise<Choices> {
  const [row] = await tx.orm
    .select()
    .from(notificationSettings)
    .where(eq(notificationSettings.userId, userId))
  if (!row) return { off: [], quietHours: DEFAULT_QUIET_HOURS }
  return {
    off: row.off,
    quietHours:
      row.quietFrom !== null && row.quietTo !== null
        ? { from: row.quietFrom, to: row.quietTo }
        : null,
  }
}
export async function writeChoices(
  tx: Tx,
  userId: string,
  { off, quietHours }: Choices,
  now: Instant,
): Promise<void> {
  const set = {
    off: [...off],
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    updatedAt: now,
  }
  await tx.orm
    .insert(notificationSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: notificationSettings.userId, set })
}
