import { and, asc, count, eq, inArray } from 'drizzle-orm'
import {
  joinRequestMachine,
  type JoinRequestEvent,
  type JoinRequestState,
} from '@tomogolf/domain/machines/join-request-machine'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import type { CausedBy } from '../participations.repository.ts'
import { joinRequestEvents, joinRequests } from './join-requests.table.ts'

export type JoinRequestRow = typeof joinRequests.$inferSelect

export async function insertJoinRequest(
  tx: Tx,
  request: JoinRequestRow,
  by: CausedBy,
): Promise<void> {
  await tx.orm.insert(joinRequests).values(request)
  await logEvent(tx, request, { event: 'asked', from: null, by, at: request.askedAt })
}

export const readJoinRequest = async (tx: Tx, id: string): Promise<JoinRequestRow | undefined> =>
  (await tx.orm.select().from(joinRequests).where(eq(joinRequests.id, id)))[0]

/** All requests of a person for some games, the oldest first. */
export const listRequestsOf = (
  tx: Tx,
  guestId: string,
  gameIds: readonly string[],
): Promise<JoinRequestRow[]> =>
  tx.orm
    .select()
    .from(joinRequests)
    .where(and(eq(joinRequests.guestId, guestId), inArray(joinRequests.gameId, [...gameIds])))
    .orderBy(asc(joinRequests.askedAt), asc(joinRequests.id))

const isPending = eq(joinRequests.status, 'pending')

export const listPendingIn = (tx: Tx, gameId: string): Promise<JoinRequestRow[]> =>
  tx.orm
    .select()
    .from(joinRequests)
    .where(and(eq(joinRequests.gameId, gameId), isPending))
    .orderBy(asc(joinRequests.askedAt), asc(joinRequests.id))

export const listPendingOf = (tx: Tx, guestId: string): Promise<JoinRequestRow[]> =>
  tx.orm
    .select()
    .from(joinRequests)
    .where(and(eq(joinRequests.guestId, guestId), isPending))
    .orderBy(asc(joinRequests.askedAt))

/** Unanswered requests by game. */
export async function countPending(
  tx: Tx,
  gameIds: readonly string[],
): Promise<Map<string, number>> {
  if (gameIds.length === 0) return new Map()
  const rows = await tx.orm
    .select({ gameId: joinRequests.gameId, count: count() })
    .from(joinRequests)
    .where(and(inArray(joinRequests.gameId, [...gameIds]), isPending))
    .groupBy(joinRequests.gameId)
  return new Map(rows.map((row) => [row.gameId, row.count]))
}

/**
 * Applies an event of the state machine and writes its log row. Null when a concurrent change came
 * first: of an answer and a withdrawal, one wins.
 */
export async function moveJoinRequest(
  tx: Tx,
  request: JoinRequestRow,
  { event, by, now, details = null }: JoinRequestMove,
  set: Partial<JoinRequestRow> = {},
): Promise<JoinRequestRow | null> {
  const transition = transitionFor(joinRequestMachine, request.status, event)
  if (!transition) return null
  const [after] = await tx.orm
    .update(joinRequests)
    .set({ ...set, status: transition.to, endedAt: now })
    .where(and(eq(joinRequests.id, request.id), eq(joinRequests.status, request.status)))
    .returning()
  if (!after) return null
  await logEvent(tx, after, { event, from: request.status, by, at: now, details })
  return after
}
type JoinRequestMove = {
  event: JoinRequestEvent
  by: CausedBy
  now: Instant
  /** The operator's reason. */
  details?: string | null
}

export async function updateJoinRequest(
  tx: Tx,
  id: string,
  set: Partial<JoinRequestRow>,
): Promise<void> {
  await tx.orm.update(joinRequests).set(set).where(eq(joinRequests.id, id))
}

async function logEvent(
  tx: Tx,
  request: JoinRequestRow,
  logged: {
    event: string
    from: JoinRequestState | null
    by: CausedBy
    at: Instant
    details?: string | null
  },
): Promise<void> {
  await tx.orm.insert(joinRequestEvents).values({
    id: newId(),
    requestId: request.id,
    at: logged.at,
    event: logged.event,
    actor: logged.by.actor,
    actorId: logged.by.actorId,
    fromStatus: logged.from,
    toStatus: request.status,
    details: logged.details ?? null,
  })
}
