import { z } from 'zod'
import { EVIDENCE_STATES } from '@tomogolf/domain/booking/course-booking'
import { OwnBooking } from '../booking/bookings.schemas.ts'
import { Id, InstantText } from '../common.schemas.ts'
import { AdminGameRef, AdminPerson, Reason, listQuery } from './common.schemas.ts'

export const AdminBookingQuery = z.object({
  ...listQuery('updatedAt'),
  state: z.enum(EVIDENCE_STATES).optional(),
  game: Id.optional(),
})
/** `id` is the game's. */
export const AdminBookingRow = OwnBooking.extend({
  id: Id,
  game: AdminGameRef,
  host: AdminPerson,
  updatedAt: InstantText,
  reviewedAt: InstantText.nullable(),
  reviewedBy: z.string().nullable(),
})
export const ReviewBody = z.object({ outcome: z.enum(['accepted', 'declined']), reason: Reason })
