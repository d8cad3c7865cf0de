import type { z } from 'zod'
import type { Strike } from '@tomogolf/contract/accounts.schemas'
import { iso, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'

export type StandingStrike = z.input<typeof Strike>
type Time = string | Date
type Row = {
  id: string
  reason: string
  game_id: string | null
  created_at: Time
  course_name: string | null
  tee_time: Time
  missing_at: Time | null
  statement_until: Time | null
  statement_at: Time | null
  appealed: string | null
  outcome: 'accepted' | 'rejected' | null
  note: string | null
}
const time = (at: Time): string => iso(new Date(at).getTime())
const timeOrNull = (at: Time | null): string | null => (at === null ? null : time(at))

/**
 * The strikes that count against somebody, newest first, with what explains them. Strikes, places and appeals belong to later modules;
 * they are only read here, by their columns, because the profile and the right to host show them.
 */
export async function readStrikes(tx: Tx, userId: string): Promise<StandingStrike[]> {
  const { rows } = await tx.executeSql<Row>(
    `SELECT s.id, s.reason, s.game_id, s.created_at, g.course_name, g.tee_time, p.missing_at, p.statement_until, p.statement_at, a.id AS appealed, a.outcome, a.note
     FROM strikes s LEFT JOIN games g ON g.id = s.game_id LEFT JOIN participations p ON p.game_id = s.game_id AND p.guest_id = s.user_id AND p.status = 'no_show'
       LEFT JOIN game_reports a ON a.reporter_id = s.user_id AND a.reason = 'appeal' AND (a.strike_id = s.id OR a.game_id = s.game_id)
     WHERE s.user_id = $1 AND s.removed_at IS NULL ORDER BY s.created_at DESC, s.id`,
    [userId],
  )
  return rows.map((r) => ({
    id: r.id,
    reason: r.reason,
    gameId: r.game_id,
    createdAt: time(r.created_at),
    facts:
      r.course_name === null
        ? null
        : {
            courseName: r.course_name,
            teeTime: time(r.tee_time),
            missingAt: timeOrNull(r.missing_at),
            statementUntil: timeOrNull(r.statement_until),
            statedAt: timeOrNull(r.statement_at),
          },
    appeal: r.appealed === null ? null : { state: r.outcome ?? 'open', answer: r.note },
  }))
}

/** Somebody's strikes and suspensions as they count now. */
export type StandingNow = {
  readonly strikes: readonly StandingStrike[]
  readonly suspensions: readonly StandingSuspension[]
}
export const readStanding = async (tx: Tx, userId: string, now: Instant): Promise<StandingNow> => ({
  strikes: await readStrikes(tx, userId),
  suspensions: await readSuspensions(tx, userId, now),
})

export type StandingSuspension = {
  readonly until: string
  readonly since: string
  readonly reason: string | null
}
/** The suspensions that hold now, the longest first; with a reason where an operator gave one (what strikes bring about says only their number). */
async function readSuspensions(
  tx: Tx,
  userId: string,
  now: Instant,
): Promise<StandingSuspension[]> {
  const { rows } = await tx.executeSql<{
    until: Time
    created_at: Time
    reason: string
    given_by: string | null
  }>(
    'SELECT until, created_at, reason, given_by FROM suspensions WHERE user_id = $1 AND lifted_at IS NULL AND until >= $2::timestamptz ORDER BY until DESC',
    [userId, sqlInstant(now)],
  )
  return rows.map((r) => ({
    until: time(r.until),
    since: time(r.created_at),
    reason: /^strikes: \d+$/.test(r.reason) ? null : r.reason,
  }))
}
