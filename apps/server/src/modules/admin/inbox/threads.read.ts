import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { InboxList, InboxQuery, ThreadRow } from '@tomogolf/contract/admin/inbox.schemas'
import { replyClock, replyTarget } from '@tomogolf/domain/inbox/reply-clock'
import { mayReadThread } from '@tomogolf/domain/inbox/thread-permissions'
import { THREAD_KINDS, type ThreadKind } from '@tomogolf/domain/requests'
import { maskEmailsIn } from '@tomogolf/domain/people/masking'
import type { Settings } from '@tomogolf/domain/settings'
import { hasPermission, type AdminRole } from '@tomogolf/domain/team/permissions'
import { HOUR, iso, isoOrNull, type Instant } from '@tomogolf/domain/time'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { selectRows } from '../../../platform/database/select-rows.ts'
import { presentPagination } from '../../../platform/http/pagination.presenter.ts'
import { readSettings } from '../../settings/settings.repository.ts'
import { requestEvents, requests } from '../../requests/requests.table.ts'
import { isAnyOf, likePattern, normalise } from '../list-query.read.ts'
import type { PersonDto } from '../dto.presenter.ts'
import { isFoundWithoutContacts } from '../system/requests.read.ts'
import { isGiven, toTeamPerson } from '../team/assignees.read.ts'
import { readPeople } from '../users/people.read.ts'

export type ThreadViewer = { readonly userId: string; readonly adminRole: AdminRole | null }
export type ThreadRecord = typeof requests.$inferSelect
export type EventRecord = typeof requestEvents.$inferSelect
export type RowDto = z.input<typeof ThreadRow>
type ListDto = z.input<typeof InboxList>

const OPEN = ['received', 'in_progress', 'answered'] as const
/** Events of a message, of either side. */
const MESSAGES: readonly string[] = ['received', 'mail', 'automatic', 'letter']
const OF_SENDER: readonly string[] = ['received', 'mail']

export const readableKinds = ({ adminRole }: ThreadViewer): ThreadKind[] =>
  THREAD_KINDS.filter((kind) => mayReadThread(adminRole, kind))

const isAssigned = isGiven(requests.assigneeId)

const inBox = (box: z.output<typeof InboxQuery>['box'], userId: string): SQL | undefined => {
  const open = inArray(requests.status, [...OPEN])
  switch (box) {
    case 'open':
      return open
    case 'mine':
      return and(open, eq(requests.assigneeId, userId))
    case 'unassigned':
      return and(open, sql`NOT ${isAssigned}`)
    case 'closed':
      return eq(requests.status, 'closed')
  }
}

/** Without the permission to see contact details, an address is found as a whole only. */
const isFoundBy = (search: string, { adminRole }: ThreadViewer): SQL | undefined => {
  const like = sql`${likePattern(search)}::text`
  return and(
    sql`lower(${requests.reference} || ' ' || ${requests.name} || ' ' || ${requests.email})
      LIKE ${like}`,
    adminRole !== null && hasPermission(adminRole, 'contacts.show')
      ? undefined
      : isFoundWithoutContacts(like, sql`${normalise(search)}::text`),
  )
}

/** Threads by their clock: what is due first; then those that wait for the sender, then closed ones. */
export async function listThreads(
  { db, clock }: Deps,
  query: z.output<typeof InboxQuery>,
  viewer: ThreadViewer,
): Promise<ListDto> {
  const settings = await readSettings(db)
  const kinds = readableKinds(viewer).filter((kind) => !query.kind || kind === query.kind)
  const where = and(
    inArray(requests.kind, kinds),
    inBox(query.box, viewer.userId),
    query.search ? isFoundBy(query.search, viewer) : undefined,
  )
  const isNone = kinds.length === 0
  const matches = isNone ? [] : await readOrdered(db, where, query, settings)
  const rows = await readThreads(
    db,
    matches.map((match) => match.id),
    settings,
    clock.now(),
  )
  // a page past the end has no row that names it
  const total = matches[0]?.total ?? (isNone ? 0 : await countAll(db, where))
  return {
    rows,
    pagination: { ...presentPagination(query, total), capped: false },
    counts: await countThreads(db, viewer),
  }
}

