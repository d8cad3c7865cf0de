import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { Currency } from '@tomogolf/domain/money'
import type { ChargeState } from '@tomogolf/domain/charge-machine'
import type { RefundState } from '@tomogolf/domain/refund-machine'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { cards } from '../../cards/cards.table.ts'
import { games } from '../../games/games.table.ts'
import { holds, participations } from '../participations.table.ts'

export type ChargeCause = 'check_in' | 'no_show' | 'late_leave' | 'operator' | 'host_absent'

/** Money taken from a saved card without a hold. `feeMinor`: the part that is the platform's; the rest is owed to the host. */
export const charges = pgTable(
  'charges',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    gameId: text()
      .notNull()
      .references(() => games.id),
    participationId: text().references(() => participations.id),
    holdId: text().references(() => holds.id),
    cause: text().$type<ChargeCause>().notNull(),
    status: text().$type<ChargeState>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: integer().notNull(),
    feeMinor: integer().notNull(),
    basis: text().notNull(),
    policyVersion: text().notNull(),
    cardId: text().references(() => cards.id),
    attempt: integer().notNull().default(1),
    offSession: boolean().notNull().default(true),
    intentId: text(),
    clientSecret: text(),
    problem: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    // whatever happens and however often, a hold turns into one charge, and a host pays one penalty for a game
    uniqueIndex('charges_one_a_hold').on(t.holdId),
    uniqueIndex('charges_one_penalty')
      .on(t.gameId)
      .where(sql`${t.cause} = 'host_absent'`),
    index('charges_user').on(t.userId),
    index('charges_intent').on(t.intentId),
    index('charges_open').on(t.status, t.updatedAt),
  ],
)
export const chargeEvents = pgTable(
  'charge_events',
  {
    id: text().primaryKey(),
    chargeId: text()
      .notNull()
      .references(() => charges.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('charge_events_of').on(t.chargeId, t.at)],
)

/** Money given back by an operator. `booking`: the capture or charge that took it; `intentId`: the payment at the provider. Its id is the idempotency key. */
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
    /** The part that had been owed to the host and is so no longer. */
    fromHostMinor: integer().notNull().default(0),
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
