import { sql } from 'drizzle-orm'
import { boolean, doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { LanguageCode } from '@tomogolf/domain/profile'
import type { Language } from '@tomogolf/phrases'
import { instant } from '../../platform/database.ts'

export const users = pgTable('users', {
  id: text().primaryKey(), email: text().notNull(), username: text(), passwordHash: text().notNull(), isAdmin: boolean().notNull().default(false),
  language: text().$type<Language>().notNull().default('en'), createdAt: instant().notNull(), emailVerifiedAt: instant(), hostTermsAcceptedAt: instant(), deletedAt: instant(),
  totpSecret: text(), totpEnrolledAt: instant(), totpLastStep: integer(), suspendedUntil: instant(),
}, (t) => [
  uniqueIndex('users_email').on(t.email),
  uniqueIndex('users_username').on(sql`lower(${t.username})`).where(sql`${t.username} is not null`),
])

export const profiles = pgTable('profiles', {
  userId: text().primaryKey().references(() => users.id), firstName: text(), lastName: text(), contactNumber: text(), gender: text(), birthDate: text(), country: text(),
  languages: text().array().$type<LanguageCode[]>().notNull().default([]), skillLevel: text(), handicap: doublePrecision(), playingFrequency: text(), yearsPlaying: integer(),
  favoriteCourses: text(), golfGoals: text(), golfExperienceType: text(), experienceLevel: text(), partnerPreferences: text(), golfPetPeeves: text(), photoId: text(),
  emailNotifications: boolean().notNull().default(true), timeZone: text(), updatedAt: instant().notNull(),
  /** Average of the ratings received; null until the first. Kept here because every card shows it. */
  rating: doublePrecision(), ratingCount: integer().notNull().default(0), gamesHosted: integer().notNull().default(0),
})

/** Links sent by e-mail: verification and password reset. Only the hash is kept. */
export const accountTokens = pgTable('account_tokens', {
  id: text().primaryKey(), userId: text().notNull().references(() => users.id), purpose: text().$type<'verify' | 'reset'>().notNull(), hash: text().notNull(),
  createdAt: instant().notNull(), expiresAt: instant().notNull(), usedAt: instant(),
}, (t) => [uniqueIndex('account_tokens_hash').on(t.hash), index('account_tokens_user').on(t.userId)])

export const recoveryCodes = pgTable('recovery_codes', { id: text().primaryKey(), userId: text().notNull().references(() => users.id), hash: text().notNull(), usedAt: instant() }, (t) => [index('recovery_codes_user').on(t.userId)])

export const sessions = pgTable('sessions', {
  hash: text().primaryKey(), userId: text().notNull().references(() => users.id), createdAt: instant().notNull(), lastSeenAt: instant().notNull(), expiresAt: instant().notNull(), userAgent: text(), ip: text(),
}, (t) => [index('sessions_user').on(t.userId)])

export const photos = pgTable('photos', { id: text().primaryKey(), userId: text().notNull().references(() => users.id), mime: text().notNull(), size: integer().notNull(), createdAt: instant().notNull() })
