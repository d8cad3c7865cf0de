import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { RequestEvent, RequestState } from '@tomogolf/domain/machines/request-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { requestEvents, requests } from './requests.table.ts'

export type Request = typeof requests.$inferSelect
type EventDetails = {
  readonly event: RequestEvent | 'received' | 'note' | 'letter'
  readonly fromStatus: RequestState | null
  readonly toStatus: RequestState
  readonly operatorId: string | null
  readonly note: string | null
}

const insertEvent = (tx: Tx, requestId: string, at: Instant, details: EventDetails) =>
  tx.orm.insert(requestEvents).values({ id: newId(), requestId, at, ...details })

/**
 * False when the reference or the idempotency key is taken. A concurrent retry waits here for the
 * first attempt.
 */
export async function insertRequest(tx: Tx, request: Request): Promise<boolean> {
  const inserted = await tx.orm
    .insert(requests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: requests.id })
  if (inserted.length === 0) return false
  await insertEvent(tx, request.id, request.createdAt, {
    event: 'received',
    fromStatus: null,
    toStatus: request.status,
    operatorId: null,
    note: null,
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
        .where(and(eq(requests.email, email), gte(requests.createdAt, since)))
    )[0]?.n ?? 0
  )
}
export const listRequestsOf = (tx: Tx, userId: string, limit: number): Promise<Request[]> =>
  tx.orm
    .select()
    .from(requests)
    .where(eq(requests.userId, userId))
    .orderBy(desc(requests.createdAt), desc(requests.id))
    .limit(limit)

/** Moves a request to another status and logs it. False when another transaction moved it first. */
export async function moveRequest(
  tx: Tx,
  request: Request,
  to: RequestState,
  now: Instant,
  details: Pick<EventDetails, 'event' | 'operatorId' | 'note'>,
): Promise<boolean> {
  const moved = await tx.orm
    .update(requests)
    .set({ status: to, updatedAt: now })
    .where(and(eq(requests.id, request.id), eq(requests.status, request.status)))
    .returning({ id: requests.id })
  if (moved.length === 0) return false
  await insertEvent(tx, request.id, now, { ...details, fromStatus: request.status, toStatus: to })
  return true
}

/**
 * Adds a note. The status stays, but `updatedAt` changes, so that an operator with the older view
 * gets a conflict.
 */
export async function insertNote(
  tx: Tx,
  request: Request,
  now: Instant,
  operatorId: string,
  note: string,
): Promise<void> {
  await tx.orm.update(requests).set({ updatedAt: now }).where(eq(requests.id, request.id))
  await insertEvent(tx, request.id, now, {
    event: 'note',
    fromStatus: request.status,
    toStatus: request.status,
    operatorId,
    note,
  })
}
/** Logs the reply that is mailed to the sender; stored under the event name `letter`. */
export const insertReply = (
  tx: Tx,
  request: Request,
  now: Instant,
  operatorId: string,
  text: string,
) =>
  insertEvent(tx, request.id, now, {
    event: 'letter',
    fromStatus: request.status,
    toStatus: 'answered',
    operatorId,
    note: text,
  })
