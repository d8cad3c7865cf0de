import { z } from 'zod'
import type { BodyOf } from '@tomogolf/contract/api/endpoints'
import {
  CHARGED_PER,
  MAX_CHARGE,
  MAX_FROM_HOURS,
  MAX_SCHEDULE_ROWS,
} from '@tomogolf/domain/booking/cancellation-schedule'
import { BOOKING_VIAS, isBookingTime } from '@tomogolf/domain/booking/course-booking'
import { fromJapanText, japanText, type Instant } from '@tomogolf/domain/time'
import type { OwnBooking } from '../../../queries/bookings.ts'

/** `YYYY-MM-DDTHH:mm`, Japan time, as the browser's own field has it; empty: not known. */
const moment = z
  .string()
  .refine((text) => text === '' || momentOf(text) !== null)
  .catch('')

export const bookingDraftSchema = z.object({
  via: z.enum(BOOKING_VIAS).catch('other'),
  reference: z
    .string()
    .transform((text) => text.slice(0, 64))
    .catch(''),
  bookedPlayers: z.int().min(1).max(16).nullable().catch(null),
  namesDueAt: moment,
  freeChangesUntil: moment,
  schedule: z
    .array(
      z.object({
        fromHours: z.int().min(0).max(MAX_FROM_HOURS),
        amount: z.int().min(0).max(MAX_CHARGE).nullable(),
        percent: z.int().min(0).max(100).nullable(),
        per: z.enum(CHARGED_PER),
      }),
    )
    .max(MAX_SCHEDULE_ROWS)
    .catch([]),
})
export type BookingDraft = z.output<typeof bookingDraftSchema>

export const EMPTY_BOOKING: BookingDraft = {
  via: 'other',
  reference: '',
  bookedPlayers: null,
  namesDueAt: '',
  freeChangesUntil: '',
  schedule: [],
}

export const momentOf = (text: string): Instant | null =>
  fromJapanText(`${text.replace('T', ' ')}:00`) ?? null
export const momentText = (at: Instant): string => japanText(at).slice(0, 16).replace(' ', 'T')

export const toBookingBody = (draft: BookingDraft): BodyOf<'PUT /api/games/:id/booking'> => {
  const at = (text: string) => (text === '' ? null : `${text.replace('T', ' ')}:00`)
  return {
    ...draft,
    reference: draft.reference.trim() || null,
    namesDueAt: at(draft.namesDueAt),
    freeChangesUntil: at(draft.freeChangesUntil),
  }
}
export const bookingDraftOf = (booking: OwnBooking): BookingDraft => ({
  via: booking.via,
  reference: booking.reference ?? '',
  bookedPlayers: booking.bookedPlayers,
  namesDueAt: booking.namesDueAt ? momentText(Date.parse(booking.namesDueAt)) : '',
  freeChangesUntil: booking.freeChangesUntil
    ? momentText(Date.parse(booking.freeChangesUntil))
    : '',
  schedule: booking.schedule,
})

/** A deadline after the tee time. */
export const isBookingBroken = (booking: BookingDraft | null, teeTime: Instant): boolean =>
  booking !== null &&
  [booking.namesDueAt, booking.freeChangesUntil].some(
    (text) => text !== '' && !isBookingTime(momentOf(text), teeTime),
  )
