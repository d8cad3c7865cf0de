import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import type { AdminRole } from '@tomogolf/domain/team/permissions'
import type { Clubs } from '@tomogolf/domain/player-names/clubs'
import type { Theme } from '@tomogolf/contract/accounts.schemas'
import type { Language } from '@tomogolf/phrases'
import { bytes, instant } from '../../platform/database/database.ts'

export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: text().notNull(),
    username: text(),
    /** Empty: an account without a password, which an issuer's login created. No password fits it. */
    passwordHash: text().notNull(),
    isAdmin: boolean().notNull().default(false),
    /** Null: no administrator, or one without any permission. */
    adminRole: text().$type<AdminRole>(),
    language: text().$type<Language>().notNull().default('en'),
    theme: text().$type<Theme>().notNull().default('dark'),
    createdAt: instant().notNull(),
    emailVerifiedAt: instant(),
    hostTermsAcceptedAt: instant(),
    deletedAt: instant(),
    /**
     * Encrypted with the application's secret; `totpLastStep` is the newest time step that was
     * used.
     */
    totpSecret: text(),
    totpEnrolledAt: instant(),
    totpLastStep: integer(),
    totpFailures: integer().notNull().default(0),
    totpFailedAt: instant(),
    /** When the username was last mailed to the user. */
    remindedAt: instant(),
    suspendedUntil: instant(),
  },
  (t) => [
    uniqueIndex('users_email').on(t.email),
    uniqueIndex('users_username')
      .on(sql`lower(${t.username})`)
      .where(sql`${t.username} is not null`),
    index('users_created').on(t.createdAt, t.id),
    index('users_suspended')
      .on(t.suspendedUntil)
      .where(sql`${t.suspendedUntil} is not null`),
    index('users_unverified')
      .on(t.createdAt, t.id)
      .where(sql`${t.emailVerifiedAt} is null`),
    index('users_search').using(
      'gin',
      sql`(lower(${t.email} || ' ' || coalesce(${t.username}, ''))) gin_trgm_ops`,
    ),
  ],
)

export const profiles = pgTable(
  'profiles',
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    firstName: text(),
    lastName: text(),
    contactNumber: text(),
    gender: text(),
    birthDate: text(),
    country: text(),
    languages: text().array().$type<LanguageCode[]>().notNull().default([]),
    skillLevel: text(),
    handicap: doublePrecision(),
    playingFrequency: text(),
    yearsPlaying: integer(),
    favoriteCourses: text(),
    golfGoals: text(),
    golfExperienceType: text(),
    experienceLevel: text(),
    partnerPreferences: text(),
    golfPetPeeves: text(),
    photoId: text(),
    emailNotifications: boolean().notNull().default(true),
    timeZone: text(),
    /** Consent to appear as a host on the home page. */
    shownOnHome: boolean().notNull().default(false),
    /** The full name as courses write it on their lists, and the clubs of the last round. */
    nameLatin: text(),
    nameKatakana: text(),
    clubs: text().$type<Clubs>(),
    /** Guests of a host see it on their arrival card. */
    familyNameKanji: text(),
    updatedAt: instant().notNull(),
    /**
     * Average of the ratings received; null until the first. Denormalised because every game card
     * shows it.
     */
    rating: doublePrecision(),
    ratingCount: integer().notNull().default(0),
    gamesHosted: integer().notNull().default(0),
  },
  (t) => [
    // names in both orders, and the digits of the phone number
    index('profiles_find').using(
      'gin',
      sql`(lower(coalesce(${t.firstName}, '') || ' ' || coalesce(${t.lastName}, '') || ' ' || coalesce(${t.firstName}, '') || ' ' || regexp_replace(coalesce(${t.contactNumber}, ''), '\\D', '', 'g'))) gin_trgm_ops`,
    ),
    // the release before searches by this one
    index('profiles_search').using(
      'gin',
      sql`(lower(coalesce(${t.firstName}, '') || ' ' || coalesce(${t.lastName}, '') || ' ' || coalesce(${t.contactNumber}, ''))) gin_trgm_ops`,
    ),
  ],
)

/** A person has blocked another. It works both ways, and the blocked one is never told. */
export const blocks = pgTable(
  'blocks',
  {
    blockerId: text()
      .notNull()
      .references(() => users.id),
    blockedId: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.blockerId, t.blockedId] }),
    index('blocks_blocked').on(t.blockedId),
  ],
)

