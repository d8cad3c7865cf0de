import type { z } from 'zod'
import type { AdminRequestQuery, AdminRequestRow } from '@tomogolf/contract/admin-content.schemas'
import { requestMachine } from '@tomogolf/domain/request-machine'
import { SUPPORT_HOURS } from '@tomogolf/domain/support'
import { hours, iso } from '@tomogolf/domain/time'
import type { Language } from '@tomogolf/phrases'
import type { Deps } from '../../../deps.ts'
import { sqlInstant } from '../../../platform/database/database.ts'
import { answerTemplate } from '../../requests/answer-template.ts'
import {
  readAll,
  readPage,
  Where,
  type Listed,
  type ListSource,
  type Search,
} from '../list-query.ts'
import { readNames } from '../users/people.read.ts'
import { when, type SqlTime } from '../dto.ts'

export type RequestQuery = z.output<typeof AdminRequestQuery>
type Wire = z.input<typeof AdminRequestRow>
type Row = {
  id: string
  reference: string
  kind: Wire['kind']
  status: Wire['state']
  user_id: string | null
  name: string
  email: string
  language: Language
  fields: Wire['fields'] | string
  created_at: SqlTime
  updated_at: SqlTime
}
type EventRow = {
  request_id: string
  at: SqlTime
  event: string
  operator_id: string | null
  note: string | null
}

const SOURCE: ListSource<'createdAt'> = {
  from: 'requests r',
  key: 'r.id',
  sorts: { createdAt: 'r.created_at' },
  first: '-createdAt',
  select:
    'SELECT r.id, r.reference, r.kind, r.status, r.user_id, r.name, r.email, r.language, r.fields, r.created_at, r.updated_at FROM requests r WHERE r.id = ANY($1::text[])',
}
const WORDS = `lower(reference || ' ' || name || ' ' || email)`
const SEARCH: Search = {
  ids: `SELECT id FROM requests WHERE ${WORDS} LIKE ?`,
  column: 'r.id',
  walk: `strpos(${WORDS}, ??) > 0`,
}
const OPEN = `r.status IN ('received', 'in_progress')`
/** What was promised to who wrote; the receipts name the same number of hours. */
const promised = (kind: Wire['kind']) =>
  hours(kind === 'contact' ? SUPPORT_HOURS.general : SUPPORT_HOURS.request)

function whereOf(q: RequestQuery, now: number): Where {
  const where = new Where()
    .add('r.id = ?', q.id)
    .add('r.kind = ?', q.kind)
    .add('r.status = ?', q.state === 'open' || q.state === 'overdue' ? undefined : q.state)
    .when(OPEN, q.state === 'open' || q.state === 'overdue')
  where.add(
    'r.created_at < ?::timestamptz',
    q.state === 'overdue' ? sqlInstant(now - promised('booking')) : undefined,
  )
  return where.search(SEARCH, q.search)
}

async function present(deps: Deps, rows: readonly Row[]): Promise<Wire[]> {
  const now = deps.clock.now()
  const events = rows.length
    ? (
        await deps.db.executeSql<EventRow>(
          'SELECT request_id, at, event, operator_id, note FROM request_events WHERE request_id = ANY($1::text[]) ORDER BY at, id',
          [rows.map((r) => r.id)],
        )
      ).rows
    : []
  const names = await readNames(deps.db, [
    ...rows.map((r) => r.user_id),
    ...events.map((e) => e.operator_id),
  ])
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id)?.name ?? null))
  return rows.map((r) => {
    const own = events.filter((e) => e.request_id === r.id)
    const dueAt = new Date(r.created_at).getTime() + promised(r.kind),
      open = r.status === 'received' || r.status === 'in_progress'
    const answered = own.find((e) => e.event === 'answer'),
      taken = own.findLast((e) => e.event === 'take' || e.event === 'reopen')
    return {
      id: r.id,
      reference: r.reference,
      kind: r.kind,
      state: r.status,
      name: r.name,
      email: r.email,
      language: r.language,
      user: r.user_id === null ? null : (names.get(r.user_id) ?? null),
      createdAt: when(r.created_at),
      updatedAt: when(r.updated_at),
      dueAt: iso(dueAt),
      answeredAt: answered ? when(answered.at) : null,
      overdue: open && dueAt < now,
      takenBy: r.status === 'in_progress' && taken ? nameOf(taken.operator_id) : null,
      fields: typeof r.fields === 'string' ? (JSON.parse(r.fields) as Wire['fields']) : r.fields,
      events: own.map((e) => ({
        at: when(e.at),
        event: e.event,
        by: nameOf(e.operator_id),
        note: e.note,
      })),
      can: [
        ...requestMachine.transitions.filter((t) => t.from.includes(r.status)).map((t) => t.on),
        'note' as const,
      ],
      template: answerTemplate(r, deps.phrase),
    }
  })
}
export async function listRequests(deps: Deps, q: RequestQuery): Promise<Listed<Wire>> {
  const { rows, ...rest } = await readPage<string, Row>(
    deps.db,
    SOURCE,
    whereOf(q, deps.clock.now()),
    q,
  )
  return { ...rest, rows: await present(deps, rows) }
}
export const listAllRequests = async (deps: Deps, q: RequestQuery): Promise<Wire[]> =>
  present(deps, await readAll<string, Row>(deps.db, SOURCE, whereOf(q, deps.clock.now()), q.sort))
