import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Currency } from '@tomogolf/domain/money'
import type { HoldGoal, HoldState } from '@tomogolf/domain/hold-machine'
import type { ParticipationState } from '@tomogolf/domain/participation-machine'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import { cards } from '../cards/cards.table.ts'
import { games } from '../games/games.table.ts'

/** A guest's place in a game, with the terms as they stood when the guest agreed. */
export const participations = pgTable(
  'participations',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    guestId: text()
      .notNull()
      .references(() => users.id),
    status: text().$type<ParticipationState>().notNull(),
    currency: text().$type<Currency>().notNull(),
    priceMinor: integer().notNull(),
    feeMinor: integer().notNull(),
    holdMinor: integer().notNull(),
    feePercent: doublePrecision().notNull(),
    windowHours: integer().notNull(),
    policyVersion: text().notNull(),
    agreedAt: instant().notNull(),
    agreedIp: text(),
    /** The host changed date, time or course afterwards: leaving is free until the tee time. */
    freeExit: boolean().notNull().default(false),
    endedAt: instant(),
    checkedInAt: instant(),
    checkInBy: text(),
    missingAt: instant(),
    statementUntil: instant(),
    statement: text(),
    statementAt: instant(),
  },
  (t) => [
    uniqueIndex('participations_one_seat')
      .on(t.gameId, t.guestId)
      .where(
        sql`${t.status} in ('reserved','confirmed','checked_in','missing','disputed','no_show','host_absent')`,
      ),
    index('participations_guest').on(t.guestId),
    index('participations_game').on(t.gameId),
    index('participations_agreed').on(t.agreedAt),
    index('participations_arrived')
      .on(t.checkedInAt)
      .where(sql`${t.checkedInAt} is not null`),
    index('participations_left')
      .on(t.endedAt)
      .where(sql`${t.status} in ('left', 'left_late')`),
    // who ever had a place, and who ever came: asked for each person of the funnel
    index('participations_placed')
      .on(t.guestId)
      .where(sql`${t.status} not in ('reserved', 'declined')`),
    index('participations_came')
      .on(t.guestId)
      .where(sql`${t.checkedInAt} is not null`),
  ],
)
export const participationEvents = pgTable(
  'participation_events',
  {
    id: text().primaryKey(),
    participationId: text()
      .notNull()
      .references(() => participations.id),
    at: instant().notNull(),
    event: text().notNull(),
    actor: text().notNull(),
    actorId: text(),
    fromStatus: text(),
    toStatus: text().notNull(),
    details: text(),
  },
  (t) => [
    index('participation_events_of').on(t.participationId, t.at),
    index('participation_events_at').on(t.at),
  ],
)

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
    // what is held now, and what waits for an operator: a few thousand of a million
    index('holds_held')
      .on(t.currency, t.authorisedAt, t.amountMinor)
      .where(sql`${t.status} in ('authorised', 'capturing', 'releasing')`),
    index('holds_frozen')
      .on(t.updatedAt)
      .where(sql`${t.status} = 'authorised' and ${t.goal} = 'freeze'`),
    // the views of the desk: what stands is the newest or the oldest part of a million, and is not met on the way through all of them
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

/** Money taken from a hold. Its id is the idempotency key; its reason, basis and policy version explain it for ever. */
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

/** What a person sees of the money and the games. */
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
    /** The capture, charge or refund that moved the money: the same id as in the ledger. */
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

/** Double entry: the rows of one booking (a capture, charge, refund or payout) add up to nothing. Positive: the account has or is owed it; negative: it comes out of the account. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: text().primaryKey(),
    booking: text().notNull(),
    account: text()
      .$type<'provider' | 'platform_revenue' | 'owed_to_host' | 'paid_out'>()
      .notNull(),
    partyId: text(),
    amountMinor: integer().notNull(),
    currency: text().$type<Currency>().notNull(),
    captureId: text(),
    gameId: text(),
    reason: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('ledger_booking').on(t.booking),
    index('ledger_account').on(t.account, t.partyId),
    index('ledger_time').on(t.account, t.at),
    index('ledger_game').on(t.gameId),
    // what is owed to each host is read from the index alone
    index('ledger_owed')
      .on(t.partyId, t.currency, t.at, t.amountMinor)
      .where(sql`${t.account} = 'owed_to_host'`),
  ],
)

/** The way to check in: hash and the random part a code is made from; the newest row of a game is the valid one. */
export const checkInCodes = pgTable(
  'check_in_codes',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    nonce: text().notNull(),
    hash: text().notNull(),
    createdAt: instant().notNull(),
    replacedAt: instant(),
  },
  (t) => [
    uniqueIndex('check_in_codes_live')
      .on(t.gameId)
      .where(sql`${t.replacedAt} is null`),
  ],
)
/** Wrong codes, to stop guessing. */
export const checkInFailures = pgTable(
  'check_in_failures',
  {
    id: text().primaryKey(),
    gameId: text().notNull(),
    userId: text().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    index('check_in_failures_game').on(t.gameId, t.at),
    index('check_in_failures_user').on(t.userId, t.at),
  ],
)

