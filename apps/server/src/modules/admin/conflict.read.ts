import type { ErrorCode, ErrorDetail } from '@tomogolf/contract/errors'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../deps.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isRefused, type Refused } from '../../platform/refusal.ts'
import { dateText } from '@tomogolf/format/zoned-dates'
import { readNames } from './users/people.read.ts'
import type { SqlTime } from './dto.ts'

/** Refusals that may mean: somebody else was faster. */
const OVERTAKEN: readonly ErrorCode[] = [
  'STALE_EDIT',
  'ALREADY_DONE',
  'CONFLICT',
  'GAME_CANCELLED',
  'GAME_ALREADY_TAKEN_PLACE',
  'REFUND_NOT_POSSIBLE',
  'CHARGE_NOT_RETRYABLE',
  'NOT_SUSPENDED',
  'AMOUNT_TOO_HIGH',
]
type Change = {
  at: SqlTime
  actor_id: string | null
  action: string
  before: string | null
  after: string | null
  reason: string | null
}
/** Where the newest change of a thing is written down: the record of administrators, or what players did to a game or their own profile. */
const SOURCES = {
  audit: `SELECT at, actor_id, 'admin.action.' || action AS action, before, after, reason FROM audit_log WHERE subject = $1 ORDER BY at DESC, id DESC LIMIT 1`,
  case: `SELECT decided_at AS at, decided_by AS actor_id, 'admin.action.case.decide' AS action, NULL AS before, status AS after, reason FROM cases WHERE id = $1 AND decided_at IS NOT NULL`,
  issue: `SELECT fixed_at AS at, fixed_by AS actor_id, CASE WHEN reason = 'appeal' THEN 'admin.action.appeal.decide' ELSE 'admin.action.issue.fix' END AS action, NULL AS before, outcome AS after, note AS reason FROM game_reports WHERE id = $1 AND fixed_at IS NOT NULL`,
  game: `SELECT at, actor_id, 'admin.event.' || event AS action, NULL AS before, NULL AS after, details AS reason FROM game_events WHERE game_id = $1 ORDER BY at DESC, id DESC LIMIT 1`,
  profile: `SELECT p.updated_at AS at, coalesce(a.actor_id, p.user_id) AS actor_id, 'admin.action.profile.edit' AS action, a.before, a.after, a.reason FROM profiles p
    LEFT JOIN LATERAL (SELECT * FROM audit_log WHERE subject = p.user_id AND action = 'profile.edit' AND at = p.updated_at LIMIT 1) a ON true WHERE p.user_id = $1`,
} as const
export type ChangeSource = keyof typeof SOURCES

/** An act that came too late says who was faster, when, and with what: nobody overwrites a colleague unseen. */
export async function withWhatChanged<T>(
  deps: Deps,
  language: Language,
  of: ChangeSource,
  subject: string,
  done: T | Refused,
): Promise<T | Refused> {
  if (!isRefused(done) || !OVERTAKEN.includes(done.refused)) return done
  const detail = await lastChange(deps.db, deps, language, of, subject)
  return detail ? { ...done, details: [...(done.details ?? []), detail] } : done
}

async function lastChange(
  tx: Tx,
  { phrase, clock }: Deps,
  language: Language,
  of: ChangeSource,
  subject: string,
): Promise<ErrorDetail | null> {
  const [change] = (await tx.executeSql<Change>(SOURCES[of], [subject])).rows
  if (!change) return null
  const name =
    change.actor_id === null
      ? phrase(language, 'admin.audit.product')
      : ((await readNames(tx, [change.actor_id])).get(change.actor_id)?.name ?? change.actor_id)
  const time = dateText(new Date(change.at).getTime(), language, 'Asia/Tokyo', {
    time: true,
    now: clock.now(),
  })
  const values = [change.before, change.after].filter((value) => value !== null).join(' → ')
  const what = [phrase(language, change.action), values, change.reason ?? '']
    .filter(Boolean)
    .join(' · ')
    .slice(0, 400)
  return {
    path: 'changedBy',
    code: 'changed_by',
    message: phrase(language, 'answers.changed_by', { name, time, what }),
  }
}
