import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { HoldGoal, HoldState } from '@tomogolf/domain/machines/hold-machine'
import type { Currency } from '@tomogolf/domain/money'
import { instant } from '../../../platform/database/database.ts'
import type { ThreeDSecure } from '../../../platform/payments/card-provider.ts'
import { cards } from '../../cards/cards.table.ts'
import { participations } from '../participations.table.ts'

/** An authorisation on a card. Its id is the idempotency key of the calls that place it. */
export const holds = pgTable(
  'holds',
  {
    id: text().primaryKey(),
    participationId: text()
      .notNull()
      .references(() => participations.id),
    guestId: text().notNull(),
    cardId: text()
      .notNull()
      .references(() => cards.id),
    status: text().$type<HoldState>().notNull(),
    goal: text().$type<HoldGoal>().notNull().default('keep'),
    currency: text().$type<Currency>().notNull(),
    amountMinor: integer().notNull(),
    feeMinor: integer().notNull(),
    placeAt: instant().notNull(),
    giveUpAt: instant(),
    attempt: integer().notNull().default(1),
    offSession: boolean().notNull(),
    /** As sent with the current attempt, also when its call is repeated. */
    statementSuffix: text(),
    threeDSecure: text().$type<ThreeDSecure>().notNull().default('automatic'),
    intentId: text(),
    clientSecret: text(),
    captureBefore: instant(),
    authorisedAt: instant(),
    problem: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('holds_one_each').on(t.participationId),
    index('holds_intent').on(t.intentId),
    index('holds_open').on(t.status, t.updatedAt),
    index('holds_card').on(t.cardId),
    index('holds_lapsing').on(t.status, t.captureBefore),
    index('holds_guest').on(t.guestId),
    index('holds_created').on(t.createdAt, t.id),
    index('holds_guest_created').on(t.guestId, t.createdAt),
    // partial indexes for what is held now and what awaits an operator: a few thousand rows of a
    // million
    index('holds_held')
      .on(t.currency, t.authorisedAt, t.amountMinor)
      .where(sql`${t.status} in ('authorised', 'capturing', 'releasing')`),
    index('holds_frozen')
      .on(t.updatedAt)
      .where(sql`${t.status} = 'authorised' and ${t.goal} = 'freeze'`),
    // the admin lists: the matching rows are the newest or oldest part of a million and would not
    // be reached by scanning all of them
    index('holds_standing')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('authorised', 'capturing', 'releasing')`),
    index('holds_ended')
      .on(t.createdAt, t.id)
      .where(sql`${t.status} in ('captured', 'released', 'declined', 'given_up', 'expired')`),
  ],
)

export const holdEvents = pgTable(
  'hold_events',
  {
    id: text().primaryKey(),
    holdId: text()
      .notNull()
      .references(() => holds.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [index('hold_events_of').on(t.holdId, t.at)],
)

/**
 * A capture of a hold. Its id is the idempotency key; reason, basis and policy version document it
 * permanently.
 */
export const captures = pgTable(
  'captures',
  {
    id: text().primaryKey(),
    holdId: text()
      .notNull()
      .references(() => holds.id),
    amountMinor: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    reason: text().$type<'check_in' | 'no_show' | 'late_leave' | 'operator'>().notNull(),
    basis: text().notNull(),
    policyVersion: text().notNull(),
    status: text().$type<'requested' | 'succeeded' | 'failed'>().notNull(),
    problem: text(),
    createdAt: instant().notNull(),
    finishedAt: instant(),
  },
  (t) => [
    uniqueIndex('captures_one_each')
      .on(t.holdId)
      .where(sql`${t.status} <> 'failed'`),
  ],
)