/** Links sent by email: verification and password reset. Only the hash is stored. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    purpose: text().$type<'verify' | 'reset'>().notNull(),
    hash: text().notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
    /** A path of this site: where the user wanted to go when registering. */
    destination: text(),
    /** Of the cookie of the browser that registered: only there the link starts a session. */
    browserHash: text(),
  },
  (t) => [
    uniqueIndex('account_tokens_hash').on(t.hash),
    index('account_tokens_user').on(t.userId),
    index('account_tokens_browser').on(t.browserHash),
  ],
)

/**
 * Changes of the address: asked for, confirmed by a link to the new one, and undone by a link to the
 * earlier one. Only the hashes of the links are stored.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    oldEmail: text().notNull(),
    newEmail: text().notNull(),
    requestedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    confirmHash: text().notNull(),
    confirmedAt: instant(),
    cancelledAt: instant(),
    undoHash: text(),
    undoUntil: instant(),
    undoneAt: instant(),
    /** The operator who started it for the user: its link needs no session. */
    startedBy: text(),
  },
  (t) => [
    uniqueIndex('email_changes_confirm').on(t.confirmHash),
    uniqueIndex('email_changes_undo').on(t.undoHash),
    index('email_changes_user').on(t.userId, t.requestedAt),
    index('email_changes_new').on(t.newEmail, t.requestedAt),
    index('email_changes_old').on(t.oldEmail),
    index('email_changes_requested').on(t.requestedAt),
  ],
)

/**
 * When a verification link was last requested for an address, whether or not it has an account: the
 * refusal within a minute must not reveal which. Only the hash of the address is stored.
 */
export const linkRequests = pgTable('link_requests', {
  addressHash: text().primaryKey(),
  requestedAt: instant().notNull(),
})

/**
 * The code that was mailed last for a login, by the address that asked for it, whether or not it has
 * an account: refusals must not reveal which. Only hashes are stored.
 */
export const loginCodes = pgTable(
  'login_codes',
  {
    addressHash: text().primaryKey(),
    /** Codes requested since `countedFrom`. */
    count: integer().notNull().default(0),
    countedFrom: instant().notNull(),
    requestedAt: instant(),
    expiresAt: instant().notNull(),
    /** When the job has answered the request. */
    sentAt: instant(),
    /** Null: not sent yet, nothing to send, or used. */
    codeHash: text(),
    tries: integer().notNull().default(0),
  },
  (t) => [index('login_codes_expiry').on(t.expiresAt)],
)

/** Passkeys (WebAuthn credentials). The private key never leaves its authenticator. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    credentialId: text().notNull(),
    /** In COSE form. */
    publicKey: bytes().notNull(),
    /** Of the newest login; always zero for authenticators that do not count. */
    signCount: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    isBackedUp: boolean().notNull(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [
    uniqueIndex('passkeys_credential').on(t.credentialId),
    index('passkeys_user').on(t.userId),
  ],
)

/** Challenges for authenticators; using one deletes it. Only the hash is stored. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    hash: text().primaryKey(),
    /** Null: for a login. */
    userId: text().references(() => users.id),
    /** Of a step-up: only the session that asked for it may use it. */
    sessionHash: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('passkey_challenges_expiry').on(t.expiresAt)],
)

/**
 * Codes that carry a destination out of an in-app browser. A row names no user, and redeeming it
 * opens a page, never a session. Redeeming deletes it.
 */
export const handoffs = pgTable(
  'handoffs',
  {
    /** Only the hash of the code is stored. */
    hash: text().primaryKey(),
    /** A path of this site. */
    destination: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('handoffs_expiry').on(t.expiresAt)],
)

/** Open invitations to the team; the owner of the verified address accepts one by signing in. */
export const teamInvitations = pgTable(
  'team_invitations',
  {
    id: text().primaryKey(),
    /** In lower case. */
    email: text().notNull(),
    role: text().$type<AdminRole>().notNull(),
    invitedBy: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [uniqueIndex('team_invitations_email').on(t.email)],
)

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    hash: text().notNull(),
    usedAt: instant(),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    userAgent: text(),
    ip: text(),
    /** The last login or step-up; null in sessions of earlier releases. */
    provedAt: instant(),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

/** Browsers in which a user has signed in before, so that a new one causes a notification. */
export const knownDevices = pgTable(
  'known_devices',
  {
    hash: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id),
    firstSeenAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.hash] })],
)

/**
 * Profile photos, re-encoded and small. In the database, so that every web process can serve them.
 */
export const photos = pgTable(
  'photos',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    mime: text().notNull(),
    size: integer().notNull(),
    bytes: bytes().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index('photos_user').on(t.userId)],
)
