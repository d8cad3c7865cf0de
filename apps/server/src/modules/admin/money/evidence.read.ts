import type { z } from 'zod'
import type { CaseEvidence } from '@tomogolf/contract/admin-money.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import { when, whenOrNull, type SqlTime } from '../dto.ts'

type Wire = z.input<typeof CaseEvidence>
type Facts = { id: string; qr_opened_at: SqlTime | null; settled_at: SqlTime | null }
type Entry = {
  game_id: string
  at: SqlTime
  what: Wire['record'][number]['what']
  who: string | null
  note: string | null
  proved: SqlTime | null
}

const name = (p: string) =>
  `coalesce(nullif(concat_ws(' ', ${p}.first_name, ${p}.last_name), ''), '')`
/** Everything that was recorded about who came to some games, oldest first. */
const RECORD = `
  SELECT id AS game_id, qr_opened_at AS at, 'qr_opened' AS what, NULL::text AS who, NULL::text AS note, NULL::timestamptz AS proved FROM games WHERE id = ANY($1::text[]) AND qr_opened_at IS NOT NULL
  UNION ALL SELECT game_id, created_at, CASE WHEN row_number() OVER (PARTITION BY game_id ORDER BY created_at) = 1 THEN 'code_made' ELSE 'code_renewed' END, NULL, NULL, NULL FROM check_in_codes WHERE game_id = ANY($1::text[])
  UNION ALL SELECT s.game_id, s.received_at, 'scan', ${name('f')}, s.result, s.shown_at FROM check_in_scans s JOIN profiles f ON f.user_id = s.guest_id WHERE s.game_id = ANY($1::text[])
  UNION ALL SELECT w.game_id, w.at, 'wrong_code', ${name('f')}, NULL, NULL FROM check_in_failures w JOIN profiles f ON f.user_id = w.user_id WHERE w.game_id = ANY($1::text[])
  UNION ALL SELECT r.game_id, r.created_at, 'report', ${name('f')}, r.reason || CASE WHEN r.message = '' THEN '' ELSE ': ' || r.message END, NULL FROM game_reports r JOIN profiles f ON f.user_id = r.reporter_id WHERE r.game_id = ANY($1::text[]) AND r.reason <> 'rating'
  UNION ALL SELECT p.game_id, p.statement_at, 'statement', ${name('f')}, p.statement, NULL FROM participations p JOIN profiles f ON f.user_id = p.guest_id WHERE p.game_id = ANY($1::text[]) AND p.statement_at IS NOT NULL
  UNION ALL SELECT p.game_id, e.at, e.event, ${name('f')}, CASE WHEN e.actor IN ('guest', 'clock') THEN NULL ELSE e.actor END, NULL FROM participation_events e JOIN participations p ON p.id = e.participation_id JOIN profiles f ON f.user_id = p.guest_id
    WHERE p.game_id = ANY($1::text[]) AND e.event IN ('check_in', 'prove_presence', 'mark_present', 'settle_missing', 'settle_host_absent', 'statement_expired', 'case_accepted', 'case_rejected')
  ORDER BY at, what`

/** What decided, or will decide, who came to each of these games: the code's openings, scans with their times, reports, both sides' words, and each step of settlement. */
export async function readEvidence(tx: Tx, gameIds: readonly string[]): Promise<Map<string, Wire>> {
  if (gameIds.length === 0) return new Map()
  const ids = [[...new Set(gameIds)]]
  const { rows: games } = await tx.executeSql<Facts>(
    `SELECT id, qr_opened_at, settled_at FROM games WHERE id = ANY($1::text[])`,
    ids,
  )
  const { rows: entries } = await tx.executeSql<Entry>(RECORD, ids)
  return new Map(
    games.map((g) => [
      g.id,
      {
        qrOpenedAt: whenOrNull(g.qr_opened_at),
        settledAt: whenOrNull(g.settled_at),
        record: entries
          .filter((e) => e.game_id === g.id)
          .map((e) => ({
            at: when(e.at),
            what: e.what,
            who: e.who,
            note: e.note,
            provedAt: whenOrNull(e.proved),
          })),
      },
    ]),
  )
}
