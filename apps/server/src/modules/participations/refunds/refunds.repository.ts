import { and, asc, eq, inArray } from 'drizzle-orm'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import {
  REFUND_OPEN,
  refundMachine,
  type RefundEvent,
} from '@tomogolf/domain/machines/refund-machine'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { refundEvents, refunds } from './refunds.table.ts'

export type Refund = typeof refunds.$inferSelect

export async function readRefund(tx: Tx, id: string): Promise<Refund | undefined> {
  return (await tx.orm.select().from(refunds).where(eq(refunds.id, id)))[0]
}
export async function lockRefund(tx: Tx, id: string): Promise<Refund | undefined> {
  return (await tx.orm.select().from(refunds).where(eq(refunds.id, id)).for('update'))[0]
}
export const listRefundsOf = (tx: Tx, booking: string): Promise<Refund[]> =>
  tx.orm.select().from(refunds).where(eq(refunds.booking, booking)).orderBy(asc(refunds.createdAt))
export const listRefundsOfIntent = (tx: Tx, intentId: string): Promise<Refund[]> =>
  tx.orm.select().from(refunds).where(eq(refunds.intentId, intentId))
export const listOpenRefunds = (tx: Tx): Promise<{ id: string }[]> =>
  tx.orm
    .select({ id: refunds.id })
    .from(refunds)
    .where(inArray(refunds.status, [...REFUND_OPEN]))
    .orderBy(asc(refunds.createdAt))
    .limit(200)
export async function insertRefund(tx: Tx, refund: Refund): Promise<void> {
  await tx.orm.insert(refunds).values(refund)
  await tx.orm.insert(refundEvents).values({
    id: newId(),
    refundId: refund.id,
    at: refund.createdAt,
    event: 'asked',
    actor: refund.givenBy === null ? 'system' : 'operator',
    fromStatus: null,
    toStatus: refund.status,
    details: refund.reason,
  })
}
/**
 * Applies an event of the state machine and writes its log row. Null when another transaction was
 * first. `attempt`: the next attempt, when the key of this one is used up.
 */
export async function moveRefund(
  tx: Tx,
  refund: Refund,
  event: RefundEvent,
  now: Instant,
  set: Partial<Pick<Refund, 'attempt' | 'problem'>> = {},
): Promise<Refund | null> {
  const transition = transitionFor(refundMachine, refund.status, event)
  if (!transition) return null
  const isFinal = refundMachine.final.includes(transition.to)
  const [after] = await tx.orm
    .update(refunds)
    .set({ problem: null, ...set, status: transition.to, finishedAt: isFinal ? now : null })
    .where(
      and(
        eq(refunds.id, refund.id),
        eq(refunds.status, refund.status),
        eq(refunds.attempt, refund.attempt),
      ),
    )
    .returning()
  if (!after) return null
  await tx.orm.insert(refundEvents).values({
    id: newId(),
    refundId: refund.id,
    at: now,
    event,
    actor: event === 'unanswered' ? 'system' : 'provider',
    fromStatus: refund.status,
    toStatus: transition.to,
    details: set.problem ?? null,
  })
  return after
}
