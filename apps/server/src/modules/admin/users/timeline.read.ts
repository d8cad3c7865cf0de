import type { z } from 'zod'
import type { Timeline, TimelineEntry } from '@tomogolf/contract/admin.schemas'
import type { Currency } from '@tomogolf/domain/money'
import type { Tx } from '../../../platform/database/database.ts'
import { readNames } from './people.read.ts'
import { amountOrNull, when, type SqlTime } from '../dto.ts'

type Wire = z.input<typeof TimelineEntry>
type Kind = Wire['kind']
type Row = {
  at: SqlTime
  key: string
  kind: Kind
  game_id: string | null
  course_name: string | null
  minor: number | null
  currency: Currency | null
  state: string | null
  note: string | null
  by: string | null
}
const PAGE = 50
type Columns = { game?: string; minor?: string; state?: string; note?: string; by?: string }
/** `key`: unique in the part; `kind` stands before it, so that it is unique among all parts and the same for every page. */
const entry = (
  at: string,
  kind: Kind | { sql: string; name: string },
  key: string,
  more: Columns = {},
) => {
  const [name, sql] = typeof kind === 'string' ? [kind, `'${kind}'`] : [kind.name, kind.sql]
  return `SELECT ${at} AS at, '${name} ' || ${key} AS key, ${sql} AS kind, ${more.game ?? 'NULL::text'} AS game_id, ${more.minor ?? 'NULL::int'} AS minor, ${more.minor ? 'currency' : 'NULL::text'} AS currency, ${more.state ?? 'NULL::text'} AS state, ${more.note ?? 'NULL::text'} AS note, ${more.by ?? 'NULL::text'} AS by`
}
const SEAT = `CASE e.to_status WHEN 'confirmed' THEN 'joined' WHEN 'left_late' THEN 'left' WHEN 'game_cancelled' THEN 'game_called_off' WHEN 'force_cancelled' THEN 'game_called_off' ELSE e.to_status END`

