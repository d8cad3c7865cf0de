import { pgTable, text } from 'drizzle-orm/pg-core'
import type { GENDERS } from '@tomogolf/domain/profile'
import type { LanguageCode } from '@tomogolf/domain/people/language-codes'
import { instant } from '../../../platform/database/database.ts'
import { participations } from '../participations.table.ts'

/** Who plays on a seat that a guest covers: a person without an account. */
export const companions = pgTable('companions', {
  participationId: text()
    .primaryKey()
    .references(() => participations.id),
  firstName: text().notNull(),
  lastName: text().notNull(),
  languages: text().array().$type<LanguageCode[]>().notNull(),
  /** As the guest says; only women-only games ask. */
  gender: text().$type<(typeof GENDERS)[number]>(),
  /** When the guest confirmed that the companion is an adult. */
  adultConfirmedAt: instant().notNull(),
})
