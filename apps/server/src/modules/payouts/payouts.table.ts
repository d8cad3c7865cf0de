import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { PayoutBatchState, PayoutState } from '@tomogolf/domain/machines/payout-machine'
import type { PayeeState } from '@tomogolf/domain/payouts/payee'
import type { Currency } from '@tomogolf/domain/money'
import type { BankAccountKind } from '@tomogolf/domain/payouts/zengin-file'
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

/** Where a host is paid. Number and holder are encrypted (`sealed`). */
export const payoutAccounts = pgTable('payout_accounts', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  bank: text().notNull(),
  branch: text().notNull(),
  kind: text().$type<BankAccountKind>().notNull(),
  last3: text().notNull(),
  sealed: text().notNull(),
  changedAt: instant().notNull(),
})

/** The account of a host at the card provider, which knows everything else about it. */
export const payoutPayees = pgTable(
  'payout_payees',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    accountId: text().notNull(),
    state: text().$type<PayeeState>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('payout_payees_account').on(t.accountId)],
)

/**
 * An account that is being made at the card provider; `id` is the idempotency key. The same key would
 * return the same account: one that an intruder made must not come back to its owner.
 */
export const payoutSetups = pgTable('payout_setups', {
  userId: text()
    .primaryKey()
    .references(() => users.id),
  id: text().notNull(),
  createdAt: instant().notNull(),
})

/**
 * Payouts to several hosts by one file for the bank, or by transfers at the card provider. `day`: of
 * the transfer, `YYYY-MM-DD`.
 */
export const payoutBatches = pgTable(
  'payout_batches',
  {
    id: text().primaryKey(),
    status: text().$type<PayoutBatchState>().notNull(),
    day: text().notNull(),
    mode: text().$type<'bank' | 'connect'>().notNull().default('bank'),
    /** Hundredths of a yen for a dollar; null without dollars. */
    yenPerDollarHundredths: integer(),
    reason: text().notNull(),
    createdBy: text().notNull(),
    createdAt: instant().notNull(),
    /** The end of the time for an approval; null: none was needed. */
    until: instant(),
    decidedBy: text(),
    decidedAt: instant(),
  },
  (t) => [
    index('payout_batches_created').on(t.createdAt),
    index('payout_batches_status').on(t.status),
  ],
)

/** What one host is paid in one currency. The account is the one of the batch, encrypted. */
export const payouts = pgTable(
  'payouts',
  {
    id: text().primaryKey(),
    batchId: text()
      .notNull()
      .references(() => payoutBatches.id),
    /** The number of the payout in the file. */
    position: integer().notNull(),
    hostId: text()
      .notNull()
      .references(() => users.id),
    status: text().$type<PayoutState>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: integer().notNull(),
    yen: integer().notNull(),
    bank: text().notNull(),
    branch: text().notNull(),
    last3: text().notNull(),
    sealed: text().notNull(),
    /** The account at the card provider, in place of one at a bank. */
    destination: text(),
    transferId: text(),
    /** Of the provider's idempotency key. */
    attempt: integer().notNull().default(1),
    reason: text(),
    createdAt: instant().notNull(),
    endedAt: instant(),
  },
  (t) => [
    index('payouts_batch').on(t.batchId),
    index('payouts_transfer').on(t.transferId),
    index('payouts_host').on(t.hostId, t.createdAt),
    uniqueIndex('payouts_one_of_host').on(t.batchId, t.hostId, t.currency),
  ],
)

/** The shares that a payout pays. A share is in one payout that is not ended. */
export const payoutItems = pgTable(
  'payout_items',
  {
    id: text().primaryKey(),
    payoutId: text()
      .notNull()
      .references(() => payouts.id),
    income: text().notNull(),
    gameId: text().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: integer().notNull(),
    /** The payout was returned or cancelled. */
    releasedAt: instant(),
  },
  (t) => [
    index('payout_items_payout').on(t.payoutId),
    index('payout_items_income')
      .on(t.income)
      .where(sql`${t.releasedAt} is null`),
  ],
)

export const payoutEvents = pgTable(
  'payout_events',
  {
    id: text().primaryKey(),
    /** A batch or a payout. */
    subjectId: text().notNull(),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('payout_events_of').on(t.subjectId, t.at)],
)
