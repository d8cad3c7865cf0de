import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PaymentApprovalState } from '@tomogolf/domain/machines/payment-approval-machine'
import type { ApprovalAct } from '@tomogolf/domain/payments/approval'
import type { Currency } from '@tomogolf/domain/money'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import type { ApprovedRequest, Consequence } from './payment-approvals.types.ts'

/**
 * A charge or refund above the limit, asked for by one administrator and decided by another.
 * `request` is the act with its values; the approval executes exactly this.
 */
export const paymentApprovals = pgTable(
  'payment_approvals',
  {
    id: text().primaryKey(),
    act: text().$type<ApprovalAct>().notNull(),
    /** The hold, transaction or case. */
    subjectId: text().notNull(),
    request: jsonb().$type<ApprovedRequest>().notNull(),
    consequences: jsonb().$type<Consequence[]>().notNull(),
    amountMinor: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    /** Whose money it is. */
    personId: text()
      .notNull()
      .references(() => users.id),
    status: text().$type<PaymentApprovalState>().notNull(),
    askedBy: text().notNull(),
    askedAt: instant().notNull(),
    reason: text().notNull(),
    until: instant().notNull(),
    /** The hold ends before the time for an approval does. */
    isHoldEnd: boolean().notNull(),
    decidedBy: text(),
    endedAt: instant(),
    /** Why it was declined, or the code of the refusal that it met. */
    note: text(),
    /** The refund that was made. */
    resultId: text(),
  },
  (t) => [
    uniqueIndex('payment_approvals_one_waiting')
      .on(t.subjectId)
      .where(sql`${t.status} = 'waiting'`),
    index('payment_approvals_status').on(t.status, t.until),
    index('payment_approvals_subject').on(t.subjectId, t.askedAt),
    index('payment_approvals_person').on(t.personId, t.askedAt),
    index('payment_approvals_asked').on(t.askedAt),
  ],
)

export const paymentApprovalEvents = pgTable(
  'payment_approval_events',
  {
    id: text().primaryKey(),
    approvalId: text()
      .notNull()
      .references(() => paymentApprovals.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('payment_approval_events_of').on(t.approvalId, t.at)],
)
