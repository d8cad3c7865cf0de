import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import { users } from '../accounts.table.ts'

/** Accounts at OpenID Connect issuers that log in to an account here. */
export const identities = pgTable(
  'identities',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    /** Its address, not its id in the configuration, which may later name another issuer. */
    issuer: text().notNull(),
    subject: text().notNull(),
    /** As the issuer named it; tells identities apart in the settings, and proves nothing. */
    email: text(),
    createdAt: instant().notNull(),
    lastUsedAt: instant(),
  },
  (t) => [
    uniqueIndex('identities_subject').on(t.issuer, t.subject),
    index('identities_user').on(t.userId),
  ],
)

/**
 * Logins at issuers that have begun; the return deletes its row. Nonce and PKCE verifier are derived
 * from the state and the secret in the browser's cookie, so that the row alone completes nothing.
 */
export const identityRequests = pgTable(
  'identity_requests',
  {
    stateHash: text().primaryKey(),
    /** Of the cookie: only the browser that began may return. */
    browserHash: text().notNull(),
    issuer: text().notNull(),
    /** Whose account gets the identity, in which session; null: a login. */
    userId: text().references(() => users.id),
    sessionHash: text(),
    /** A path of this site. */
    destination: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index('identity_requests_expiry').on(t.expiresAt),
    index('identity_requests_user').on(t.userId),
  ],
)

/** An identity that a browser has proved and that belongs to no account yet: the newest of it. */
export const pendingIdentities = pgTable(
  'pending_identities',
  {
    browserHash: text().primaryKey(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    isEmailVerified: boolean().notNull(),
    destination: text(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('pending_identities_expiry').on(t.expiresAt)],
)
