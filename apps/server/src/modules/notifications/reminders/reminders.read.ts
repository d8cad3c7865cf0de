import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Notification, NotificationKind } from '@tomogolf/messages/notifications'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import type { Duration, Instant } from '@tomogolf/domain/time'
import { games } from '../../games/games.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { remindersSent } from '../push/push.table.ts'

export type Stage = {
  /** Stored with the reminder: each stage is sent once for about the same tee time. */
  readonly name: 'week' | 'day' | 'hours' | 'check_in'
  /** How long before the tee time it is due. */
  readonly lead: Duration
  /** How long after that it is still sent, if the server was down. */
  readonly late: Duration
}
export type DueReminder = { readonly gameId: string; readonly userId: string }

/**
 * Claims due reminders and marks them as sent: host and confirmed guests of open games. Users who
 * joined after the due time have just read all of it. Users reminded shortly before a game moved a
 * little were notified of the change.
 */
export async function claimDueReminders(
  tx: Tx,
  { name, lead, late }: Stage,
  now: Instant,
  limit: number,
): Promise<DueReminder[]> {
  const { rows } = await tx.executeSql<{ game_id: string; user_id: string }>(
    `INSERT INTO reminders_sent (game_id, user_id, kind, tee_time, sent_at)
     SELECT g.id, p.user_id, $1, g.tee_time, $2::timestamptz
     FROM games g CROSS JOIN LATERAL (
       SELECT g.host_id AS user_id, g.created_at AS since
       UNION ALL
       SELECT guest_id, agreed_at FROM participations
       WHERE game_id = g.id AND status = 'confirmed'
     ) p
     WHERE g.status IN ('scheduled', 'active')
       AND g.tee_time > $3::timestamptz AND g.tee_time <= $4::timestamptz
       AND p.since <= g.tee_time - make_interval(secs => $5)
       AND NOT EXISTS (
         SELECT 1 FROM reminders_sent s
         WHERE s.game_id = g.id AND s.user_id = p.user_id AND s.kind = $1
           AND s.sent_at > g.tee_time - make_interval(secs => $7)
       )
     ORDER BY g.tee_time, g.id LIMIT $6
     ON CONFLICT DO NOTHING RETURNING game_id, user_id`,
    [
      name,
      sqlInstant(now),
      sqlInstant(now + lead - late),
      sqlInstant(now + lead),
      lead / 1000,
      limit,
      (lead + late) / 1000,
    ],
  )
  return rows.map((row) => ({ gameId: row.game_id, userId: row.user_id }))
}
export async function deleteRemindersBefore(tx: Tx, teeTime: Instant): Promise<void> {
  await tx.orm.delete(remindersSent).where(lt(remindersSent.teeTime, teeTime))
}

type GameParams = { gameId: string; teeTime: { at: Instant } }
const gameIsUnchanged = (game: GameParams) =>
  and(
    eq(games.id, game.gameId),
    eq(games.teeTime, game.teeTime.at),
    inArray(games.status, ['scheduled', 'active']),
  )

type Subject = Pick<Notification, 'userId' | 'kind' | 'params'>
const passes = async (checks: typeof REMINDER_CHECKS, tx: Tx, { kind, userId, params }: Subject) =>
  (await checks[kind]?.(tx, userId, params as unknown as GameParams))?.length !== 0
/** Whether the game of a reminder is still ahead; true for every other message. */
export const isStillAhead = (tx: Tx, notification: Subject): Promise<boolean> =>
  passes(REMINDER_CHECKS, tx, notification)
/** Whether a delayed message is still true: a game may have moved, a seat or a card changed. */
export const isStillTrue = (tx: Tx, notification: Subject): Promise<boolean> =>
  passes({ ...REMINDER_CHECKS, ...STATE_CHECKS }, tx, notification)
type Check = (tx: Tx, userId: string, game: GameParams) => Promise<unknown[]>
const hostsGame: Check = (tx, userId, game) =>
  tx.orm
    .select({ id: games.id })
    .from(games)
    .where(and(gameIsUnchanged(game), eq(games.hostId, userId)))
const joinedGame: Check = (tx, userId, game) =>
  tx.orm
    .select({ id: games.id })
    .from(games)
    .innerJoin(participations, eq(participations.gameId, games.id))
    .where(
      and(
        gameIsUnchanged(game),
        eq(participations.guestId, userId),
        eq(participations.status, 'confirmed'),
      ),
    )
const hasOpenHoldProblem: Check = (tx, userId, game) =>
  tx.orm
    .select({ id: holds.id })
    .from(holds)
    .innerJoin(participations, eq(participations.id, holds.participationId))
    .where(
      and(
        eq(participations.gameId, game.gameId),
        eq(participations.guestId, userId),
        inArray(holds.status, ['refused', 'action_required']),
      ),
    )
const REMINDER_CHECKS: { readonly [K in NotificationKind]?: Check } = {
  reminder_guest: joinedGame,
  reminder_host: hostsGame,
  check_in_open: async (tx, userId, game) => [
    ...(await hostsGame(tx, userId, game)),
    ...(await joinedGame(tx, userId, game)),
  ],
}
const STATE_CHECKS: typeof REMINDER_CHECKS = {
  hold_refused: hasOpenHoldProblem,
  hold_needs_action: hasOpenHoldProblem,
  missing_guest: (tx, userId, game) =>
    tx.orm
      .select({ id: participations.id })
      .from(participations)
      .where(
        and(
          eq(participations.gameId, game.gameId),
          eq(participations.guestId, userId),
          eq(participations.status, 'missing'),
        ),
      ),
}
