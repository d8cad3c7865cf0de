import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { Currency } from '@tomogolf/domain/money'
import type { LedgerAccount } from '@tomogolf/contract/admin/money.schemas'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import type { ChargeCause } from '../charges/charges.table.ts'

/** Rows of a user's Transactions page. */
export const transactions = pgTable(
  'transactions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    type: text().notNull(),
    status: text().notNull(),
    amountMinor: integer(),
    currency: text().$type<Currency>(),
    gameId: text(),
    participationId: text(),
    holdId: text(),
    counterpartId: text(),
    card: text(),
    reason: text(),
    createdAt: instant().notNull(),
    /** The capture, charge or refund that moved the money: the booking id of the ledger. */
    booking: text(),
  },
  (t) => [
    index('transactions_booking').on(t.booking),
    index('transactions_user').on(t.userId, t.createdAt),
    index('transactions_created').on(t.createdAt, t.id),
    index('transactions_hold').on(t.holdId),
    index('transactions_type').on(t.type, t.createdAt),
    index('transactions_status').on(t.status, t.createdAt),
    index('transactions_game').on(t.gameId, t.createdAt),
  ],
)

/**
 * Double entry: the rows of one booking (a capture, charge, refund or payout) sum to zero. Positive
 * amounts are assets of the account, negative ones liabilities. `owed_frozen`: a host's share while
 * its charge is under dispute; `disputed`: amounts that the provider withdrew until the bank decides;
 * `dispute_losses`: what the platform bears of them. `host_debt`: refunds of shares that were paid out
 * before; `netted` passes what is deducted for them from one charge to another, and is zero in all;
 * `debt_losses`: debts of hosts that the platform bears.
 */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    booking: text().notNull(),
    account: text().$type<LedgerAccount>().notNull(),
    partyId: text(),
    amountMinor: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    captureId: text(),
    gameId: text(),
    /** The capture or charge whose money this is, also in rows of its refunds and payouts. */
    income: text(),
    /** What that capture or charge was for. */
    cause: text().$type<ChargeCause>(),
    reason: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('ledger_booking').on(t.booking),
    index('ledger_income').on(t.income),
    index('ledger_account').on(t.account, t.partyId),
    index('ledger_time').on(t.account, t.at),
    index('ledger_game').on(t.gameId),
    // index-only scan of what is owed to each host
    index('ledger_owed')
      .on(t.partyId, t.currency, t.at, t.amountMinor)
      .where(sql`${t.account} = 'owed_to_host'`),
  ],
)

/** Months that are closed: no entry is dated in them any more. `digest`: of their entries at the lock. */
export const ledgerLocks = pgTable('ledger_locks', {
  /** `YYYY-MM` in Japan. */
  month: text().primaryKey(),
  lockedBy: text().notNull(),
  lockedAt: instant().notNull(),
  reason: text().notNull(),
  entries: integer().notNull(),
  digest: text().notNull(),
})
