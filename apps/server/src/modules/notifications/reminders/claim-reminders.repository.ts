import { sql, type SQL } from 'drizzle-orm'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { remindersSent } from '../push/push.table.ts'

export type DueReminder = { readonly gameId: string; readonly userId: string }

/**
 * Marks due reminders as sent and returns those that were not yet: one of a kind per user, game and
 * tee time. `due` selects `game_id`, `user_id`, `tee_time` and `due_at`.
 */
export const claimReminders = (
  tx: Tx,
  {
    kind,
    due,
    now,
    limit,
  }: { readonly kind: string; readonly due: SQL; readonly now: Instant; readonly limit: number },
): Promise<DueReminder[]> =>
  tx.orm
    .insert(remindersSent)
    .select(
      // sent ones are left out before the limit: else a full batch of them would end the run
      sql`SELECT due.game_id, due.user_id, ${kind}, due.tee_time, ${sqlInstant(now)}::timestamptz
        FROM (${due}) due
        WHERE NOT EXISTS (
          SELECT 1 FROM ${remindersSent}
          WHERE ${remindersSent.gameId} = due.game_id
            AND ${remindersSent.userId} = due.user_id
            AND ${remindersSent.kind} = ${kind}
            AND ${remindersSent.teeTime} = due.tee_time
        )
        ORDER BY due.due_at, due.game_id, due.user_id LIMIT ${limit}`,
    )
    .onConflictDoNothing()
    .returning({ gameId: remindersSent.gameId, userId: remindersSent.userId })
