import { and, asc, eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { AdminRequestQuery, AdminRequestRow } from '@tomogolf/contract/admin/system.schemas'
import { replyTarget } from '@tomogolf/domain/inbox/reply-clock'
import { requestMachine } from '@tomogolf/domain/machines/request-machine'
import { maskEmail, maskEmailsIn, maskFields } from '@tomogolf/domain/people/masking'
import { REQUEST_KINDS, type RequestKind } from '@tomogolf/domain/requests'
import type { Settings } from '@tomogolf/domain/settings'
import { iso, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
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
  type SearchScope,
  type SearchTerm,
} from '../list-query.read.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { nameFrom, readPeople } from '../users/people.read.ts'

export type RequestQuery = z.output<typeof AdminRequestQuery> & SearchScope
type RequestDto = z.input<typeof AdminRequestRow>
type Row = typeof requests.$inferSelect & { readonly kind: RequestKind }
type EventRow = typeof requestEvents.$inferSelect

const SOURCE: ListSource<'createdAt', Row> = {
  table: requests,
  key: requests.id,
  sorts: { createdAt: requests.createdAt },
  defaultSort: '-createdAt',
  readByIds: async (tx, ids) =>
    (await tx.orm.select().from(requests).where(isAnyOf(requests.id, ids))) as Row[],
}
/** The expression of the search index. */
const SEARCHED = sql`lower(${requests.reference} || ' ' || ${requests.name} || ' ' || ${requests.email})`
/** What is found of it without the permission to see contact details, besides the whole address. */
export const isFoundWithoutContacts = (like: SQL, plain: SQL): SQL =>
  sql`(lower(${requests.reference} || ' '
      || CASE WHEN strpos(${requests.name}, '@') > 0 THEN '' ELSE ${requests.name} END) LIKE ${like}
    OR lower(${requests.email}) = ${plain})`
const alsoFoundBy = ({ like, plain, contactsInPart }: SearchTerm): SQL =>
  contactsInPart ? sql`` : sql`AND ${isFoundWithoutContacts(like, plain)}`
/** Sent with the account that has this id, or from its address. */
const isOfUser = (id: SQL): SQL =>
  sql`(${requests.userId} = ${id} OR lower(${requests.email})
    = (SELECT lower(${users.email}) FROM ${users} WHERE ${users.id} = ${id}))`
const REQUEST_SEARCH: Search = {
  matchingIds: (term) =>
    sql`SELECT ${requests.id} FROM ${requests}
        WHERE ${SEARCHED} LIKE ${term.like} ${alsoFoundBy(term)}
      UNION SELECT ${requests.id} FROM ${requests} WHERE ${isOfUser(term.exact)}`,
  column: requests.id,
  rowMatches: (term) =>
    sql`(strpos(${SEARCHED}, ${term.plain}) > 0 ${alsoFoundBy(term)}) OR ${isOfUser(term.exact)}`,
}
const OPEN = ['received', 'in_progress'] as const
const isOpen = (row: Row): boolean => row.status === 'received' || row.status === 'in_progress'

/** The clock of the inbox runs from here. */
const waitingSince = sql`coalesce(${requests.waitingSince}, ${requests.createdAt})`

function stateConditions(state: RequestQuery['state'], now: Instant, settings: Settings) {
  if (state === 'open') return [inArray(requests.status, OPEN)]
  if (state === 'overdue')
    return [
      inArray(requests.status, OPEN),
      or(
        ...REQUEST_KINDS.map((kind) =>
          and(
            eq(requests.kind, kind),
            sql`${waitingSince} <= ${iso(now - replyTarget(kind, settings))}::timestamptz`,
          ),
        ),
      ),
    ]
  return [equals(requests.status, state)]
}

const toFilter = (query: RequestQuery, now: Instant, settings: Settings): ListFilter => ({
  search: searchFor(REQUEST_SEARCH, query),
  conditions: [
    equals(requests.id, query.id),
    query.kind ? eq(requests.kind, query.kind) : inArray(requests.kind, [...REQUEST_KINDS]),
    ...stateConditions(query.state, now, settings),
  ],
})

const readEventsOf = (tx: Tx, ids: readonly string[]): Promise<EventRow[]> =>
  tx.orm
    .select()
    .from(requestEvents)
    .where(isAnyOf(requestEvents.requestId, ids))
    .orderBy(asc(requestEvents.at), asc(requestEvents.id))

async function toRequestDtos(
  deps: Deps,
  rows: readonly Row[],
  settings: Settings,
): Promise<RequestDto[]> {
  if (rows.length === 0) return []
  const now = deps.clock.now()
  const events = await readEventsOf(
    deps.db,
    rows.map((row) => row.id),
  )
  const people = await readPeople(deps.db, [
    ...rows.flatMap((row) => [row.userId, row.assigneeId]),
    ...events.map((event) => event.operatorId),
  ])
  const eventsById = Map.groupBy(events, (event) => event.requestId)
  return rows.map((row) => {
    const own = eventsById.get(row.id) ?? []
    const dueAt = (row.waitingSince ?? row.createdAt) + replyTarget(row.kind, settings)
    const answer = own.find((event) => event.event === 'answer')
    const transitions = requestMachine.transitions.filter(({ from }) => from.includes(row.status))
    return {
      id: row.id,
      reference: row.reference,
      kind: row.kind,
      state: row.status,
      name: maskEmailsIn(row.name),
      email: maskEmail(row.email),
      language: row.language,
      user: row.userId === null ? null : (people.get(row.userId) ?? null),
      createdAt: iso(row.createdAt),
      updatedAt: iso(row.updatedAt),
      dueAt: iso(dueAt),
      answeredAt: answer ? iso(answer.at) : null,
      overdue: isOpen(row) && dueAt <= now,
      takenBy: nameFrom(people, row.assigneeId),
      fields: maskFields(row.fields as Readonly<Record<string, unknown>>),
      events: own.map((event) => ({
        at: iso(event.at),
        event: event.event,
        by: nameFrom(people, event.operatorId),
        note: event.note,
      })),
      can: [...transitions.map((transition) => transition.on), 'note' as const],
    }
  })
}

export async function listRequests(
  deps: Deps,
  query: RequestQuery,
): Promise<ListResult<RequestDto>> {
  const settings = await readSettings(deps.db)
  const filter = toFilter(query, deps.clock.now(), settings)
  const { rows, ...counts } = await readPage(deps.db, SOURCE, filter, query)
  return { ...counts, rows: await toRequestDtos(deps, rows, settings) }
}

export async function listAllRequests(deps: Deps, query: RequestQuery): Promise<RequestDto[]> {
  const settings = await readSettings(deps.db)
  const filter = toFilter(query, deps.clock.now(), settings)
  return toRequestDtos(deps, await readAll(deps.db, SOURCE, filter, query.sort), settings)
}