const readOrdered = (
  tx: Tx,
  where: SQL | undefined,
  { page, pageSize }: { page: number; pageSize: number },
  settings: Settings,
): Promise<{ id: string; total: number }[]> =>
  selectRows(
    tx,
    sql`SELECT ${requests.id} AS id, (count(*) OVER ())::int AS total FROM ${requests} WHERE ${where}
      ORDER BY CASE ${requests.status} WHEN 'closed' THEN 2 WHEN 'answered' THEN 1 ELSE 0 END,
        CASE WHEN ${requests.status} IN ('received', 'in_progress') THEN ${dueAt(settings)} END,
        ${requests.updatedAt} DESC, ${requests.id}
      LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
  )
async function countAll(tx: Tx, where: SQL | undefined): Promise<number> {
  const [row] = await selectRows<{ total: number }>(
    tx,
    sql`SELECT count(*)::int AS total FROM ${requests} WHERE ${where}`,
  )
  return row!.total
}
/** The same instant as `replyClock` computes. */
const dueAt = (settings: Settings): SQL => {
  const targets = THREAD_KINDS.map(
    (kind) => sql`WHEN ${kind} THEN ${replyTarget(kind, settings) / HOUR}::int`,
  )
  return sql`coalesce(${requests.waitingSince}, ${requests.createdAt})
    + (CASE ${requests.kind} ${sql.join(targets, sql` `)} END) * interval '1 hour'`
}

async function countThreads(tx: Tx, viewer: ThreadViewer): Promise<ListDto['counts']> {
  const kinds = readableKinds(viewer)
  if (kinds.length === 0) return { open: 0, mine: 0, unassigned: 0 }
  const [counts] = await selectRows<ListDto['counts']>(
    tx,
    sql`SELECT count(*)::int AS open,
      (count(*) FILTER (WHERE ${requests.assigneeId} = ${viewer.userId}))::int AS mine,
      (count(*) FILTER (WHERE NOT ${isAssigned}))::int AS unassigned
      FROM ${requests}
      WHERE ${inArray(requests.kind, kinds)} AND ${inArray(requests.status, [...OPEN])}`,
  )
  return counts!
}

/** Rows of threads in the order of the ids. */
export async function readThreads(
  tx: Tx,
  ids: readonly string[],
  settings: Settings,
  now: Instant,
): Promise<RowDto[]> {
  if (ids.length === 0) return []
  const records = await tx.orm.select().from(requests).where(isAnyOf(requests.id, ids))
  const events = await readEvents(tx, ids)
  const people = await readPeople(
    tx,
    records.map((record) => record.assigneeId),
  )
  const eventsById = Map.groupBy(events, (event) => event.requestId)
  const byId = new Map(
    records.map((record) => [
      record.id,
      toThreadRow(record, eventsById.get(record.id) ?? [], people, settings, now),
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}
/** The order of what happens in one instant. */
const WITHIN_INSTANT = [
  'received',
  'mail',
  'automatic',
  'take',
  'reopen',
  'assign',
  'note',
  'answer',
  'letter',
  'close',
]
export const readEvents = async (tx: Tx, ids: readonly string[]): Promise<EventRecord[]> =>
  (
    await tx.orm
      .select()
      .from(requestEvents)
      .where(isAnyOf(requestEvents.requestId, ids))
      .orderBy(requestEvents.at, requestEvents.id)
  ).toSorted(
    (a, b) => a.at - b.at || WITHIN_INSTANT.indexOf(a.event) - WITHIN_INSTANT.indexOf(b.event),
  )

export function toThreadRow(
  record: ThreadRecord,
  events: readonly EventRecord[],
  people: ReadonlyMap<string, PersonDto>,
  settings: Settings,
  now: Instant,
): RowDto {
  const since = record.waitingSince ?? record.createdAt
  const answeredAt =
    events.find(({ event, at }) => (event === 'answer' || event === 'letter') && at >= since)?.at ??
    null
  const clock = replyClock(
    { status: record.status, since, answeredAt, target: replyTarget(record.kind, settings) },
    now,
  )
  const assignee = record.assigneeId === null ? undefined : people.get(record.assigneeId)
  const fields = record.fields as Readonly<Record<string, unknown>>
  return {
    id: record.id,
    reference: record.reference,
    kind: record.kind,
    state: record.status,
    // older threads have the address of a sender without a name
    name: maskEmailsIn(record.name),
    subject: typeof fields.subject === 'string' ? fields.subject : null,
    reason: typeof fields.reason === 'string' ? fields.reason : null,
    messages: events.filter(({ event }) => MESSAGES.includes(event)).length,
    unread: record.status !== 'closed' && OF_SENDER.includes(events.at(-1)?.event ?? 'received'),
    assignee: assignee ? toTeamPerson(assignee) : null,
    clock: {
      state: clock.state,
      since: iso(since),
      dueAt: iso(clock.dueAt),
      answeredAt: isoOrNull(answeredAt),
    },
    createdAt: iso(record.createdAt),
    updatedAt: iso(record.updatedAt),
  }
}
