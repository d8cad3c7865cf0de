import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { ChargeState } from '@tomogolf/domain/machines/charge-machine'
import type { Currency } from '@tomogolf/domain/money'
import { instant } from '../../../platform/database/database.ts'
import type { ThreeDSecure } from '../../../platform/payments/card-provider.ts'
import { users } from '../../accounts/accounts.table.ts'
import { cards } from '../../cards/cards.table.ts'
import { games } from '../../games/games.table.ts'
import { participations } from '../participations.table.ts'
import { holds } from '../holds/holds.table.ts'

export type ChargeCause = 'check_in' | 'no_show' | 'late_leave' | 'operator' | 'host_absent'

/**
 * A charge to a saved card without a hold. `feeMinor`: the platform's share; the rest is owed to
 * the host.
 */
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
    /** As sent with the current attempt, also when its call is repeated. */
    statementSuffix: text(),
    threeDSecure: text().$type<ThreeDSecure>().notNull().default('automatic'),
    intentId: text(),
    clientSecret: text(),
    problem: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    // a hold becomes at most one charge, and a host pays one penalty per game
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
