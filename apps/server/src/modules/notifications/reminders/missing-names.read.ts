import { sql } from 'drizzle-orm'
import { namesDueAt, namesReminderAt } from '@tomogolf/domain/player-names/list-times'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { courseBookings } from '../../games/booking/bookings.table.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { remindersSent } from '../push/push.table.ts'
import type { DueReminder } from './reminders.read.ts'

/**
 * Claims confirmed guests whose name the course does not have yet, and marks them as reminded: once
 * for each tee time.
 */
export function claimMissingNames(
  tx: Tx,
  settings: Pick<Settings, 'names_due_hours' | 'names_reminder_hours'>,
  now: Instant,
  limit: number,
): Promise<DueReminder[]> {
  const due = namesDueAt({ teeTime: 0 }, settings)
  const lead = due - namesReminderAt({ teeTime: 0 }, settings)
  return tx.orm
    .insert(remindersSent)
    .select(
      sql`SELECT ${games.id}, ${participations.guestId}, 'name_missing', ${games.teeTime}, ${sqlInstant(now)}::timestamptz
        FROM ${games}
        JOIN ${participations} ON ${participations.gameId} = ${games.id}
        LEFT JOIN ${courseBookings} ON ${courseBookings.gameId} = ${games.id}
        JOIN ${profiles} ON ${profiles.userId} = ${participations.guestId}
        WHERE ${games.status} IN ('scheduled', 'active')
          AND ${games.teeTime} > ${sqlInstant(now)}::timestamptz
          AND coalesce(${courseBookings.namesDueAt}, ${games.teeTime} + make_interval(secs => ${due / 1000}))
            <= ${sqlInstant(now + lead)}::timestamptz
          AND ${participations.status} = 'confirmed'
          AND (${participations.nameSharedAt} IS NULL OR ${profiles.nameLatin} IS NULL OR ${profiles.nameKatakana} IS NULL)
        ORDER BY ${games.teeTime}, ${games.id} LIMIT ${limit}`,
    )
    .onConflictDoNothing()
    .returning({ gameId: remindersSent.gameId, userId: remindersSent.userId })
}
