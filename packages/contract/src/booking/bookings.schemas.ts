import { z } from 'zod'
import {
  CHARGED_PER,
  MAX_CHARGE,
  MAX_FROM_HOURS,
  MAX_SCHEDULE_ROWS,
  isSchedule,
} from '@tomogolf/domain/booking/cancellation-schedule'
import {
  BOOKING_BADGES,
  BOOKING_VIAS,
  EVIDENCE_STATES,
  MAX_BOOKED_PLAYERS,
} from '@tomogolf/domain/booking/course-booking'
import { InstantText, JapanText, line } from '../common.schemas.ts'

export const CancellationRow = z.object({
  fromHours: z.int().min(0).max(MAX_FROM_HOURS).describe('from so many hours before the tee time'),
  amount: z.int().min(0).max(MAX_CHARGE).nullable().describe('in yen'),
  percent: z.int().min(0).max(100).nullable().describe('of the green fee'),
  per: z.enum(CHARGED_PER),
})
const Schedule = z
  .array(CancellationRow)
  .max(MAX_SCHEDULE_ROWS)
  .refine(isSchedule, { params: { code: 'schedule' } })

/** A booking at the course, as its host enters it. */
export const BookingBody = z.object({
  via: z.enum(BOOKING_VIAS),
  reference: line(0, 64).nullable().default(null).describe('never shown to others'),
  bookedPlayers: z.int().min(1).max(MAX_BOOKED_PLAYERS).nullable().default(null),
  namesDueAt: JapanText.nullable().default(null).describe('names of the players are due'),
  freeChangesUntil: JapanText.nullable().default(null),
  schedule: Schedule.default([]),
})
/** What everybody sees of a booking: never the reference. */
export const SharedBooking = z.object({
  via: z.enum(BOOKING_VIAS),
  bookedPlayers: z.int().nullable(),
  namesDueAt: InstantText.nullable(),
  freeChangesUntil: InstantText.nullable(),
  schedule: z.array(CancellationRow),
})
export const EvidenceFile = z.object({ type: z.string(), size: z.int(), uploadedAt: InstantText })
export const Evidence = z.object({
  state: z.enum(EVIDENCE_STATES),
  reason: z.string().nullable().describe('why an administrator declined it'),
  file: EvidenceFile.nullable().describe('null: none, or deleted after its time'),
})
/** What the host sees. */
export const OwnBooking = SharedBooking.extend({
  reference: z.string().nullable(),
  badge: z.enum(BOOKING_BADGES).nullable(),
  evidence: Evidence,
})
