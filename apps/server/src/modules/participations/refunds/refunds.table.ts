import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { RefundBearer } from '@tomogolf/domain/payments/figures'
import type { RefundCategory } from '@tomogolf/domain/payments/refund-category'
import type { Currency } from '@tomogolf/domain/money'
import type { RefundState } from '@tomogolf/domain/machines/refund-machine'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'

/**
 * A refund by an operator, or by a rule (`refillOf`, `creditOf`). `booking`: the capture or charge that took the money; `intentId`: the
 * payment at the provider. Its id is the idempotency key.
 */
export const refunds = pgTable(
  'refunds',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    gameId: text()
      .notNull()
      .references(() => games.id),
    participationId: text(),
    booking: text().notNull(),
    intentId: text().notNull(),
    status: text().$type<RefundState>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: integer().notNull(),
    /** The host's part; the rest is the platform's. */
    fromHostMinor: integer().notNull().default(0),
    /** Null: before an operator could choose. */
    bearer: text().$type<RefundBearer>(),
    /** Null: before an operator could choose. */
    category: text().$type<RefundCategory>(),
    /** Each attempt has its own idempotency key at the provider. */
    attempt: integer().notNull().default(1),
    /** The failed refund that this one repeats; it is repeated once. */
    retryOf: text(),
    /** The late leave whose seat was taken again; it is refunded once. */
    refillOf: text(),
    /** The fee that a host's credit pays; the rule pays each fee once. */
    creditOf: text(),
    reason: text().notNull(),
    problem: text(),
    givenBy: text(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    index('refunds_booking').on(t.booking),
    index('refunds_user').on(t.userId),
    index('refunds_open').on(t.status),
    index('refunds_intent').on(t.intentId),
    uniqueIndex('refunds_one_retry').on(t.retryOf),
    uniqueIndex('refunds_one_refill').on(t.refillOf),
    uniqueIndex('refunds_one_credit').on(t.creditOf),
  ],
)

export const refundEvents = pgTable(
  'refund_events',
  {
    id: text().primaryKey(),
    refundId: text()
      .notNull()
      .references(() => refunds.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('refund_events_of').on(t.refundId, t.at)],
)
