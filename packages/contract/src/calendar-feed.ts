import { z } from 'zod'
import { isTimeZone } from './accounts.schemas.ts'
import { InstantText, Ok } from './common.schemas.ts'
import { endpoint } from './api/endpoint.ts'

/** The secret address that a calendar program follows; null: switched off. */
const CalendarFeed = z.object({
  address: z.string().nullable(),
  createdAt: InstantText.nullable(),
})

export const calendarFeed = {
  'GET /api/calendar-feed': endpoint({
    summary: "The address of the caller's calendar; anyone who has it can read the calendar",
    guard: 'user',
    limit: 'read',
    result: CalendarFeed,
    errors: [],
  }),
  'POST /api/calendar-feed': endpoint({
    summary: 'Create the address of the calendar, or replace it: the earlier one stops working',
    guard: 'user',
    limit: 'write',
    // of the device, for users without one in their profile
    body: z.object({ timeZone: z.string().max(60).refine(isTimeZone).optional() }),
    result: CalendarFeed,
    errors: [],
  }),
  'DELETE /api/calendar-feed': endpoint({
    summary: 'Switch the calendar off; its address stops working',
    guard: 'user',
    limit: 'write',
    result: Ok,
    errors: [],
  }),
}