/** What somebody did, and what was done to them: every table that knows of a moment of theirs. */
const PARTS = [
  // the account
  `${entry('created_at', 'registered', 'id')} FROM users WHERE id = $1`,
  `${entry('email_verified_at', 'verified', 'id')} FROM users WHERE id = $1 AND email_verified_at IS NOT NULL`,
  `${entry('host_terms_accepted_at', 'host_terms', 'id')} FROM users WHERE id = $1 AND host_terms_accepted_at IS NOT NULL`,
  `${entry('totp_enrolled_at', 'totp', 'id')} FROM users WHERE id = $1 AND totp_enrolled_at IS NOT NULL`,
  `${entry('created_at', 'signed_in', 'hash', { note: 'user_agent' })} FROM sessions WHERE user_id = $1`,
  `${entry('created_at', 'photo', 'id')} FROM photos WHERE user_id = $1`,
  `${entry('created_at', 'card_saved', 'id', { note: `brand || ' ' || last4` })} FROM cards WHERE user_id = $1`,
  `${entry('removed_at', 'card_removed', 'id', { note: `brand || ' ' || last4` })} FROM cards WHERE user_id = $1 AND removed_at IS NOT NULL`,
  // standing
  `${entry('created_at', 'strike', 'id', { game: 'game_id', note: 'reason', by: 'given_by' })} FROM strikes WHERE user_id = $1`,
  `${entry('removed_at', 'strike_removed', 'id', { game: 'game_id', note: 'removal_reason', by: 'removed_by' })} FROM strikes WHERE user_id = $1 AND removed_at IS NOT NULL`,
  `${entry('created_at', 'suspended', 'id', { note: 'reason', by: 'given_by' })} FROM suspensions WHERE user_id = $1`,
  `${entry('lifted_at', 'suspension_lifted', 'id', { note: 'lift_reason', by: 'lifted_by' })} FROM suspensions WHERE user_id = $1 AND lifted_at IS NOT NULL`,
  `${entry('at', 'profile_edited', 'id', { note: 'reason', by: 'actor_id' })} FROM audit_log WHERE subject = $1 AND action = 'profile.edit'`,
  `${entry('at', 'password_reset', 'id', { note: 'reason', by: 'actor_id' })} FROM audit_log WHERE subject = $1 AND action = 'password.reset'`,
  // games
  `${entry('created_at', 'hosted', 'id', { game: 'id' })} FROM games WHERE host_id = $1`,
  `${entry('e.at', { name: 'game', sql: `CASE e.event WHEN 'edited' THEN 'game_edited' ELSE 'cancelled' END` }, 'e.id', { game: 'e.game_id', note: 'e.details', by: 'e.actor_id' })} FROM game_events e JOIN games g ON g.id = e.game_id WHERE g.host_id = $1 AND e.event IN ('edited', 'cancel', 'force_cancel')`,
  `${entry('e.at', { name: 'seat', sql: SEAT }, 'e.id', { game: 'x.game_id', note: 'e.details' })} FROM participation_events e JOIN participations x ON x.id = e.participation_id
     WHERE x.guest_id = $1 AND e.to_status IN ('confirmed', 'left', 'left_late', 'seat_released', 'game_cancelled', 'force_cancelled', 'checked_in', 'missing', 'disputed', 'no_show', 'host_absent')`,
  `${entry('created_at', 'reported', 'id', { game: 'game_id', state: `CASE WHEN fixed_at IS NULL THEN 'open' ELSE 'fixed' END`, note: 'message' })} FROM game_reports WHERE reporter_id = $1`,
  `${entry('r.created_at', 'was_reported', 'r.id', { game: 'r.game_id', state: `CASE WHEN r.fixed_at IS NULL THEN 'open' ELSE 'fixed' END`, note: 'r.message', by: 'r.reporter_id' })} FROM games g JOIN game_reports r ON r.game_id = g.id WHERE g.host_id = $1`,
  `${entry('c.created_at', 'case', `c.id || ' guest'`, { game: 'c.game_id', state: 'c.kind' })} FROM participations x JOIN cases c ON c.participation_id = x.id WHERE x.guest_id = $1`,
  `${entry('c.decided_at', 'case_decided', `c.id || ' guest'`, { game: 'c.game_id', state: 'c.status', note: 'c.reason', by: 'c.decided_by' })} FROM participations x JOIN cases c ON c.participation_id = x.id WHERE x.guest_id = $1 AND c.decided_at IS NOT NULL`,
  `${entry('c.created_at', 'case', `c.id || ' host'`, { game: 'c.game_id', state: 'c.kind' })} FROM games g JOIN cases c ON c.game_id = g.id WHERE g.host_id = $1 AND c.kind = 'host_absent'`,
  `${entry('c.decided_at', 'case_decided', `c.id || ' host'`, { game: 'c.game_id', state: 'c.status', note: 'c.reason', by: 'c.decided_by' })} FROM games g JOIN cases c ON c.game_id = g.id WHERE g.host_id = $1 AND c.kind = 'host_absent' AND c.decided_at IS NOT NULL`,
  // money, requests, mail
  `${entry('created_at', 'money', 'id', { game: 'game_id', minor: 'amount_minor', state: 'status', note: `CASE WHEN reason = 'owed_to_host' THEN reason ELSE type END` })} FROM transactions WHERE user_id = $1`,
  `${entry('created_at', 'request', 'id', { state: 'kind', note: 'reference' })} FROM requests WHERE user_id = $1`,
  `${entry('e.at', 'request_step', 'e.id', { state: 'e.event', note: 'r.reference', by: 'e.operator_id' })} FROM requests r JOIN request_events e ON e.request_id = r.id WHERE r.user_id = $1 AND e.event <> 'received'`,
  `${entry('created_at', 'mail', 'id', { state: `CASE WHEN problem IS NOT NULL THEN 'refused' END`, note: 'subject' })} FROM outbox WHERE user_id = $1`,
]
const EVERYTHING = `SELECT t.*, g.course_name FROM (${PARTS.map((part) => `(SELECT * FROM (${part}) p WHERE ($2::timestamptz IS NULL OR (p.at, p.key) < ($2::timestamptz, $3::text)) ORDER BY p.at DESC, p.key DESC LIMIT ${PAGE + 1})`).join('\n UNION ALL ')}) t
  LEFT JOIN games g ON g.id = t.game_id ORDER BY t.at DESC, t.key DESC LIMIT ${PAGE + 1}`

/** A page of everything about one person, newest first. `before`: the `next` of the page above; anything else begins at the top. */
export async function readTimeline(
  tx: Tx,
  userId: string,
  before: string | undefined,
): Promise<z.input<typeof Timeline>> {
  const [, at = null, key = null] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z) (.+)$/.exec(before ?? '') ?? []
  const { rows } = await tx.executeSql<Row>(EVERYTHING, [userId, at, key])
  const shown = rows.slice(0, PAGE)
  const names = await readNames(
    tx,
    shown.map((r) => r.by),
  )
  const entries = shown.map((r): Wire => ({
    key: r.key,
    at: when(r.at),
    kind: r.kind,
    game: r.game_id && r.course_name ? { id: r.game_id, courseName: r.course_name } : null,
    amount: amountOrNull(r.minor, r.currency),
    state: r.state,
    note: r.note,
    by: r.by === null ? null : (names.get(r.by)?.name ?? r.by),
  }))
  const last = entries.at(-1)
  return { entries, next: rows.length > PAGE && last ? `${last.at} ${last.key}` : null }
}
