import { and, count, desc, eq, gte, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import type { RequestEvent, RequestState } from '@tomogolf/domain/machines/request-machine'
import { REQUEST_KINDS, type RequestKind } from '@tomogolf/domain/requests'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { requestEvents, requests } from './requests.table.ts'

export type Request = typeof requests.$inferSelect
export type SentRequest = Request & { readonly kind: RequestKind }
type EventDetails = {
  readonly event: RequestEvent | 'received' | 'note' | 'letter' | 'mail' | 'automatic' | 'assign'
  readonly fromStatus: RequestState | null
  readonly toStatus: RequestState
  readonly operatorId: string | null
  readonly note: string | null
  readonly fromAddress?: string
  readonly dedupeKey?: string
  readonly messageId?: string | null
}
/** How a thread begins. */
export type FirstEvent = Pick<EventDetails, 'event' | 'operatorId' | 'note' | 'messageId'>
/** Begins the key of a thread that the team started. */
export const BY_TEAM = 'team'
const isOfForm = inArray(requests.kind, [...REQUEST_KINDS])
/** What a user or visitor sent by a form. */
export const isSent = and(
  isOfForm,
  sql`coalesce(${requests.requestKey}, '') NOT LIKE ${`${BY_TEAM} %`}::text`,
)

const insertEvent = (tx: Tx, requestId: string, at: Instant, details: EventDetails) =>
  tx.orm.insert(requestEvents).values({ id: newId(), requestId, at, ...details })

/**
 * False when the reference or the idempotency key is taken. A concurrent retry waits here for the
 * first attempt.
 */
export async function insertRequest(
  tx: Tx,
  request: Request,
  first: FirstEvent = {
    event: 'received',
    operatorId: null,
    note: null,
  },
): Promise<boolean> {
  const inserted = await tx.orm
    .insert(requests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: requests.id })
  if (inserted.length === 0) return false
  await insertEvent(tx, request.id, request.createdAt, {
    ...first,
    fromStatus: null,
    toStatus: request.status,
  })
  return true
}
/** Locks the row, so that two operators at once see each other's steps. */
export async function lockRequest(tx: Tx, id: string): Promise<Request | undefined> {
  return (await tx.orm.select().from(requests).where(eq(requests.id, id)).for('update'))[0]
}
export async function readRequestByKey(tx: Tx, requestKey: string): Promise<Request | undefined> {
  return (await tx.orm.select().from(requests).where(eq(requests.requestKey, requestKey)))[0]
}
export async function countRequestsFrom(tx: Tx, email: string, since: Instant): Promise<number> {
  return (
    (
      await tx.orm
        .select({ n: count() })
        .from(requests)
        .where(and(isSent, eq(requests.email, email), gte(requests.createdAt, since)))
    )[0]?.n ?? 0
  )
}
/** What a user sent by a form, newest first. */
export const listRequestsOf = async (
  tx: Tx,
  userId: string,
  limit: number,
): Promise<SentRequest[]> =>
  (await tx.orm
    .select()
    .from(requests)
    .where(and(isSent, eq(requests.userId, userId)))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit)) as SentRequest[]

type Changes = Partial<Pick<Request, 'assigneeId' | 'waitingSince' | 'settledAt'>>
/** Moves a request to another status and logs it. False when another transaction moved it first. */
export async function moveRequest(
  tx: Tx,
  request: Request,
  to: RequestState,
  now: Instant,
  {
    changes = {},
    ...details
  }: Omit<EventDetails, 'fromStatus' | 'toStatus'> & { readonly changes?: Changes },
): Promise<boolean> {
  const moved = await tx.orm
    .update(requests)
    .set({ ...changes, status: to, updatedAt: now })
    .where(and(eq(requests.id, request.id), eq(requests.status, request.status)))
    .returning({ id: requests.id })
  if (moved.length === 0) return false
  await insertEvent(tx, request.id, now, { ...details, fromStatus: request.status, toStatus: to })
  return true
}

/**
 * Adds a note, a reply or an incoming mail. The status stays, but `updatedAt` changes, so that an
 * operator with the older view gets a conflict.
 */
export async function addToRequest(
  tx: Tx,
  request: Request,
  now: Instant,
  details: Omit<EventDetails, 'fromStatus' | 'toStatus'>,
): Promise<void> {
  await tx.orm.update(requests).set({ updatedAt: now }).where(eq(requests.id, request.id))
  const { status } = request
  await insertEvent(tx, request.id, now, { ...details, fromStatus: status, toStatus: status })
}
/** Stores who takes care of a thread. It is no message, so `updatedAt` stays. */
export async function assignRequest(
  tx: Tx,
  request: Request,
  now: Instant,
  assignment: { assigneeId: string | null; operatorId: string },
): Promise<void> {
  const { assigneeId, operatorId } = assignment
  await tx.orm.update(requests).set({ assigneeId }).where(eq(requests.id, request.id))
  const { status } = request
  await insertEvent(tx, request.id, now, {
    event: 'assign',
    fromStatus: status,
    toStatus: status,
    operatorId,
    note: assigneeId,
  })
}
/** Records that the report or appeal of a thread is decided, and closes the thread. */
export async function settleRequest(
  tx: Tx,
  request: Request,
  now: Instant,
  operatorId: string | null,
): Promise<void> {
  const changes = { settledAt: now }
  if (request.status === 'closed')
    await tx.orm.update(requests).set(changes).where(eq(requests.id, request.id))
  else
    await moveRequest(tx, request, 'closed', now, {
      event: 'close',
      operatorId,
      note: null,
      changes,
    })
}

/** What was sent by a form and answered, without a change since an instant. */
export const listAnsweredBefore = (tx: Tx, before: Instant): Promise<Request[]> =>
  tx.orm
    .select()
    .from(requests)
    .where(and(isOfForm, eq(requests.status, 'answered'), lt(requests.updatedAt, before)))
    .orderBy(requests.id)
    .limit(500)
    .for('update', { skipLocked: true })

export const hasEvent = async (tx: Tx, dedupeKey: string): Promise<boolean> =>
  (
    await tx.orm
      .select({ id: requestEvents.id })
      .from(requestEvents)
      .where(eq(requestEvents.dedupeKey, dedupeKey))
  ).length > 0
/** Mails that a thread received since an instant. */
export const countMailsTo = async (tx: Tx, requestId: string, since: Instant): Promise<number> =>
  (
    await tx.orm
      .select({ n: count() })
      .from(requestEvents)
      .where(
        and(
          eq(requestEvents.requestId, requestId),
          gte(requestEvents.at, since),
          inArray(requestEvents.event, ['mail', 'automatic']),
        ),
      )
  )[0]?.n ?? 0

/** More would make the header of a mail too long. */
const MAX_REFERENCES = 12
/** The Message-IDs of the last mails of a thread, oldest first. */
export const listMessageIds = async (tx: Tx, requestId: string): Promise<string[]> =>
  (
    await tx.orm
      .select({ messageId: requestEvents.messageId })
      .from(requestEvents)
      .where(and(eq(requestEvents.requestId, requestId), isNotNull(requestEvents.messageId)))
      .orderBy(desc(requestEvents.at), desc(requestEvents.id))
      .limit(MAX_REFERENCES)
  )
    .flatMap(({ messageId }) => messageId ?? [])
    .toReversed()
