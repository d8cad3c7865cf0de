import type { z } from 'zod'
import type { Overview } from '@tomogolf/contract/admin-money.schemas'
import { hours, type Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../../platform/database/database.ts'
import { when, type SqlTime } from '../dto.ts'

type Decision = z.input<typeof Overview>['decisions'][number]
/** How long before the provider lets a hold go an operator is warned. */
export const LAPSE_WARNING = hours(48)
/** Holds that stand, wait for an operator, and will not wait for ever. */
export const LAPSING = `h.status = 'authorised' AND h.goal IN ('keep', 'freeze') AND h.capture_before < $1::timestamptz`
export const WAITING = `h.status = 'authorised' AND h.goal = 'freeze'`
const SHOWN = 6

const OPEN = `
  (SELECT 'hold_lapsing' AS kind, h.id, g.course_name AS title, h.capture_before AS at, h.guest_id AS who FROM holds h JOIN participations p ON p.id = h.participation_id JOIN games g ON g.id = p.game_id WHERE ${LAPSING} ORDER BY h.capture_before LIMIT ${SHOWN})
  UNION ALL (SELECT 'case', c.id, g.course_name, c.created_at, p.guest_id FROM cases c JOIN games g ON g.id = c.game_id LEFT JOIN participations p ON p.id = c.participation_id WHERE c.status = 'open' ORDER BY c.created_at LIMIT ${SHOWN})
  UNION ALL (SELECT 'hold_waiting', h.id, g.course_name, h.updated_at, h.guest_id FROM holds h JOIN participations p ON p.id = h.participation_id JOIN games g ON g.id = p.game_id WHERE ${WAITING} AND NOT (${LAPSING}) AND NOT EXISTS (SELECT 1 FROM cases c WHERE c.hold_id = h.id AND c.status = 'open') ORDER BY h.updated_at LIMIT ${SHOWN})
  UNION ALL (SELECT 'issue', r.id, coalesce(g.course_name, '–'), r.created_at, r.reporter_id FROM game_reports r LEFT JOIN games g ON g.id = r.game_id WHERE r.fixed_at IS NULL ORDER BY r.created_at LIMIT ${SHOWN})
  UNION ALL (SELECT 'request', q.id, q.reference || ' · ' || q.name, q.created_at, NULL FROM requests q WHERE q.status = 'received' ORDER BY q.created_at LIMIT ${SHOWN})`

/** What waits for an operator, what runs out first at the top. */
export async function readDecisions(
  tx: Tx,
  now: Instant,
): Promise<{
  list: Decision[]
  total: number
  counts: { openCases: number; openIssues: number; waitingHolds: number; openRequests: number }
}> {
  const soon = [sqlInstant(now + LAPSE_WARNING)]
  const { rows } = await tx.executeSql<{
    kind: Decision['kind']
    id: string
    title: string
    at: SqlTime
    first_name: string | null
    last_name: string | null
  }>(
    `SELECT d.*, f.first_name, f.last_name FROM (${OPEN}) d LEFT JOIN profiles f ON f.user_id = d.who`,
    soon,
  )
  const [n] = (
    await tx.executeSql<{ cases: number; issues: number; holds: number; requests: number }>(
      `SELECT (SELECT count(*)::int FROM cases WHERE status = 'open') AS cases, (SELECT count(*)::int FROM game_reports WHERE fixed_at IS NULL) AS issues, (SELECT count(*)::int FROM requests WHERE status IN ('received', 'in_progress')) AS requests,
       (SELECT count(*)::int FROM holds h WHERE ${WAITING}) + (SELECT count(*)::int FROM holds h WHERE ${LAPSING} AND h.goal <> 'freeze') AS holds`,
      soon,
    )
  ).rows
  const urgency = (d: { kind: string }) =>
    ['hold_lapsing', 'case', 'hold_waiting', 'request', 'issue'].indexOf(d.kind)
  return {
    list: rows
      .toSorted((a, b) => urgency(a) - urgency(b))
      .slice(0, SHOWN)
      .map((r) => ({
        kind: r.kind,
        id: r.id,
        title: r.title,
        at: when(r.at),
        detail: [r.first_name, r.last_name].filter(Boolean).join(' '),
      })),
    total: n!.cases + n!.issues + n!.holds + n!.requests,
    counts: {
      openCases: n!.cases,
      openIssues: n!.issues,
      waitingHolds: n!.holds,
      openRequests: n!.requests,
    },
  }
}
