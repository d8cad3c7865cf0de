import { and, asc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import {
  DISPUTE_ANSWERABLE,
  DISPUTE_OPEN,
  disputeMachine,
  type DisputeEvent,
} from '@tomogolf/domain/machines/dispute-machine'
import { transitionFor, type Actor } from '@tomogolf/domain/machines/machine'
import { money, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import {
  disputeComparisons,
  disputeEvents,
  disputeFunds,
  disputeHeirs,
  disputes,
  fraudWarnings,
} from './disputes.table.ts'

export type Dispute = typeof disputes.$inferSelect
export type DisputeFund = typeof disputeFunds.$inferSelect

export async function readDispute(tx: Tx, id: string): Promise<Dispute | undefined> {
  return (await tx.orm.select().from(disputes).where(eq(disputes.id, id)))[0]
}
/** Locked in place of a hold: game, participation, hold or dispute. */
export async function lockDispute(tx: Tx, id: string): Promise<Dispute | undefined> {
  return (await tx.orm.select().from(disputes).where(eq(disputes.id, id)).for('update'))[0]
}
export async function lockProviderDispute(
  tx: Tx,
  providerId: string,
): Promise<Dispute | undefined> {
  return (
    await tx.orm.select().from(disputes).where(eq(disputes.providerId, providerId)).for('update')
  )[0]
}

/** Whether the money of a capture or charge is under dispute, or was lost to one. */
export const isDisputed = async (tx: Tx, booking: string): Promise<boolean> =>
  (await listDisputed(tx, [booking])).has(booking)
/** Which of these captures and charges cannot be refunded, because of a dispute. */
export async function listDisputed(tx: Tx, bookings: readonly string[]): Promise<Set<string>> {
  if (bookings.length === 0) return new Set()
  const rows = await tx.orm
    .selectDistinct({ booking: disputes.booking })
    .from(disputes)
    .where(
      and(
        inArray(disputes.booking, [...bookings]),
        inArray(disputes.status, [...DISPUTE_OPEN, 'lost']),
      ),
    )
  return new Set(rows.map((row) => row.booking))
}
/** The disputes of a capture or charge, the oldest first. */
export const listDisputesOf = (tx: Tx, booking: string): Promise<Dispute[]> =>
  tx.orm
    .select()
    .from(disputes)
    .where(eq(disputes.booking, booking))
    .orderBy(asc(disputes.openedAt), asc(disputes.id))
/** Disputes of charges that this person paid, with this account or with a deleted one. */
export const isDisputeOf = (userId: string): SQL =>
  or(
    eq(disputes.blocksUserId, userId),
    sql`${disputes.id} IN (SELECT ${disputeHeirs.disputeId} FROM ${disputeHeirs}
      WHERE ${disputeHeirs.userId} = ${userId})`,
  )!
/** Lost disputes that keep this person from joining. They outlast the account. */
export const listBlockingDisputes = (tx: Tx, userId: string): Promise<Dispute[]> =>
  tx.orm
    .select()
    .from(disputes)
    .where(
      and(isDisputeOf(userId), eq(disputes.status, 'lost'), isNull(disputes.joiningReleasedAt)),
    )
    .orderBy(asc(disputes.openedAt))
export const isJoiningBlocked = async (tx: Tx, userId: string): Promise<boolean> =>
  (await listBlockingDisputes(tx, userId)).length > 0
/**
 * The disputes of a deleted account follow the person to another one, also those that the bank has
 * not decided. Returns how many of them block joining now.
 */
export async function inheritDisputes(tx: Tx, formerId: string, userId: string): Promise<number> {
  const known = await tx.orm.select({ id: disputes.id }).from(disputes).where(isDisputeOf(formerId))
  await addHeirs(
    tx,
    known.map(({ id }) => id),
    [userId],
  )
  return (await listBlockingDisputes(tx, formerId)).length
}
export async function addHeirs(
  tx: Tx,
  disputeIds: readonly string[],
  userIds: readonly string[],
): Promise<void> {
  const rows = disputeIds.flatMap((disputeId) => userIds.map((userId) => ({ disputeId, userId })))
  if (rows.length) await tx.orm.insert(disputeHeirs).values(rows).onConflictDoNothing()
}
/** Provider ids of disputes that still move: open ones, and ended ones whose money has not come back yet. */
export async function listMovingDisputes(tx: Tx): Promise<string[]> {
  const { rows } = await tx.executeSql<{ id: string }>(
    `SELECT d.provider_id AS id FROM disputes d
      WHERE d.status NOT IN ('won', 'lost', 'closed')
        OR (d.status = 'won' AND COALESCE((
          SELECT sum(f.amount_minor) FROM dispute_funds f WHERE f.dispute_id = d.id), 0) <> 0)
      ORDER BY d.opened_at LIMIT 500`,
  )
  return rows.map((row) => row.id)
}
export const listAnswerable = (tx: Tx): Promise<Dispute[]> =>
  tx.orm
    .select()
    .from(disputes)
    .where(and(inArray(disputes.status, [...DISPUTE_ANSWERABLE]), isNotNull(disputes.respondBy)))
    .orderBy(asc(disputes.respondBy))
    .limit(500)

/** Inserts a dispute with its first log row. False when it is known already. */
export async function insertDispute(tx: Tx, dispute: Dispute): Promise<boolean> {
  const [row] = await tx.orm
    .insert(disputes)
    .values(dispute)
    .onConflictDoNothing({ target: disputes.providerId })
    .returning({ id: disputes.id })
  if (row)
    await logDispute(tx, dispute, {
      at: dispute.createdAt,
      event: 'opened',
      actor: 'provider',
      actorId: null,
      fromStatus: null,
      toStatus: dispute.status,
      details: dispute.reason,
    })
  return row !== undefined
}
export async function logDispute(
  tx: Tx,
  dispute: Pick<Dispute, 'id'>,
  event: Omit<typeof disputeEvents.$inferInsert, 'id' | 'disputeId'>,
): Promise<void> {
  await tx.orm.insert(disputeEvents).values({ ...event, id: newId(), disputeId: dispute.id })
}
export async function updateDispute(
  tx: Tx,
  id: string,
  set: Partial<Omit<Dispute, 'id' | 'status'>>,
): Promise<void> {
  await tx.orm.update(disputes).set(set).where(eq(disputes.id, id))
}
/**
 * Applies an event of the state machine and writes its log row. Null when the current state does
 * not allow it or another transaction changed the state first.
 */
export async function moveDispute(
  tx: Tx,
  dispute: Dispute,
  event: DisputeEvent,
  actor: Actor,
  now: Instant,
): Promise<Dispute | null> {
  const transition = transitionFor(disputeMachine, dispute.status, event)
  if (!transition) return null
  const closed = disputeMachine.final.includes(transition.to) ? { closedAt: now } : {}
  const [after] = await tx.orm
    .update(disputes)
    .set({ ...closed, status: transition.to, updatedAt: now })
    .where(and(eq(disputes.id, dispute.id), eq(disputes.status, dispute.status)))
    .returning()
  if (!after) return null
  await logDispute(tx, dispute, {
    at: now,
    event,
    actor,
    fromStatus: dispute.status,
    toStatus: transition.to,
  })
  return after
}

/** Stores a movement of money. False when it was stored before. */
export async function insertFunds(tx: Tx, funds: DisputeFund): Promise<boolean> {
  const rows = await tx.orm
    .insert(disputeFunds)
    .values(funds)
    .onConflictDoNothing()
    .returning({ id: disputeFunds.id })
  return rows.length > 0
}
/** What the provider has withdrawn and not returned. */
export async function readWithdrawn(tx: Tx, dispute: Dispute): Promise<Money> {
  const [row] = await tx.orm
    .select({ minor: sql`coalesce(sum(-${disputeFunds.amountMinor}), 0)`.mapWith(Number) })
    .from(disputeFunds)
    .where(eq(disputeFunds.disputeId, dispute.id))
  return money(row?.minor ?? 0, dispute.currency)
}

/** When all disputes of the provider were last compared, or null. */
export const readLastComparison = async (tx: Tx): Promise<Instant | null> =>
  (await tx.orm.select({ at: disputeComparisons.comparedAt }).from(disputeComparisons))[0]?.at ??
  null
export async function writeComparison(tx: Tx, comparedAt: Instant): Promise<void> {
  await tx.orm
    .insert(disputeComparisons)
    .values({ comparedAt })
    .onConflictDoUpdate({ target: disputeComparisons.id, set: { comparedAt } })
}

/** Stores an early fraud warning. False when it is known already. */
export async function insertFraudWarning(
  tx: Tx,
  warning: typeof fraudWarnings.$inferInsert,
): Promise<boolean> {
  const rows = await tx.orm
    .insert(fraudWarnings)
    .values(warning)
    .onConflictDoNothing()
    .returning({ id: fraudWarnings.id })
  return rows.length > 0
}