/** What was read of a known code by a guest of its game, accepted or not. `shownAt`: when the host's screen showed it, proved by its signature; null for a typed code. `result`: how it ended. */
export const checkInScans = pgTable(
  'check_in_scans',
  {
    id: text().primaryKey(),
    gameId: text()
      .notNull()
      .references(() => games.id),
    participationId: text()
      .notNull()
      .references(() => participations.id),
    guestId: text().notNull(),
    codeId: text().notNull(),
    receivedAt: instant().notNull(),
    shownAt: instant(),
    result: text().notNull(),
  },
  (t) => [
    index('check_in_scans_of').on(t.participationId, t.receivedAt),
    index('check_in_scans_game').on(t.gameId),
  ],
)

/** Signed notices of the card provider, each stored once. `intentId`: the payment it is about. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    objectId: text(),
    intentId: text(),
    receivedAt: instant().notNull(),
    processedAt: instant(),
  },
  (t) => [
    index('webhook_events_open')
      .on(t.receivedAt)
      .where(sql`${t.processedAt} is null`),
  ],
)

/** Problems for an operator: with a game, with a rating, or an appeal. `gameId` null: an appeal against a strike that no game caused. */
export const gameReports = pgTable(
  'game_reports',
  {
    id: text().primaryKey(),
    gameId: text().references(() => games.id),
    reporterId: text().notNull(),
    reason: text().notNull(),
    message: text().notNull(),
    createdAt: instant().notNull(),
    fixedAt: instant(),
    fixedBy: text(),
    note: text(),
    /** What an appeal is against (without a strike: the penalty of its game), or which rating is complained of. */
    strikeId: text(),
    ratingId: text(),
    /** How an appeal ended; null while it is open, and for everything that is only fixed. */
    outcome: text().$type<'accepted' | 'rejected'>(),
  },
  (t) => [
    index('game_reports_game').on(t.gameId),
    index('game_reports_created').on(t.createdAt, t.id),
    index('game_reports_reporter').on(t.reporterId),
    index('game_reports_open')
      .on(t.createdAt)
      .where(sql`${t.fixedAt} is null`),
    // one appeal about one thing, however often it is sent
    uniqueIndex('game_reports_one_appeal')
      .on(t.reporterId, t.gameId)
      .where(sql`${t.reason} = 'appeal' and ${t.gameId} is not null`),
    uniqueIndex('game_reports_one_appeal_strike')
      .on(t.strikeId)
      .where(sql`${t.reason} = 'appeal' and ${t.gameId} is null`),
  ],
)
/**
 * Something an operator has to look into. `attendance`: accepted, the guest was there; `host_absent`: accepted, the host was there;
 * the other kinds report something, and either outcome closes them.
 */
export const cases = pgTable(
  'cases',
  {
    id: text().primaryKey(),
    kind: text()
      .$type<
        | 'attendance'
        | 'host_absent'
        | 'hold_lapsed'
        | 'force_cancelled'
        | 'drift'
        | 'charge_refused'
      >()
      .notNull(),
    gameId: text().notNull(),
    participationId: text(),
    holdId: text(),
    status: text().$type<'open' | 'accepted' | 'rejected'>().notNull().default('open'),
    createdAt: instant().notNull(),
    decidedAt: instant(),
    decidedBy: text(),
    reason: text(),
    details: text(),
  },
  (t) => [
    index('cases_open').on(t.status, t.createdAt),
    index('cases_game').on(t.gameId),
    index('cases_created').on(t.createdAt, t.id),
    index('cases_kind').on(t.kind, t.createdAt),
    index('cases_participation').on(t.participationId),
    // one question about one host, however many guests were let down
    uniqueIndex('cases_one_absent_host')
      .on(t.gameId)
      .where(sql`${t.kind} = 'host_absent'`),
  ],
)
