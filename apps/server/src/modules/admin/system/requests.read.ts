import { asc, inArray, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminRequestQuery, AdminRequestRow } from '@tomogolf/contract/admin/system.schemas'
import { requestMachine } from '@tomogolf/domain/machines/request-machine'
import { SUPPORT_HOURS } from '@tomogolf/domain/support'
import { hours, iso, type Duration, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { composeReply } from '../../requests/reply-template.presenter.ts'
import { requestEvents, requests } from '../../requests/requests.table.ts'
import {
  equals,
  isAnyOf,
  readAll,
  readPage,
  searchFor,
  type ListFilter,
  type ListResult,
  type ListSource,
  type Search,
} from '../list-query.read.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'

export type RequestQuery = z.output<typeof AdminRequestQuery>
type RequestDto = z.input<typeof AdminRequestRow>
type Row = typeof requests.$inferSelect
type EventRow = typeof requestEvents.$inferSelect

const SOURCE: ListSource<'createdAt', Row> = {
  table: requests,
  key: requests.id,
  sorts: { createdAt: requests.createdAt },
  defaultSort: '-createdAt',
  readByIds: (tx, ids) => tx.orm.select().from(requests).where(isAnyOf(requests.id, ids)),
}
/** The expression of the search index. */
const SEARCHED = sql`lower(${requests.reference} || ' ' || ${requests.name} || ' ' || ${requests.email})`
const REQUEST_SEARCH: Search = {
  matchingIds: ({ like }) =>
    sql`SELECT ${requests.id} FROM ${requests} WHERE ${SEARCHED} LIKE ${like}`,
  column: requests.id,
  rowMatches: ({ plain }) => sql`strpos(${SEARCHED}, ${plain}) > 0`,
}
const OPEN = ['received', 'in_progress'] as const
const isOpen = (row: Row): boolean => row.status === 'received' || row.status === 'in_progress'

/** Promised time to the first answer; the receipts sent to requesters state the same hours. */
const promisedTime = (kind: RequestDto['kind']): Duration =>
  hours(kind === 'contact' ? SUPPORT_HOURS.general : SUPPORT_HOURS.request)

function stateConditions(state: RequestQuery['state'], now: Instant) {
  if (state === 'open') return [inArray(requests.status, OPEN)]
  if (state === 'overdue')
    return [inArray(requests.status, OPEN), lt(requests.createdAt, now - promisedTime('booking'))]
  return [equals(requests.status, state)]
}

const toFilter = (query: RequestQuery, now: Instant): ListFilter => ({
  search: searchFor(REQUEST_SEARCH, query.search),
  conditions: [
    equals(requests.id, query.id),
    equals(requests.kind, query.kind),
    ...stateConditions(query.state, now),
  ],
})

const readEventsOf = (tx: Tx, ids: readonly string[]): Promise<EventRow[]> =>
  tx.orm
    .select()
    .from(requestEvents)
    .where(isAnyOf(requestEvents.requestId, ids))
    .orderBy(asc(requestEvents.at), asc(requestEvents.id))

async function toRequestDtos(deps: Deps, rows: readonly Row[]): Promise<RequestDto[]> {
  if (rows.length === 0) return []
  const now = deps.clock.now()
  const events = await readEventsOf(
    deps.db,
    rows.map((row) => row.id),
  )
  const people = await readPeople(deps.db, [
    ...rows.map((row) => row.userId),
    ...events.map((event) => event.operatorId),
  ])
  const eventsById = Map.groupBy(events, (event) => event.requestId)
  return rows.map((row) => {
    const own = eventsById.get(row.id) ?? []
    const dueAt = row.createdAt + promisedTime(row.kind)
    const answer = own.find((event) => event.event === 'answer')
    const assignment = own.findLast((event) => event.event === 'take' || event.event === 'reopen')
    const transitions = requestMachine.transitions.filter(({ from }) => from.includes(row.status))
    return {
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      state: row.status,
      name: row.name,
      email: row.email,
      language: row.language,
      user: row.userId === null ? null : (people.get(row.userId) ?? null),
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      dueAt: iso(dueAt),
      answeredAt: answer ? iso(answer.at) : null,
      overdue: isOpen(row) && dueAt < now,
      takenBy:
        row.status === 'in_progress' && assignment ? nameFrom(people, assignment.operatorId) : null,
      fields: row.fields,
      events: own.map((event) => ({
        at: iso(event.at),
        event: event.event,
        by: nameFrom(people, event.operatorId),
        note: event.note,
      })),
      can: [...transitions.map((transition) => transition.on), 'note' as const],
      template: composeReply(row, deps.phrase),
    }
  })
}

export async function listRequests(
  deps: Deps,
  query: RequestQuery,
): Promise<ListResult<RequestDto>> {
  const filter = toFilter(query, deps.clock.now())
  const { rows, ...counts } = await readPage(deps.db, SOURCE, filter, query)
  return { ...counts, rows: await toRequestDtos(deps, rows) }
}

export async function listAllRequests(deps: Deps, query: RequestQuery): Promise<RequestDto[]> {
  const filter = toFilter(query, deps.clock.now())
  return toRequestDtos(deps, await readAll(deps.db, SOURCE, filter, query.sort))
}
