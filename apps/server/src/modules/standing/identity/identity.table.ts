import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../../../platform/database/database.ts'
import type { IdentityKind } from '../../../platform/security/identity-hash.ts'
import { users } from '../../accounts/accounts.table.ts'

/**
 * Recognises the mailbox and the cards of a deleted account that had strikes, a suspension or debts.
 * A row is deleted when the last of them expires.
 */
export const identityHashes = pgTable(
  'identity_hashes',
  {
    id: text().primaryKey(),
    kind: text().$type<IdentityKind>().notNull(),
    hash: text().notNull(),
    /** The deleted account, whose strikes, suspensions and charges are kept without a name. */
    formerUserId: text()
      .notNull()
      .references(() => users.id),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('identity_hashes_once').on(t.hash, t.formerUserId),
    index('identity_hashes_former').on(t.formerUserId),
    index('identity_hashes_expiry').on(t.expiresAt),
  ],
)

/** Accounts that inherited the standing of a deleted one; each does so once. */
export const inheritances = pgTable(
  'inheritances',
  {
    userId: text()
      .notNull()
      .references(() => users.id),
    formerUserId: text()
      .notNull()
      .references(() => users.id),
    recognisedBy: text().$type<IdentityKind>().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.formerUserId] })],
)
