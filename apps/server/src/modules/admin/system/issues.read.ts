import type { z } from 'zod'
import type { AdminIssueQuery, AdminIssueRow } from '@tomogolf/contract/admin-content.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import { readAll, readPage, Where, type Listed, type ListSource } from '../list-query.ts'
import { personColumns, personOf, readNames, type PersonRow } from '../users/people.read.ts'
import { gameColumns, gameRef, when, whenOrNull, type GameColumns, type SqlTime } from '../dto.ts'

export type IssueQuery = z.output<typeof AdminIssueQuery>
type Wire = z.input<typeof AdminIssueRow>
type Row = Partial<GameColumns> &
  PersonRow<'u'> &
  PersonRow<'a'> & {
    id: string
    reason: Wire['reason']
    message: string
    created_at: SqlTime
    fixed_at: SqlTime | null
    fixed_by: string | null
    note: string | null
    outcome: 'accepted' | 'rejected' | null
    strike_id: string | null
    strike_reason: string
    strike_at: SqlTime
    strike_removed: boolean
    rating_id: string | null
    stars: number
    words: string
    rated_at: SqlTime
    hidden: boolean
  }

const SOURCE: ListSource<'createdAt'> = {
  from: 'game_reports r',
  key: 'r.id',
  sorts: { createdAt: 'r.created_at' },
  first: '-createdAt',
  select: `SELECT r.id, r.reason, r.message, r.created_at, r.fixed_at, r.fixed_by, r.note, r.outcome, ${gameColumns('g')}, ${personColumns('u', 'u', 'f')},
      s.id AS strike_id, s.reason AS strike_reason, s.created_at AS strike_at, s.removed_at IS NOT NULL AS strike_removed,
      x.id AS rating_id, x.stars, x.words, x.updated_at AS rated_at, x.hidden_at IS NOT NULL AS hidden, ${personColumns('a', 'au', 'af')}
    FROM game_reports r LEFT JOIN games g ON g.id = r.game_id JOIN users u ON u.id = r.reporter_id JOIN profiles f ON f.user_id = u.id
    LEFT JOIN strikes s ON s.id = r.strike_id LEFT JOIN ratings x ON x.id = r.rating_id LEFT JOIN users au ON au.id = x.rater_id LEFT JOIN profiles af ON af.user_id = au.id WHERE r.id = ANY($1::text[])`,
}
const whereOf = (q: IssueQuery): Where =>
  new Where()
    .add('r.id = ?', q.id)
    .when('r.fixed_at IS NULL', q.state === 'open')
    .when('r.fixed_at IS NOT NULL', q.state === 'fixed')
    .add('r.reason = ?', q.reason)
    .add('r.game_id = ?', q.game)

async function present(tx: Tx, rows: readonly Row[]): Promise<Wire[]> {
  const names = await readNames(
    tx,
    rows.map((r) => r.fixed_by),
  )
  return rows.map((r) => ({
    id: r.id,
    reason: r.reason,
    message: r.message,
    reporter: personOf(r, 'u'),
    game: r.game_id ? gameRef(r as GameColumns) : null,
    createdAt: when(r.created_at),
    fixedAt: whenOrNull(r.fixed_at),
    fixedBy: r.fixed_by === null ? null : (names.get(r.fixed_by)?.name ?? null),
    note: r.note,
    appeal:
      r.reason === 'appeal'
        ? {
            outcome: r.outcome,
            strike:
              r.strike_id === null
                ? null
                : {
                    id: r.strike_id,
                    reason: r.strike_reason,
                    at: when(r.strike_at),
                    removed: r.strike_removed,
                  },
          }
        : null,
    rating:
      r.rating_id === null
        ? null
        : {
            id: r.rating_id,
            stars: r.stars,
            words: r.words,
            by: personOf(r, 'a'),
            at: when(r.rated_at),
            hidden: r.hidden,
          },
  }))
}
export async function listIssues(tx: Tx, q: IssueQuery): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q), q)
  return { ...rest, rows: await present(tx, rows) }
}
export const listAllIssues = async (tx: Tx, q: IssueQuery): Promise<Wire[]> =>
  present(tx, await readAll<string, Row>(tx, SOURCE, whereOf(q), q.sort))
