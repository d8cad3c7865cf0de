import { and, count, desc, eq, gte } from 'drizzle-orm'
import type { RequestEvent, RequestState } from '@tomogolf/domain/request-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { requestEvents, requests } from './requests.table.ts'

export type Request = typeof requests.$inferSelect
type Logged = {
  readonly event: RequestEvent | 'received' | 'note' | 'letter'
  readonly fromStatus: RequestState | null
  readonly toStatus: RequestState
  readonly operatorId: string | null
  readonly note: string | null
}

const log = (tx: Tx, requestId: string, at: Instant, what: Logged) =>
  tx.orm.insert(requestEvents).values({ id: newId(), requestId, at, ...what })

/** False when the reference or the sender's key is taken. A second try that runs at the same time waits here for the first. */
export async function insertRequest(tx: Tx, request: Request): Promise<boolean> {
  const inserted = await tx.orm
    .insert(requests)
    .values(request)
    .onConflictDoNothing()
    .returning({ id: requests.id })
  if (inserted.length === 0) return false
  await log(tx, request.id, request.createdAt, {
    event: 'received',
    fromStatus: null,
    toStatus: request.status,
    operatorId: null,
    note: null,
  })
  return true
}
/** Locks the row: two operators at once see each other's steps. */
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

/** Moves a request on, with its row in the log. False when somebody else was faster. */
export async function moveRequest(
  tx: Tx,
  request: Request,
  to: RequestState,
  now: Instant,
  what: Pick<Logged, 'event' | 'operatorId' | 'note'>,
): Promise<boolean> {
  const moved = await tx.orm
    .update(requests)
    .set({ status: to, updatedAt: now })
    .where(and(eq(requests.id, request.id), eq(requests.status, request.status)))
    .returning({ id: requests.id })
  if (moved.length === 0) return false
  await log(tx, request.id, now, { ...what, fromStatus: request.status, toStatus: to })
  return true
}

/** A colleague's note: the state stays, but whoever looked before has not seen it. */
export async function noteOnRequest(
  tx: Tx,
  request: Request,
  now: Instant,
  operatorId: string,
  note: string,
): Promise<void> {
  await tx.orm.update(requests).set({ updatedAt: now }).where(eq(requests.id, request.id))
  await log(tx, request.id, now, {
    event: 'note',
    fromStatus: request.status,
    toStatus: request.status,
    operatorId,
    note,
  })
}
/** What was written to the sender. */
export const logLetter = (
  tx: Tx,
  request: Request,
  now: Instant,
  operatorId: string,
  text: string,
) =>
  log(tx, request.id, now, {
    event: 'letter',
    fromStatus: request.status,
    toStatus: 'answered',
    operatorId,
    note: text,
  })
