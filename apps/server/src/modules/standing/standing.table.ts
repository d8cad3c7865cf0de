import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../../platform/database.ts'
import { users } from '../accounts/accounts.table.ts'

export const strikes = pgTable('strikes', {
  id: text().primaryKey(), userId: text().notNull().references(() => users.id), reason: text().notNull(), gameId: text(), givenBy: text(), createdAt: instant().notNull(), removedAt: instant(), removedBy: text(), removalReason: text(),
}, (t) => [index('strikes_user').on(t.userId)])
export const suspensions = pgTable('suspensions', {
  id: text().primaryKey(), userId: text().notNull().references(() => users.id), until: instant().notNull(), reason: text().notNull(), givenBy: text(), createdAt: instant().notNull(), liftedAt: instant(), liftedBy: text(), liftReason: text(),
}, (t) => [index('suspensions_user').on(t.userId)])
