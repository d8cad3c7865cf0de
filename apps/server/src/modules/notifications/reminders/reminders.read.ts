import { ASK_HOST_BEFORE } from '@tomogolf/domain/go-no-go'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Notification, NotificationKind } from '@tomogolf/messages/notifications'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import type { Duration, Instant } from '@tomogolf/domain/time'
import { profiles } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import { holds } from '../../participations/holds/holds.table.ts'
import { presenceReviews } from '../../participations/presence/presence.table.ts'
import { participations } from '../../participations/participations.table.ts'
import { lacksCourseName } from '../../participations/names/names.read.ts'
import { remindersSent } from '../push/push.table.ts'
import { claimReminders, type DueReminder } from './claim-reminders.repository.ts'

export type Stage = {
  /** Stored with the reminder: each stage is sent once for about the same tee time. */
  readonly name: 'week' | 'day' | 'hours' | 'check_in'
  /** How long before the tee time it is due. */
  readonly lead: Duration
  /** How long after that it is still sent, if the server was down. */
  readonly late: Duration
}

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
  const secondsBefore = (duration: Duration) =>
    sql`${games.teeTime} - make_interval(secs => ${duration / 1000})`
  return claimReminders(tx, {
    kind: name,
    now,
    limit,
    due: sql`SELECT ${games.id} AS game_id, people.user_id, ${games.teeTime} AS tee_time, ${games.teeTime} AS due_at
      FROM ${games} CROSS JOIN LATERAL (
        SELECT ${games.hostId} AS user_id, ${games.createdAt} AS since
        UNION ALL
        SELECT ${participations.guestId}, ${participations.agreedAt} FROM ${participations}
        WHERE ${participations.gameId} = ${games.id} AND ${participations.status} = 'confirmed'
      ) people
      WHERE ${games.status} IN ('scheduled', 'active')
        AND ${games.teeTime} > ${sqlInstant(now + lead - late)}::timestamptz
        AND ${games.teeTime} <= ${sqlInstant(now + lead)}::timestamptz
        AND people.since <= ${secondsBefore(lead)}
        AND NOT EXISTS (
          SELECT 1 FROM ${remindersSent}
          WHERE ${remindersSent.gameId} = ${games.id}
            AND ${remindersSent.userId} = people.user_id
            AND ${remindersSent.kind} = ${name}
            AND ${remindersSent.sentAt} > ${secondsBefore(lead + late)}
        )`,
  })
}
/**
 * Claims games that would be called off soon, and marks their hosts as asked: once for each tee time.
 */
export const claimDueDecisions = (tx: Tx, now: Instant, limit: number): Promise<DueReminder[]> =>
  claimReminders(tx, {
    kind: 'decision',
    now,
    limit,
    due: sql`SELECT ${games.id} AS game_id, ${games.hostId} AS user_id, ${games.teeTime} AS tee_time, ${games.decideAt} AS due_at
      FROM ${games}
      WHERE ${games.status} = 'scheduled' AND ${games.decision} IS NULL
        AND ${games.decideAt} > ${sqlInstant(now)}::timestamptz
        AND ${games.decideAt} <= ${sqlInstant(now + ASK_HOST_BEFORE)}::timestamptz
        AND ${games.seatsTaken} + 1 < ${games.minPlayers}`,
  })

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
const hostsUndecided: Check = (tx, userId, game) =>
  tx.orm
    .select({ id: games.id })
    .from(games)
    .where(and(gameIsUnchanged(game), eq(games.hostId, userId), isNull(games.decision)))
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
const lacksName: Check = (tx, userId, game) =>
  tx.orm
    .select({ id: games.id })
    .from(games)
    .innerJoin(participations, eq(participations.gameId, games.id))
    .innerJoin(profiles, eq(profiles.userId, participations.guestId))
    .where(
      and(
        gameIsUnchanged(game),
        eq(participations.guestId, userId),
        eq(participations.status, 'confirmed'),
        lacksCourseName(),
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
  card_expiring: joinedGame,
  reminder_host: hostsGame,
  name_missing: lacksName,
  decision_asked_host: hostsUndecided,
  check_in_open: async (tx, userId, game) => [
    ...(await hostsGame(tx, userId, game)),
    ...(await joinedGame(tx, userId, game)),
  ],
}
const seatIs =
  (status: 'missing' | 'unverified' | 'arrived'): Check =>
  (tx, userId, game) =>
    tx.orm
      .select({ id: participations.id })
      .from(participations)
      .where(
        and(
          eq(participations.gameId, game.gameId),
          eq(participations.guestId, userId),
          eq(participations.status, status),
        ),
      )
const reviewIs =
  (status: 'reported' | 'asked'): Check =>
  (tx, userId, game) =>
    tx.orm
      .select({ id: presenceReviews.id })
      .from(presenceReviews)
      .where(
        and(
          eq(presenceReviews.gameId, game.gameId),
          eq(presenceReviews.hostId, userId),
          eq(presenceReviews.status, status),
        ),
      )
const STATE_CHECKS: typeof REMINDER_CHECKS = {
  hold_refused: hasOpenHoldProblem,
  hold_needs_action: hasOpenHoldProblem,
  missing_guest: seatIs('missing'),
  did_you_play_guest: seatIs('unverified'),
  marked_present_guest: seatIs('arrived'),
  did_you_play_host: reviewIs('asked'),
  host_reported: reviewIs('reported'),
}
