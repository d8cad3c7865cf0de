import { sql } from 'drizzle-orm'
import { namesDueAt, namesReminderAt } from '@tomogolf/domain/player-names/list-times'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { profiles } from '../../accounts/accounts.table.ts'
import { courseBookings } from '../../games/booking/bookings.table.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { lacksCourseName } from '../../participations/names/names.read.ts'
import { claimReminders, type DueReminder } from './claim-reminders.repository.ts'

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
  return claimReminders(tx, {
    kind: 'name_missing',
    now,
    limit,
    due: sql`SELECT ${games.id} AS game_id, ${participations.guestId} AS user_id, ${games.teeTime} AS tee_time, ${games.teeTime} AS due_at
      FROM ${games}
      JOIN ${participations} ON ${participations.gameId} = ${games.id}
      LEFT JOIN ${courseBookings} ON ${courseBookings.gameId} = ${games.id}
      JOIN ${profiles} ON ${profiles.userId} = ${participations.guestId}
      WHERE ${games.status} IN ('scheduled', 'active')
        AND ${games.teeTime} > ${sqlInstant(now)}::timestamptz
        AND coalesce(${courseBookings.namesDueAt}, ${games.teeTime} + make_interval(secs => ${due / 1000}))
          <= ${sqlInstant(now + lead)}::timestamptz
        AND ${participations.status} = 'confirmed' AND ${lacksCourseName()}`,
  })
}
