import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { SkillLevel } from '@tomogolf/domain/game'
import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import type { Language } from '@tomogolf/phrases'
import { instant } from '../../platform/database/database.ts'
import { users } from '../accounts/accounts.table.ts'
import { games } from '../games/games.table.ts'

/** What visitors want to play. It never holds money and joins nothing. */
export const wishes = pgTable(
  'wishes',
  {
    id: text().primaryKey(),
    /** The user, or the confirmed address of a visitor: whose limits and alerts these are. */
    owner: text().notNull(),
    userId: text().references(() => users.id),
    /** Of a visitor without an account. */
    email: text(),
    language: text().$type<Language>().notNull(),
    /** `anywhere` when no area was chosen: the index finds it like any other. */
    areas: text().array().notNull(),
    fromDay: text(),
    toDay: text(),
    weekdays: integer().array().notNull(),
    /** Every day that fits, as a day number: the index answers "who wants this day there". */
    days: integer().array().notNull(),
    maxPrice: integer(),
    level: text().$type<SkillLevel>(),
    partySize: integer().notNull(),
    languages: text().array().$type<LanguageCode[]>().notNull(),
    needsClubs: boolean().notNull(),
    createdAt: instant().notNull(),
    /** Null until a visitor has confirmed the address. */
    confirmedAt: instant(),
    pausedAt: instant(),
    /** Changed or resumed then: hosts see it in the pool from the next day on. */
    changedAt: instant(),
    /** The end of the last day. */
    endsAt: instant().notNull(),
  },
  (t) => [
    index('wishes_match')
      .using('gin', t.areas, t.days)
      .where(sql`${t.confirmedAt} is not null and ${t.pausedAt} is null`),
    index('wishes_owner').on(t.owner),
    index('wishes_user').on(t.userId),
    index('wishes_email').on(t.email, t.createdAt),
    index('wishes_end').on(t.endsAt),
  ],
)

export type AlertState = 'due' | 'sent' | 'dismissed'
/** Which games a wish has found: to be notified of, notified of, or "not this one". */
export const wishAlerts = pgTable(
  'wish_alerts',
  {
    wishId: text()
      .notNull()
      .references(() => wishes.id, { onDelete: 'cascade' }),
    gameId: text()
      .notNull()
      .references(() => games.id),
    state: text().$type<AlertState>().notNull(),
    at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.wishId, t.gameId] }),
    index('wish_alerts_game').on(t.gameId),
    index('wish_alerts_due')
      .on(t.wishId)
      .where(sql`${t.state} = 'due'`),
  ],
)

/** What one person was sent on a day in Japan, so that no process and no restart sends more. */
export const wishRecipients = pgTable('wish_recipients', {
  owner: text().primaryKey(),
  day: integer().notNull(),
  alerts: integer().notNull(),
  pushes: integer().notNull(),
})

/**
 * How many wishes a day in Japan brought and how many of them were met, for the reports: wishes are
 * deleted soon after their last day. `region` is `all` for all wishes of the day; a wish that names
 * several regions counts in each.
 */
export const wishDays = pgTable(
  'wish_days',
  {
    day: text().notNull(),
    region: text().notNull(),
    wishes: integer().notNull(),
    met: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.region] })],
)
