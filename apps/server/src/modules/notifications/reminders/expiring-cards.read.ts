import { sql } from 'drizzle-orm'
import { CARD_REMINDER_LEAD } from '@tomogolf/domain/limits/card-expiry'
import { neededUntil } from '@tomogolf/domain/hold-plan'
import type { Settings } from '@tomogolf/domain/settings'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { cards } from '../../cards/cards.table.ts'
import { games } from '../../games/games.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { claimReminders, type DueReminder } from './claim-reminders.repository.ts'

/**
 * Claims the scheduled holds of the next days whose default card expires before they have ended, and
 * marks their guests as reminded. The same rule as `cardExpiryProblem`, once per game and tee time.
 */
export async function claimExpiringCards(
  tx: Tx,
  settings: Pick<Settings, 'no_show_statement_hours'>,
  now: Instant,
  limit: number,
): Promise<DueReminder[]> {
  const needed = neededUntil(0, settings)
  return claimReminders(tx, {
    kind: 'card_expiring',
    now,
    limit,
    due: sql`SELECT ${games.id} AS game_id, ${holds.guestId} AS user_id, ${games.teeTime} AS tee_time, ${holds.placeAt} AS due_at
      FROM ${holds}
      JOIN ${participations} ON ${participations.id} = ${holds.participationId}
      JOIN ${games} ON ${games.id} = ${participations.gameId}
      JOIN ${cards} ON ${cards.userId} = ${holds.guestId} AND ${cards.isDefault} AND ${cards.removedAt} IS NULL
      WHERE ${holds.status} = 'scheduled' AND ${holds.goal} = 'keep'
        AND ${participations.status} = 'confirmed'
        AND ${holds.placeAt} > ${sqlInstant(now)}::timestamptz
        AND ${holds.placeAt} <= ${sqlInstant(now + CARD_REMINDER_LEAD)}::timestamptz
        AND (make_date(${cards.expYear}, ${cards.expMonth}, 1) + interval '1 month')::timestamp AT TIME ZONE 'Asia/Tokyo'
          <= ${games.teeTime} + make_interval(secs => ${needed / 1000})`,
  })
}
