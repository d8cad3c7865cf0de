import type { z } from 'zod'
import type { AuditQuery, AuditRow } from '@tomogolf/contract/admin.schemas'
import type { Tx } from '../../../platform/database/database.ts'
import { readAll, readPage, Where, type Listed, type ListSource } from '../list-query.ts'
import { readNames } from '../users/people.read.ts'
import { when, type SqlTime } from '../dto.ts'

export type AuditListQuery = z.output<typeof AuditQuery>
type Wire = z.input<typeof AuditRow>
type Row = {
  id: string
  at: SqlTime
  actor_id: string | null
  action: string
  subject: string
  reason: string | null
  before: string | null
  after: string | null
  ip: string | null
}

const SOURCE: ListSource<'at'> = {
  from: 'audit_log a',
  key: 'a.id',
  sorts: { at: 'a.at' },
  first: '-at',
  select:
    'SELECT a.id, a.at, a.actor_id, a.action, a.subject, a.reason, a.before, a.after, a.ip FROM audit_log a WHERE a.id = ANY($1::text[])',
}
const whereOf = (q: AuditListQuery): Where =>
  new Where()
    .add('a.id = ?', q.id)
    .add('a.action = ?', q.action)
    .add('a.actor_id = ?', q.actor)
    .add('a.subject = ?', q.subject)
    .between('a.at', q.from, q.to)

async function present(tx: Tx, rows: readonly Row[]): Promise<Wire[]> {
  const names = await readNames(
    tx,
    rows.flatMap((r) => [r.actor_id, r.subject]),
  )
  const { rows: things } = await tx.executeSql<{ id: string; name: string }>(
    'SELECT id, course_name AS name FROM games WHERE id = ANY($1::text[]) UNION ALL SELECT id, name_en FROM courses WHERE id = ANY($1::text[])',
    [rows.map((r) => r.subject)],
  )
  const about = new Map(things.map((thing) => [thing.id, thing.name]))
  return rows.map(({ at, actor_id, ...row }) => ({
    ...row,
    at: when(at),
    actor: actor_id === null ? null : (names.get(actor_id) ?? null),
    about: names.get(row.subject)?.name ?? about.get(row.subject) ?? null,
  }))
}
export async function listAudit(tx: Tx, q: AuditListQuery): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q), q)
  return { ...rest, rows: await present(tx, rows) }
}
export const listAllAudit = async (tx: Tx, q: AuditListQuery): Promise<Wire[]> =>
  present(tx, await readAll<string, Row>(tx, SOURCE, whereOf(q), q.sort))
