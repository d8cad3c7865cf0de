import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import {
  PAYOUT_OPEN,
  payoutBatchMachine,
  payoutMachine,
  type PayoutBatchEvent,
  type PayoutEvent,
} from '@tomogolf/domain/machines/payout-machine'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import { money, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import { sqlInstant, type Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/security/ids.ts'
import { payoutBatches, payoutEvents, payoutItems, payouts } from './payouts.table.ts'

export type PayoutBatch = typeof payoutBatches.$inferSelect
export type Payout = typeof payouts.$inferSelect
export type PayoutItem = typeof payoutItems.$inferSelect
export type By = {
  readonly actor: 'operator' | 'clock' | 'provider'
  readonly actorId: string | null
}
export const BY_CLOCK: By = { actor: 'clock', actorId: null }
export const BY_PROVIDER: By = { actor: 'provider', actorId: null }

const logEvent = (tx: Tx, event: Omit<typeof payoutEvents.$inferInsert, 'id'>): Promise<unknown> =>
  tx.orm.insert(payoutEvents).values({ ...event, id: newId() })

export async function insertBatch(tx: Tx, batch: PayoutBatch): Promise<void> {
  await tx.orm.insert(payoutBatches).values(batch)
  await logEvent(tx, {
    subjectId: batch.id,
    at: batch.createdAt,
    event: 'created',
    actor: 'operator',
    actorId: batch.createdBy,
    fromStatus: null,
    toStatus: batch.status,
    details: batch.reason,
  })
}
export async function insertPayout(
  tx: Tx,
  payout: Payout,
  items: readonly PayoutItem[],
  createdBy: string,
): Promise<void> {
  await tx.orm.insert(payouts).values(payout)
  await tx.orm.insert(payoutItems).values([...items])
  await logEvent(tx, {
    subjectId: payout.id,
    at: payout.createdAt,
    event: 'created',
    actor: 'operator',
    actorId: createdBy,
    fromStatus: null,
    toStatus: payout.status,
    details: null,
  })
}
export const readBatch = async (tx: Tx, id: string): Promise<PayoutBatch | undefined> =>
  (await tx.orm.select().from(payoutBatches).where(eq(payoutBatches.id, id)))[0]
export const lockBatch = async (tx: Tx, id: string): Promise<PayoutBatch | undefined> =>
  (await tx.orm.select().from(payoutBatches).where(eq(payoutBatches.id, id)).for('update'))[0]
export const listPayoutsOf = (tx: Tx, batchId: string): Promise<Payout[]> =>
  tx.orm.select().from(payouts).where(eq(payouts.batchId, batchId)).orderBy(asc(payouts.position))
export const readPayout = async (tx: Tx, id: string): Promise<Payout | undefined> =>
  (await tx.orm.select().from(payouts).where(eq(payouts.id, id)))[0]
export const readPayoutOfTransfer = async (
  tx: Tx,
  transferId: string,
): Promise<Payout | undefined> =>
  (await tx.orm.select().from(payouts).where(eq(payouts.transferId, transferId)))[0]
/** Payouts that wait for an answer of the card provider. */
export const listUnanswered = (tx: Tx): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: payouts.id })
    .from(payouts)
    .where(and(isNotNull(payouts.destination), inArray(payouts.status, ['sent', 'reversing'])))
/** Payouts by transfer that were made since an instant, and when something last happened to each. */
export const listTransferred = async (
  tx: Tx,
  since: Instant,
): Promise<{ payout: Payout; touchedAt: Instant }[]> => {
  const rows = await tx.orm
    .select({ payout: payouts, eventAt: max(payoutEvents.at) })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .leftJoin(payoutEvents, eq(payoutEvents.subjectId, payouts.id))
    .where(and(eq(payoutBatches.mode, 'connect'), gte(payouts.createdAt, since)))
    .groupBy(payouts.id)
  return rows.map(({ payout, eventAt }) => ({ payout, touchedAt: eventAt ?? payout.createdAt }))
}
/** Those of them on which nothing has happened since an instant; `since`: when it last did. */
export const listUnansweredSince = (
  tx: Tx,
  before: Instant,
): Promise<{ payout: Payout; since: Instant | null }[]> =>
  tx.orm
    .select({ payout: payouts, since: max(payoutEvents.at) })
    .from(payouts)
    .innerJoin(payoutEvents, eq(payoutEvents.subjectId, payouts.id))
    .where(and(isNotNull(payouts.destination), inArray(payouts.status, ['sent', 'reversing'])))
    .groupBy(payouts.id)
    .having(lte(max(payoutEvents.at), sqlInstant(before)))
