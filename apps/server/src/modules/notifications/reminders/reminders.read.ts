import { and, eq, inArray } from 'drizzle-orm'
import type { Notification, NotificationKind } from '@tomogolf/messages/notifications'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import type { Duration, Instant } from '@tomogolf/domain/time'
import { games } from '../../games/games.table.ts'
import { holds, participations } from '../../participations/participations.table.ts'

export type Stage = {
  /** What is written down as told; never two of the same for about the same tee time. */
  readonly name: 'week' | 'day' | 'hours' | 'check_in'
  /** How long before the tee time it falls due. */
  readonly lead: Duration
  /** How long after that it is still worth telling, should the server have been away. */
  readonly late: Duration
}
export type Due = { readonly gameId: string; readonly userId: string }

/**
 * Takes people whose reminder has fallen due and was not given yet, and writes it down as given: host and confirmed guests of games that
 * still stand. Somebody who came in after that moment has just read all of it, and whoever was reminded shortly before a game moved a little has
 * since been told how it moved.
 */
export async function takeDue(
  tx: Tx,
  { name, lead, late }: Stage,
  now: Instant,
  most: number,
): Promise<Due[]> {
  const { rows } = await tx.executeSql<{ game_id: string; user_id: string }>(
    `INSERT INTO reminders_sent (game_id, user_id, kind, tee_time, sent_at)
     SELECT g.id, p.user_id, $1, g.tee_time, $2::timestamptz
     FROM games g CROSS JOIN LATERAL (
       SELECT g.host_id AS user_id, g.created_at AS since
       UNION ALL SELECT guest_id, agreed_at FROM participations WHERE game_id = g.id AND status = 'confirmed'
     ) p
     WHERE g.status IN ('scheduled', 'active') AND g.tee_time > $3::timestamptz AND g.tee_time <= $4::timestamptz AND p.since <= g.tee_time - make_interval(secs => $5)
       AND NOT EXISTS (SELECT 1 FROM reminders_sent s WHERE s.game_id = g.id AND s.user_id = p.user_id AND s.kind = $1 AND s.sent_at > g.tee_time - make_interval(secs => $7))
     ORDER BY g.tee_time, g.id LIMIT $6
     ON CONFLICT DO NOTHING RETURNING game_id, user_id`,
    [
      name,
      sqlInstant(now),
      sqlInstant(now + lead - late),
      sqlInstant(now + lead),
      lead / 1000,
      most,
      (lead + late) / 1000,
    ],
  )
  return rows.map((r) => ({ gameId: r.game_id, userId: r.user_id }))
}
export async function deleteRemindersBefore(tx: Tx, teeTime: Instant): Promise<void> {
  await tx.executeSql('DELETE FROM reminders_sent WHERE tee_time < $1::timestamptz', [
    sqlInstant(teeTime),
  ])
}

type Facts = { gameId: string; teeTime: { at: Instant } }
const stands = (n: Facts) =>
  and(
    eq(games.id, n.gameId),
    eq(games.teeTime, n.teeTime.at),
    inArray(games.status, ['scheduled', 'active']),
  )

type Told = Pick<Notification, 'userId' | 'kind' | 'params'>
const stillHolds = async (checks: typeof AHEAD, tx: Tx, n: Told) =>
  (await checks[n.kind]?.(tx, n.userId, n.params as unknown as Facts))?.length !== 0
/** Whether what somebody is reminded of still lies ahead of them; true for everything that is no reminder. */
export const isStillAhead = (tx: Tx, n: Told): Promise<boolean> => stillHolds(AHEAD, tx, n)
/** Whether a message that may have waited is still true: a game may have moved or ended, a place been left, a card been changed. */
export const isStillTrue = (tx: Tx, n: Told): Promise<boolean> =>
  stillHolds({ ...AHEAD, ...OPEN }, tx, n)
type Check = (tx: Tx, userId: string, facts: Facts) => Promise<unknown[]>
const hosted: Check = (tx, userId, n) =>
  tx.orm
    .select({ id: games.id })
    .from(games)
    .where(and(stands(n), eq(games.hostId, userId)))
const joined: Check = (tx, userId, n) =>
  tx.orm
    .select({ id: games.id })
    .from(games)
    .innerJoin(participations, eq(participations.gameId, games.id))
    .where(
      and(stands(n), eq(participations.guestId, userId), eq(participations.status, 'confirmed')),
    )
const unheld: Check = (tx, userId, n) =>
  tx.orm
    .select({ id: holds.id })
    .from(holds)
    .innerJoin(participations, eq(participations.id, holds.participationId))
    .where(
      and(
        eq(participations.gameId, n.gameId),
        eq(participations.guestId, userId),
        inArray(holds.status, ['refused', 'action_required']),
      ),
    )
const AHEAD: { readonly [K in NotificationKind]?: Check } = {
  reminder_guest: joined,
  reminder_host: hosted,
  check_in_open: async (tx, userId, n) => [
    ...(await hosted(tx, userId, n)),
    ...(await joined(tx, userId, n)),
  ],
}
const OPEN: typeof AHEAD = {
  hold_refused: unheld,
  hold_needs_action: unheld,
  missing_guest: (tx, userId, n) =>
    tx.orm
      .select({ id: participations.id })
      .from(participations)
      .where(
        and(
          eq(participations.gameId, n.gameId),
          eq(participations.guestId, userId),
          eq(participations.status, 'missing'),
        ),
      ),
}
