import { and, eq, isNotNull, ne, notExists, sum } from 'drizzle-orm'
import { transitionFor } from '@tomogolf/domain/machines/machine'
import {
  paymentApprovalMachine,
  type PaymentApprovalEvent,
} from '@tomogolf/domain/machines/payment-approval-machine'
import { money, type Money } from '@tomogolf/domain/money'
import type { Instant } from '@tomogolf/domain/time'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/security/ids.ts'
import { refunds } from '../refunds/refunds.table.ts'
import { paymentApprovalEvents, paymentApprovals } from './payment-approvals.table.ts'

export type PaymentApproval = typeof paymentApprovals.$inferSelect
type By = { readonly actor: 'operator' | 'clock' | 'system'; readonly actorId: string | null }

export async function insertApproval(tx: Tx, approval: PaymentApproval): Promise<void> {
  await tx.orm.insert(paymentApprovals).values(approval)
  await tx.orm.insert(paymentApprovalEvents).values({
    id: newId(),
    approvalId: approval.id,
    at: approval.askedAt,
    event: 'asked',
    actor: 'operator',
    actorId: approval.askedBy,
    fromStatus: null,
    toStatus: approval.status,
    details: approval.reason,
  })
}
export const readApproval = async (tx: Tx, id: string): Promise<PaymentApproval | undefined> =>
  (await tx.orm.select().from(paymentApprovals).where(eq(paymentApprovals.id, id)))[0]

export const readWaitingFor = async (
  tx: Tx,
  subjectId: string,
): Promise<PaymentApproval | undefined> =>
  (
    await tx.orm
      .select()
      .from(paymentApprovals)
      .where(and(eq(paymentApprovals.subjectId, subjectId), eq(paymentApprovals.status, 'waiting')))
  )[0]

/**
 * Applies an event of the state machine and writes its log row. Null when another decision came
 * first.
 */
export async function moveApproval(
  tx: Tx,
  approval: PaymentApproval,
  { event, by, now, note = null }: ApprovalMove,
  set: Partial<Pick<PaymentApproval, 'resultId'>> = {},
): Promise<PaymentApproval | null> {
  const transition = transitionFor(paymentApprovalMachine, approval.status, event)
  if (!transition) return null
  const [after] = await tx.orm
    .update(paymentApprovals)
    .set({ ...set, status: transition.to, decidedBy: by.actorId, endedAt: now, note })
    .where(and(eq(paymentApprovals.id, approval.id), eq(paymentApprovals.status, approval.status)))
    .returning()
  if (!after) return null
  await tx.orm.insert(paymentApprovalEvents).values({
    id: newId(),
    approvalId: approval.id,
    at: now,
    event,
    ...by,
    fromStatus: approval.status,
    toStatus: after.status,
    details: note,
  })
  return after
}
export type ApprovalMove = {
  event: PaymentApprovalEvent
  by: By
  now: Instant
  note?: string | null
}

/** What administrators refunded of a payment without a second person. */
export async function readRefundedAlone(
  tx: Tx,
  booking: string,
  currency: Money['currency'],
): Promise<Money> {
  const [row] = await tx.orm
    .select({ minor: sum(refunds.amountMinor) })
    .from(refunds)
    .where(
      and(
        eq(refunds.booking, booking),
        isNotNull(refunds.givenBy),
        ne(refunds.status, 'failed'),
        notExists(
          tx.orm
            .select({ id: paymentApprovals.id })
            .from(paymentApprovals)
            .where(eq(paymentApprovals.resultId, refunds.id)),
        ),
      ),
    )
  return money(Number(row?.minor ?? 0), currency)
}