/** The next idempotency key of a payout, unless another call has taken it. */
export const useNextAttempt = async (tx: Tx, { id, attempt }: Payout): Promise<boolean> =>
  (
    await tx.orm
      .update(payouts)
      .set({ attempt: attempt + 1 })
      .where(and(eq(payouts.id, id), eq(payouts.attempt, attempt)))
      .returning({ id: payouts.id })
  ).length > 0
export const listItemsOf = (tx: Tx, payoutIds: readonly string[]): Promise<PayoutItem[]> =>
  payoutIds.length === 0
    ? Promise.resolve([])
    : tx.orm
        .select()
        .from(payoutItems)
        .where(inArray(payoutItems.payoutId, [...payoutIds]))
        .orderBy(asc(payoutItems.gameId), asc(payoutItems.id))
export const releaseItems = (
  tx: Tx,
  payoutId: string,
  releasedAt: Instant,
): Promise<PayoutItem[]> =>
  tx.orm
    .update(payoutItems)
    .set({ releasedAt })
    .where(and(eq(payoutItems.payoutId, payoutId), isNull(payoutItems.releasedAt)))
    .returning()

type ProviderFacts = Partial<Pick<Payout, 'transferId' | 'attempt'>>
type Move = { by: By; now: Instant; details?: string | null }

/** Applies an event of the state machine and writes its log row; null when another one came first. */
export async function moveBatch(
  tx: Tx,
  batch: PayoutBatch,
  event: PayoutBatchEvent,
  { by, now, details = null }: Move,
): Promise<PayoutBatch | null> {
  const transition = transitionFor(payoutBatchMachine, batch.status, event)
  if (!transition) return null
  const [after] = await tx.orm
    .update(payoutBatches)
    .set({ status: transition.to, decidedBy: by.actorId, decidedAt: now })
    .where(and(eq(payoutBatches.id, batch.id), eq(payoutBatches.status, batch.status)))
    .returning()
  if (!after) return null
  await logEvent(tx, {
    subjectId: batch.id,
    at: now,
    event,
    ...by,
    fromStatus: batch.status,
    toStatus: after.status,
    details,
  })
  return after
}
export async function movePayout(
  tx: Tx,
  payout: Payout,
  event: PayoutEvent,
  { by, now, details = null, set = {} }: Move & { set?: ProviderFacts },
): Promise<Payout | null> {
  const transition = transitionFor(payoutMachine, payout.status, event)
  if (!transition) return null
  const isOpen = PAYOUT_OPEN.includes(transition.to)
  const [after] = await tx.orm
    .update(payouts)
    .set({ ...set, status: transition.to, reason: details, endedAt: isOpen ? null : now })
    .where(and(eq(payouts.id, payout.id), eq(payouts.status, payout.status)))
    .returning()
  if (!after) return null
  await logEvent(tx, {
    subjectId: payout.id,
    at: now,
    event,
    ...by,
    fromStatus: payout.status,
    toStatus: after.status,
    details,
  })
  return after
}

/** What all administrators sent without a second one since an instant: small batches count together. */
export async function readSentAlone(
  tx: Tx,
  { since, currency }: { since: Instant; currency: Money['currency'] },
): Promise<Money> {
  const [row] = await tx.orm
    .select({ minor: sql`COALESCE(sum(${payouts.amountMinor}), 0)`.mapWith(Number) })
    .from(payouts)
    .innerJoin(payoutBatches, eq(payoutBatches.id, payouts.batchId))
    .where(
      and(
        isNull(payoutBatches.until),
        gt(payoutBatches.createdAt, since),
        eq(payouts.currency, currency),
      ),
    )
  return money(row?.minor ?? 0, currency)
}
export const listOverdueBatches = (tx: Tx, now: Instant): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: payoutBatches.id })
    .from(payoutBatches)
    .where(and(eq(payoutBatches.status, 'waiting'), lte(payoutBatches.until, now)))
