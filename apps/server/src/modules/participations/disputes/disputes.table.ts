import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { DisputeState } from '@tomogolf/domain/machines/dispute-machine'
import type { Currency } from '@tomogolf/domain/money'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../../accounts/accounts.table.ts'
import { games } from '../../games/games.table.ts'
import type { EvidenceFile } from './evidence-file.types.ts'

/**
 * A disputed charge. `providerId`: its id at the card provider. `booking`: the capture or charge that took the money;
 * `userId`: who paid it. The status follows the provider's record only.
 */
export const disputes = pgTable(
  'disputes',
  {
    id: text().primaryKey(),
    providerId: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    gameId: text()
      .notNull()
      .references(() => games.id),
    participationId: text(),
    booking: text().notNull(),
    intentId: text().notNull(),
    status: text().$type<DisputeState>().notNull(),
    /** The cardholder's reason in the provider's words, and the card network's code. */
    reason: text().notNull(),
    networkReason: text(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: integer().notNull(),
    /** Until when the bank accepts evidence. */
    respondBy: instant(),
    /** Days before the deadline of the last reminder sent. */
    reminded: integer(),
    /** What was owed to the host and is frozen, and what of it was reversed when it was lost. */
    frozenMinor: integer().notNull().default(0),
    fromHostMinor: integer().notNull().default(0),
    /** What was booked as lost so far. */
    lostMinor: integer().notNull().default(0),
    /** The evidence as it was submitted, and by whom. */
    evidence: jsonb().$type<EvidenceFile>(),
    submittedAt: instant(),
    submittedBy: text(),
    /**
     * A lost dispute blocks this person from joining until an administrator releases it. The new
     * accounts of who paid are in `dispute_heirs`.
     */
    blocksUserId: text().notNull(),
    joiningReleasedAt: instant(),
    joiningReleasedBy: text(),
    openedAt: instant().notNull(),
    closedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('disputes_provider').on(t.providerId),
    index('disputes_booking').on(t.booking),
    index('disputes_user').on(t.userId),
    index('disputes_blocks').on(t.blocksUserId),
    index('disputes_created').on(t.createdAt, t.id),
    index('disputes_deadline').on(t.respondBy, t.id),
    index('disputes_game').on(t.gameId),
    index('disputes_open')
      .on(t.status, t.respondBy)
      .where(sql`${t.status} not in ('won', 'lost', 'closed')`),
  ],
)

/** Accounts of a payer who deleted the one that paid: a lost dispute blocks each of them. */
export const disputeHeirs = pgTable(
  'dispute_heirs',
  {
    disputeId: text()
      .notNull()
      .references(() => disputes.id),
    userId: text()
      .notNull()
      .references(() => users.id),
  },
  (t) => [
    primaryKey({ columns: [t.disputeId, t.userId] }),
    index('dispute_heirs_user').on(t.userId),
  ],
)

export const disputeEvents = pgTable(
  'dispute_events',
  {
    id: text().primaryKey(),
    disputeId: text()
      .notNull()
      .references(() => disputes.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('dispute_events_of').on(t.disputeId, t.at)],
)

/**
 * Money that a dispute moved at the provider: a withdrawal is negative, a reinstatement positive.
 * The id is the provider's balance transaction and the ledger's booking, so each is booked once.
 */
export const disputeFunds = pgTable(
  'dispute_funds',
  {
    id: text().primaryKey(),
    disputeId: text()
      .notNull()
      .references(() => disputes.id),
    amountMinor: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** What the provider charged for it; negative when it was returned. */
    feeMinor: integer().notNull(),
    feeCurrency: text().$type<Currency>().notNull(),
    at: instant().notNull(),
  },
  (t) => [index('dispute_funds_of').on(t.disputeId)],
)

/** One row: when the provider's disputes were last compared completely. */
export const disputeComparisons = pgTable('dispute_comparisons', {
  id: integer().primaryKey().default(1),
  comparedAt: instant().notNull(),
})

/** The card's bank suspects fraud. No money moves; a refund now can avoid a dispute. */
export const fraudWarnings = pgTable(
  'fraud_warnings',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    gameId: text()
      .notNull()
      .references(() => games.id),
    booking: text().notNull(),
    intentId: text().notNull(),
    fraudType: text().notNull(),
    actionable: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('fraud_warnings_booking').on(t.booking), index('fraud_warnings_user').on(t.userId)],
)
