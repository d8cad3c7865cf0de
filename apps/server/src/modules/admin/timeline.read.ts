import type { z } from 'zod'
import type { TimelineEntry } from '@tomogolf/contract/admin.schemas'
import type { Currency } from '@tomogolf/domain/money'
import type { Tx } from '../../platform/database.ts'
import { readNames } from './people.read.ts'
import { amountOrNull, when, type SqlTime } from './wire.ts'

type Wire = z.input<typeof TimelineEntry>
type Row = { at: SqlTime; kind: Wire['kind']; game_id: string | null; course_name: string | null; minor: number | null; currency: Currency | null; note: string | null; by: string | null }
const NEWEST = 60
const entry = (at: string, kind: string, more: { game?: string; minor?: string; note?: string; by?: string } = {}) =>
  `SELECT ${at} AS at, ${kind} AS kind, ${more.game ?? 'NULL::text'} AS game_id, ${more.minor ?? 'NULL::int'} AS minor, ${more.minor ? 'currency' : 'NULL::text'} AS currency, ${more.note ?? 'NULL::text'} AS note, ${more.by ?? 'NULL::text'} AS by`

/** Each part gives its newest rows; together they are the story of a person. */
const PARTS = [
  `${entry('created_at', `'registered'`)} FROM users WHERE id = $1`,
  `${entry('email_verified_at', `'verified'`)} FROM users WHERE id = $1 AND email_verified_at IS NOT NULL`,
  `${entry('host_terms_accepted_at', `'host_terms'`)} FROM users WHERE id = $1 AND host_terms_accepted_at IS NOT NULL`,
  `${entry('created_at', `'signed_in'`, { note: 'user_agent' })} FROM sessions WHERE user_id = $1`,
  `${entry('created_at', `'strike'`, { game: 'game_id', note: 'reason', by: 'given_by' })} FROM strikes WHERE user_id = $1`,
  `${entry('removed_at', `'strike_removed'`, { game: 'game_id', note: 'removal_reason', by: 'removed_by' })} FROM strikes WHERE user_id = $1 AND removed_at IS NOT NULL`,
  `${entry('created_at', `'suspended'`, { note: 'reason', by: 'given_by' })} FROM suspensions WHERE user_id = $1`,
  `${entry('lifted_at', `'suspension_lifted'`, { note: 'lift_reason', by: 'lifted_by' })} FROM suspensions WHERE user_id = $1 AND lifted_at IS NOT NULL`,
  `${entry('at', `CASE action WHEN 'profile.edit' THEN 'profile_edited' ELSE 'password_reset' END`, { note: 'reason', by: 'actor_id' })} FROM audit_log WHERE subject = $1 AND action IN ('profile.edit', 'password.reset')`,
  `${entry('created_at', `'hosted'`, { game: 'id' })} FROM games WHERE host_id = $1`,
  `${entry('updated_at', `'cancelled'`, { game: 'id', note: 'cancel_reason' })} FROM games WHERE host_id = $1 AND status IN ('cancelled', 'admin_cancelled')`,
  `${entry('e.at', `CASE e.to_status WHEN 'confirmed' THEN 'joined' WHEN 'left_late' THEN 'left' ELSE e.to_status END`, { game: 'x.game_id' })} FROM participation_events e JOIN participations x ON x.id = e.participation_id
     WHERE x.guest_id = $1 AND e.to_status IN ('confirmed', 'left', 'left_late', 'checked_in', 'missing', 'no_show', 'host_absent')`,
  `${entry('created_at', `CASE status WHEN 'refunded' THEN 'refunded' ELSE 'charged' END`, { game: 'game_id', minor: 'amount_minor', note: 'type', by: 'NULL::text' })} FROM transactions
     WHERE user_id = $1 AND status <> 'failed' AND reason IS DISTINCT FROM 'owed_to_host' AND type IN ('platform_fee', 'no_show_penalty', 'left_late_charged', 'host_no_show_penalty', 'payment_captured', 'payment_refunded')`,
]
const TIMELINE = `SELECT t.*, g.course_name FROM (${PARTS.map((part) => `(${part} ORDER BY 1 DESC LIMIT ${NEWEST})`).join(' UNION ALL ')}) t LEFT JOIN games g ON g.id = t.game_id ORDER BY t.at DESC LIMIT ${NEWEST}`

/** The newest of what somebody did and what was done to them. */
export async function readTimeline(tx: Tx, userId: string): Promise<Wire[]> {
  const { rows } = await tx.executeSql<Row>(TIMELINE, [userId])
  const names = await readNames(tx, rows.map((r) => r.by))
  return rows.map((r) => ({
    at: when(r.at), kind: r.kind, game: r.game_id && r.course_name ? { id: r.game_id, courseName: r.course_name } : null,
    amount: amountOrNull(r.minor, r.currency), note: r.note, by: r.by === null ? null : names.get(r.by)?.name ?? r.by,
  }))
}
