import type { z } from 'zod'
import type { AdminRequestQuery, AdminRequestRow } from '@tomogolf/contract/admin-content.schemas'
import { requestMachine } from '@tomogolf/domain/request-machine'
import type { Tx } from '../../platform/database.ts'
import { likePart, readAll, readPage, Where, type Listed, type ListSource } from './list.read.ts'
import { readNames } from './people.read.ts'
import { when, type SqlTime } from './wire.ts'

export type RequestQuery = z.output<typeof AdminRequestQuery>
type Wire = z.input<typeof AdminRequestRow>
type Row = { id: string; reference: string; kind: Wire['kind']; status: Wire['state']; user_id: string | null; name: string; email: string; language: string; fields: Wire['fields'] | string; created_at: SqlTime; updated_at: SqlTime }

const SOURCE: ListSource<'createdAt'> = {
  from: 'requests r', key: 'r.id', sorts: { createdAt: 'r.created_at' }, first: '-createdAt',
  select: 'SELECT r.id, r.reference, r.kind, r.status, r.user_id, r.name, r.email, r.language, r.fields, r.created_at, r.updated_at FROM requests r WHERE r.id = ANY($1::text[])',
}
const whereOf = (q: RequestQuery): Where => new Where().add('r.kind = ?', q.kind).add('r.status = ?', q.state === 'open' ? undefined : q.state).when(`r.status IN ('received', 'in_progress')`, q.state === 'open')
  .add(`lower(r.reference || ' ' || r.name || ' ' || r.email) LIKE ?`, q.search ? likePart(q.search) : undefined)

async function present(tx: Tx, rows: readonly Row[]): Promise<Wire[]> {
  const events = rows.length ? (await tx.executeSql<{ request_id: string; at: SqlTime; event: string; operator_id: string | null; note: string | null }>(
    'SELECT request_id, at, event, operator_id, note FROM request_events WHERE request_id = ANY($1::text[]) ORDER BY at', [rows.map((r) => r.id)])).rows : []
  const names = await readNames(tx, [...rows.map((r) => r.user_id), ...events.map((e) => e.operator_id)])
  return rows.map((r) => ({
    id: r.id, reference: r.reference, kind: r.kind, state: r.status, name: r.name, email: r.email, language: r.language, user: r.user_id === null ? null : names.get(r.user_id) ?? null, createdAt: when(r.created_at), updatedAt: when(r.updated_at),
    fields: typeof r.fields === 'string' ? JSON.parse(r.fields) as Wire['fields'] : r.fields,
    events: events.filter((e) => e.request_id === r.id).map((e) => ({ at: when(e.at), event: e.event, by: e.operator_id === null ? null : names.get(e.operator_id)?.name ?? null, note: e.note })),
    can: requestMachine.transitions.filter((t) => t.from.includes(r.status)).map((t) => t.on),
  }))
}
export async function listRequests(tx: Tx, q: RequestQuery): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(tx, SOURCE, whereOf(q), q)
  return { ...rest, rows: await present(tx, rows) }
}
export const listAllRequests = async (tx: Tx, q: RequestQuery): Promise<Wire[]> => present(tx, await readAll<string, Row>(tx, SOURCE, whereOf(q), q.sort))
