import type { z } from 'zod'
import type { BookingBody } from '@tomogolf/contract/booking/bookings.schemas'
import { sortedSchedule } from '@tomogolf/domain/booking/cancellation-schedule'
import { fromJapanText } from '@tomogolf/domain/time'
import type { BookingTerms } from './claim-booking.step.ts'

export type BookingInput = z.output<typeof BookingBody>

const toInstant = (text: string | null) => (text === null ? null : fromJapanText(text)!)

/** A host's form as columns. */
export const toBookingTerms = (input: BookingInput): BookingTerms => ({
  via: input.via,
  reference: input.reference || null,
  bookedPlayers: input.bookedPlayers,
  namesDueAt: toInstant(input.namesDueAt),
  freeChangesUntil: toInstant(input.freeChangesUntil),
  schedule: sortedSchedule(input.schedule),
})
