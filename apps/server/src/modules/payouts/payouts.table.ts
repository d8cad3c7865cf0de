import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '@tomogolf/domain/money'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'

/**
 * What a host's share of a charge (`income`) paid of a platform fee of the host. The card is refunded
 * by as much (`refundId`); when that fails, the share is owed again (`returnedAt`).
 */
export const payoutCredits = pgTable(
  'payout_credits',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    refundId: text().notNull(),
    income: text().notNull(),
    gameId: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: integer().notNull(),
    createdAt: instant().notNull(),
    returnedAt: instant(),
  },
  (t) => [
    index('payout_credits_user').on(t.userId, t.createdAt),
    index('payout_credits_refund').on(t.refundId),
  ],
)
