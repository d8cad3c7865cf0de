import { z } from 'zod'
import { PARTICIPATION_STATES } from '@tomogolf/domain/machines/participation-machine'
import { LANGUAGE_CODES } from '@tomogolf/domain/people/language-codes'
import { GENDERS } from '@tomogolf/domain/profile'
import { Id, InstantText, name } from '../common.schemas.ts'
import { HoldView, Refill } from './holds.schemas.ts'

/** A person without an account whose seat the guest covers with the own card. */
export const NewCompanion = z.object({
  firstName: name(1, 60),
  lastName: name(1, 60),
  adult: z.literal(true).describe('the guest confirms that the companion is 18 or older'),
  languages: z.array(z.enum(LANGUAGE_CODES)).min(1).max(17),
  gender: z.enum(GENDERS).optional().describe('needed for a women-only game'),
})
/** A companion's seat, for the guest who covers it. */
export const CompanionView = z.object({
  id: Id.describe('of the seat'),
  firstName: z.string(),
  lastName: z.string(),
  status: z.enum(PARTICIPATION_STATES),
  checkedInAt: InstantText.nullable(),
  statementUntil: InstantText.nullable(),
  hold: HoldView.nullable(),
  refill: Refill.nullish(),
})
